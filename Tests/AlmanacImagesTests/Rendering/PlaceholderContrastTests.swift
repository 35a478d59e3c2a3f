import AlmanacImages
import Foundation
import Testing

/// The contrast of placeholders on a white page and on one in Apple's dark gray, by the formulas of WCAG 2.
@Suite struct PlaceholderContrastTests {
  private static let pages: [[UInt8]] = [[255, 255, 255], [0x1C, 0x1C, 0x1E]]

  /// The contrast between the drawing and what is around it inside the circle, on a page.
  private func contrast(of image: RasterImage, on page: [UInt8]) -> Double {
    // Neither a line of the globe nor a letter is near the edge.
    let ground = luminance(image[image.width / 2, image.height / 16], on: page)
    let middle = image.width / 5..<image.width - image.width / 5
    let drawing = Set(middle.flatMap { y in middle.map { x in image[x, y] } }).map { luminance($0, on: page) }
    return drawing.map { (max($0, ground) + 0.05) / (min($0, ground) + 0.05) }.max() ?? 1
  }

  /// The relative luminance of a pixel that a browser puts on a page.
  private func luminance(_ pixel: [UInt8], on page: [UInt8]) -> Double {
    let opacity = Double(pixel[3]) / 255
    let light = zip(pixel, page).map { front, back in
      let value = (Double(front) * opacity + Double(back) * (1 - opacity)) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
  }

  @Test(arguments: [CircleFlagStyle.Placeholder.globe, .monogram], [16, 24, 46, 128, 300])
  func defaultPlaceholdersAreSeenOnLightAndDarkPages(placeholder: CircleFlagStyle.Placeholder, size: Int) {
    for background in [CircleFlagStyle.Background.defaultBackground, .none] {
      let style = CircleFlagStyle(background: background, placeholder: placeholder)
      let image = CircleFlagRenderer(size: Double(size), style: style).image(of: nil, code: "us")
      for page in Self.pages { #expect(contrast(of: image, on: page) >= 3, "\(background) on \(page)") }
    }
  }

  @Test func placeholdersAreSeenOnEveryOpaqueBackground() {
    for gray in stride(from: 0, through: 255, by: 5) {
      for color in [RasterColor(white: Double(gray) / 255), RasterColor(hex: UInt32(gray) << 8 | 0x40_00FF)] {
        let style = CircleFlagStyle(background: .color(color))
        let image = CircleFlagRenderer(size: 32, style: style).image(of: nil)
        for page in Self.pages { #expect(contrast(of: image, on: page) >= 3, "\(color) on \(page)") }
      }
    }
  }

  @Test func placeholdersAreSeenOnMaterials() {
    for material in [CircleFlagStyle.Material.ultraThin, .thin, .regular, .thick, .ultraThick, .bar] {
      let style = CircleFlagStyle(background: .material(material), placeholder: .monogram)
      let image = CircleFlagRenderer(size: 64, style: style).image(of: nil, code: "us")
      for page in Self.pages {
        let contrast = contrast(of: image, on: page)
        #expect(contrast >= 2.9, "\(material.opacity) on \(page): \(contrast)")
      }
    }
  }

  @Test(arguments: [0x000000, 0x1C1C1E, 0x767676, 0xFFFFFF] as [UInt32])
  func aSheetKnowsItsPage(color: UInt32) throws {
    let page = RasterColor(hex: color)
    let sheet = CircleFlagRenderer(size: 64).sheet(of: [("us", nil)], background: page)
    #expect(contrast(of: sheet.image, on: [0, 0, 0]) >= 3)
  }
}
