import Foundation
import TestSupport
import Testing

@testable import AlmanacImages

@Suite struct CircleFlagRendererTests {
  private let red: [UInt8] = [213, 43, 30, 255]

  private func plain(_ side: Int) -> CircleFlagRenderer { CircleFlagRenderer(size: Double(side), style: .plain) }

  /// The distances of the nearest and the farthest corner of a pixel to the center, in radii.
  private func distances(_ x: Int, _ y: Int, side: Int) -> (near: Double, far: Double) {
    let middle = Double(side) / 2
    let dx: Double = abs(Double(x) + 0.5 - middle)
    let dy: Double = abs(Double(y) + 0.5 - middle)
    return (hypot(max(0, dx - 0.5), max(0, dy - 0.5)) / middle, hypot(dx + 0.5, dy + 0.5) / middle)
  }

  @Test func uniformImagesStayUniform() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<rounds(300) {
      let pixel = (0..<4).map { _ in UInt8.random(in: 1...255, using: &generator) }
      let (width, height) = (Int.random(in: 1...60, using: &generator), Int.random(in: 1...60, using: &generator))
      let side = Int.random(in: 1...60, using: &generator)
      let image = plain(side).image(of: TestImages.uniform(width, height, pixel))
      for y in 0..<side {
        for x in 0..<side where distances(x, y, side: side).far < 0.99 { #expect(image[x, y] == pixel) }
      }
    }
  }

  @Test func mixesLightAndNotNumbers() {
    let stripes = TestImages.image(64, 64) { x, _ in x % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    let image = plain(32).image(of: stripes)
    #expect(image.center == [188, 188, 188, 255])
    #expect(image[4, 16] == [188, 188, 188, 255])
  }

  @Test func transparentPixelsHaveNoColor() {
    let stripes = TestImages.image(64, 64) { x, _ in x % 2 == 0 ? [0, 255, 0, 0] : [255, 0, 0, 255] }
    #expect(plain(32).image(of: stripes).center == [255, 0, 0, 128])
  }

  @Test func drawsTheCircleAndNothingElse() {
    let flag = TestImages.uniform(9, 9, red)
    let sides = Array(1...24) + [47, 100, 299, 300]
    for side in sides {
      let image = CircleFlagRenderer(size: Double(side)).image(of: flag)
      #expect(image.width == side && image.height == side)
      for y in 0..<side {
        for x in 0..<side {
          let (near, far) = distances(x, y, side: side)
          if near > 1.000_1 { #expect(image[x, y] == [0, 0, 0, 0]) }
          if far < 0.98 { #expect(image[x, y][3] == 255) }
        }
      }
    }
  }

  @Test func edgesHaveTheAreaOfTheCircle() {
    for side in [8, 16, 33, 64, 128] {
      let image = plain(side).image(of: TestImages.uniform(4, 4, red))
      let area = stride(from: 3, to: image.pixels.count, by: 4).reduce(0) { $0 + Double(image.pixels[$1]) / 255 }
      #expect(abs(area / (.pi * Double(side * side) / 4) - 1) < 0.01)
    }
  }

  @Test func symmetricFlagsStaySymmetric() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<rounds(100) {
      let size = Int.random(in: 2...40, using: &generator)
      let noise = TestImages.noise(size, size, &generator)
      let flag = TestImages.image(size, size) { x, y in noise[min(x, size - 1 - x), min(y, size - 1 - y)] }
      let side = Int.random(in: 1...60, using: &generator)
      let image = CircleFlagRenderer(size: Double(side)).image(of: flag)
      let mirrored = TestImages.image(side, side) { x, y in image[side - 1 - x, side - 1 - y] }
      // Sums in another order differ by rounding.
      #expect(image.difference(from: mirrored) <= 1)
    }
  }

  @Test func roundFlagsKeepTheirEdgeAndHideTheBackground() throws {
    let square = TestImages.uniform(128, 128, red)
    let round = plain(128).image(of: square)
    let style = CircleFlagStyle(background: .color(RasterColor(hex: 0x00FF00)), border: nil)
    for side in [16, 31, 64, 128] {
      let renderer = CircleFlagRenderer(size: Double(side), style: style)
      #expect(renderer.image(of: round).difference(from: renderer.image(of: square)) <= 40)
      #expect(plain(side).image(of: round).difference(from: plain(side).image(of: square)) <= 32)
    }
  }

  @Test func cutsTheSquareInTheMiddle() {
    let wide = TestImages.image(30, 10) { x, _ in (10..<20).contains(x) ? [0, 0, 255, 255] : [255, 0, 0, 255] }
    #expect(plain(20).image(of: wide) == plain(20).image(of: TestImages.uniform(10, 10, [0, 0, 255, 255])))
  }

  @Test func premultipliedFlagsLookLikeStraightOnes() throws {
    let flag = try TestImages.flag("np")
    #expect(plain(50).image(of: flag).difference(from: plain(50).image(of: flag.converted(to: .premultiplied))) <= 2)
  }

  @Test func eachSizeAndScaleWorks() throws {
    let flag = try TestImages.flag("us")
    let step = rounds(10) == 1 ? 37 : 1
    for size in stride(from: 1, through: 300, by: step) {
      // Large images take long, so each of their sizes has one scale.
      for scale in size < 50 ? [1.0, 2, 3] : [Double(1 + size % 3)] {
        let renderer = CircleFlagRenderer(size: Double(size), scale: scale)
        #expect(renderer.side == size * Int(scale))
        #expect(renderer.image(of: flag).width == renderer.side)
      }
    }
  }

  @Test func oddSizesAreLimited() {
    func side(_ size: Double, _ scale: Double) -> Int { CircleFlagRenderer(size: size, scale: scale).side }
    #expect(side(0, 1) == 1 && side(-5, 2) == 1 && side(.nan, 1) == 1 && side(10, -.infinity) == 1)
    #expect(side(.infinity, 1) == 4_096 && side(1e300, 1e300) == 4_096)
    #expect(side(10.5, 1) == 11 && side(10.3, 2) == 21)
    #expect(CircleFlagRenderer(size: .nan, scale: .nan).image(of: nil).width == 1)
  }
}
