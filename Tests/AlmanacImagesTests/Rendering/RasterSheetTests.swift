import TestSupport
import Testing

@testable import AlmanacImages

@Suite struct RasterSheetTests {
  private func images(_ sizes: [(Int, Int)], _ generator: inout SeededGenerator) -> [(name: String, image: RasterImage)]
  {
    sizes.enumerated().map { index, size in
      let pixel = (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) } + [255]
      return (name: "\(index)", image: TestImages.uniform(size.0, size.1, pixel))
    }
  }

  @Test func drawsEachImageInItsRegion() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<rounds(100) {
      let sizes = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        (Int.random(in: 1...9, using: &generator), Int.random(in: 1...9, using: &generator))
      }
      let items = images(sizes, &generator)
      let columns = Int.random(in: 1...6, using: &generator)
      let spacing = Int.random(in: 0...3, using: &generator)
      let sheet = RasterSheet(items, columns: columns, spacing: spacing, background: RasterColor(hex: 0x123456))
      #expect(sheet.regions.map(\.name) == items.map(\.name))
      var covered = 0
      for (item, region) in zip(items, sheet.regions) {
        covered += region.width * region.height
        for y in 0..<region.height {
          for x in 0..<region.width { #expect(sheet.image[region.x + x, region.y + y] == item.image[x, y]) }
        }
      }
      let total = sheet.image.width * sheet.image.height
      let background = (0..<total).filter {
        sheet.image[$0 % sheet.image.width, $0 / sheet.image.width] == [18, 52, 86, 255]
      }
      #expect(background.count == total - covered)
    }
  }

  @Test func hasAboutAsManyColumnsAsRows() {
    var generator = SeededGenerator(seed: 1)
    func size(_ count: Int, columns: Int? = nil, spacing: Int = 0) -> [Int] {
      let sheet = RasterSheet(
        images(Array(repeating: (4, 2), count: count), &generator),
        columns: columns,
        spacing: spacing
      )
      return [sheet.image.width, sheet.image.height]
    }
    #expect(size(9) == [12, 6])
    #expect(size(10) == [16, 6])
    #expect(size(3, columns: 100) == [12, 2])
    #expect(size(3, columns: 0) == [4, 6])
    #expect(size(1, spacing: 5) == [14, 12])
    #expect(size(1, spacing: -5) == [4, 2])
  }

  @Test(arguments: [0, 5]) func asksForNoImages(spacing: Int) {
    let sheet = RasterSheet([], spacing: spacing, background: .white)
    #expect(sheet.regions.isEmpty && sheet.image.pixels == [255, 255, 255, 255])
    #expect(sheet["us"] == nil)
  }

  @Test func translucentImagesShowTheBackground() {
    let glass = TestImages.uniform(1, 1, [0, 0, 255, 51])
    #expect(RasterSheet([("glass", glass)], background: RasterColor(hex: 0x00FF00)).image.center == [0, 231, 124, 255])
    #expect(RasterSheet([("glass", glass)]).image == glass)
  }

  @Test func rendersManyFlags() throws {
    let renderer = CircleFlagRenderer(size: 10, scale: 2, style: .plain)
    let flag = try TestImages.flag("ch")
    let sheet = renderer.sheet(of: [("ch", flag), ("zz", nil), ("ch", nil)], columns: 2, spacing: 3)
    #expect(sheet.image.width == 2 * 20 + 3 * 6 && sheet.image.height == 2 * 20 + 3 * 6)
    let region = try #require(sheet["ch"])
    #expect([region.x, region.y, region.width, region.height] == [6, 6, 20, 20])
    #expect(sheet.image[16, 16] == renderer.image(of: flag)[10, 10])
    #expect(renderer.sheet(of: [], spacing: .nan).image.width == 1)
  }

  @Test(
    arguments: [
      (.infinity, 0), (-.infinity, 0), (.nan, 0), (-1, 0), (1e300, 256), (0.4, 1),
    ] as [(Double, Int)]
  )
  func spacingIsLimited(spacing: Double, pixels: Int) {
    let sheet = CircleFlagRenderer(size: 4, scale: 2).sheet(of: [("us", nil)], spacing: spacing)
    #expect([sheet.image.width, sheet.image.height] == [8 + 2 * pixels, 8 + 2 * pixels])
  }

  @Test func anInfiniteScaleHasNoSpacing() {
    let sheet = CircleFlagRenderer(size: .nan, scale: .infinity).sheet(of: [("us", nil), ("gb", nil)], spacing: 1)
    #expect([sheet.image.width, sheet.image.height] == [2, 1])
  }

  @Test(arguments: [(Int.max, 256), (257, 256), (.min, 0)])
  func spacingOfPixelsIsLimited(spacing: Int, pixels: Int) {
    let sheet = RasterSheet([("glass", TestImages.uniform(1, 1, [0, 0, 0, 0]))], columns: .min, spacing: spacing)
    #expect([sheet.image.width, sheet.image.height] == [1 + 2 * pixels, 1 + 2 * pixels])
  }
}
