import Foundation
import Testing

@testable import AlmanacImages

@Suite struct CircleFlagStyleTests {
  private static let materials: [CircleFlagStyle.Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]

  private let flag = TestImages.uniform(8, 8, [0, 0, 255, 255])

  private func image(_ style: CircleFlagStyle, of flag: RasterImage?, code: String? = nil, scale: Double = 1)
    -> RasterImage
  {
    CircleFlagRenderer(size: 40, scale: scale, style: style).image(of: flag, code: code)
  }

  @Test func bordersAreInsideTheEdge() {
    let style = CircleFlagStyle(border: .init(width: 3, color: RasterColor(hex: 0xFF0000)))
    for scale in [1.0, 2, 3] {
      let (drawn, point) = (image(style, of: flag, scale: scale), Int(scale))
      #expect(drawn[1 * point, 20 * point] == [255, 0, 0, 255])
      #expect(drawn[38 * point, 20 * point] == [255, 0, 0, 255])
      #expect(drawn[4 * point, 20 * point] == [0, 0, 255, 255])
      #expect(drawn.center == [0, 0, 255, 255])
    }
  }

  @Test func translucentBordersShowTheFlag() {
    let style = CircleFlagStyle(border: .init(width: 3, color: .white.opacity(0.5)))
    #expect(image(style, of: flag)[1, 20] == [188, 188, 255, 255])
  }

  @Test(arguments: [0, -1, -.infinity, .nan, 1e-9] as [Double])
  func bordersWithoutWidthAreNotDrawn(width: Double) {
    let style = CircleFlagStyle(border: .init(width: width, color: .white))
    #expect(image(style, of: flag).difference(from: image(CircleFlagStyle(border: nil), of: flag)) <= 1)
  }

  @Test(arguments: [20, 20.5, 100, 1e300, .infinity, .greatestFiniteMagnitude] as [Double])
  func wideBordersCoverTheCircle(width: Double) {
    let style = CircleFlagStyle(border: .init(width: width, color: RasterColor(hex: 0xFF0000)))
    let red = CircleFlagStyle(background: .color(RasterColor(hex: 0xFF0000)), border: nil, placeholder: .none)
    #expect(image(style, of: flag) == image(red, of: nil))
  }

  @Test func backgroundsAreBehindTheFlag() {
    let glass = TestImages.uniform(8, 8, [0, 0, 255, 51])
    let green = CircleFlagStyle(background: .color(RasterColor(hex: 0x00FF00)), border: nil)
    #expect(image(green, of: flag).center == [0, 0, 255, 255])
    #expect(image(green, of: glass).center == [0, 231, 124, 255])
    #expect(image(.plain, of: glass).center == [0, 0, 255, 51])
  }

  @Test func materialsAreTranslucentWhite() {
    for material in Self.materials {
      let style = CircleFlagStyle(background: .material(material), border: nil, placeholder: .none)
      #expect(image(style, of: nil).center == [255, 255, 255, UInt8((material.opacity * 255).rounded())])
    }
    let opacities = Self.materials.map(\.opacity)
    #expect(opacities == opacities.sorted())
  }

  @Test func placeholdersAreDrawnWithoutFlag() {
    func placeholder(_ placeholder: CircleFlagStyle.Placeholder, _ code: String? = nil) -> RasterImage {
      image(CircleFlagStyle(background: .none, border: nil, placeholder: placeholder), of: nil, code: code)
    }
    #expect(placeholder(.none).pixels.allSatisfy { $0 == 0 })
    #expect(placeholder(.color(RasterColor(hex: 0x112233))).center == [0x11, 0x22, 0x33, 255])
    #expect(placeholder(.monogram, "us") == placeholder(.monogram, "US"))
    #expect(placeholder(.monogram, "US") == placeholder(.monogram, "en_US"))
    #expect(placeholder(.monogram, "ENG") == placeholder(.monogram, "GB-ENG"))
    #expect(placeholder(.monogram, "US") != placeholder(.monogram, "UK"))
    for code in [nil, "", "—", "日本", "__", "__missing__", "nowhere"] {
      #expect(placeholder(.monogram, code) == placeholder(.monogram, "XX"))
    }
    #expect(placeholder(.monogram, "XX") != placeholder(.globe))
    #expect(placeholder(.globe).pixels.contains { $0 != 0 })
  }

  @Test func inkContrastsWithTheBackground() {
    func darkest(_ background: RasterColor) -> UInt8? {
      let style = CircleFlagStyle(background: .color(background), border: nil, placeholder: .globe)
      let pixels = image(style, of: nil).pixels
      return stride(from: 0, to: pixels.count, by: 4).filter { pixels[$0 + 3] == 255 }.map { pixels[$0 + 1] }.min()
    }
    #expect(darkest(.white) ?? 255 < 100)
    #expect(darkest(RasterColor(hex: 0x306090)) == 0x60)
    #expect(darkest(.black) == 0)
  }

  @Test func startsWithTheDefaultStyle() {
    #expect(CircleFlagStyle() == .default)
    #expect(CircleFlagStyle.default.background == .color(RasterColor(white: 1, alpha: 0.1)))
    #expect(CircleFlagStyle.default.background == .defaultBackground)
    #expect(CircleFlagStyle.default.border == nil)
    #expect(CircleFlagStyle.default.placeholder == .globe)
    #expect(CircleFlagStyle.Border() == .init(width: 1, color: .white.opacity(0.2)))
    #expect(CircleFlagStyle.Border(width: 2).rasterColor == .white.opacity(0.2))
    #expect(CircleFlagRenderer().side == 46)
  }
}
