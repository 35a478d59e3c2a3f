import AlmanacImages
import Foundation
import TestSupport
import Testing

/// Compares sheets of rendered flags with the images in `Tests/Goldens/Rendering`. `Scripts/test --record` draws them.
@Suite struct RenderingGoldenTests {
  private static let sky = RasterColor(hex: 0x9FB6C8)

  private static let styles: [(name: String, style: CircleFlagStyle)] = [
    ("plain", .plain),
    ("default", .default),
    (
      "material",
      CircleFlagStyle(
        background: .material(.ultraThin),
        border: .init(width: 2, color: .white.opacity(0.6)),
        placeholder: .monogram
      )
    ),
    (
      "color",
      CircleFlagStyle(
        background: .color(RasterColor(hex: 0x223355)),
        border: .init(width: 3, color: RasterColor(hex: 0xFFCC00)),
        placeholder: .globe
      )
    ),
    ("swatch", CircleFlagStyle(border: nil, placeholder: .color(RasterColor(hex: 0x44AA77)))),
  ]

  private func expect(_ image: RasterImage, _ name: String) throws {
    let complaint = try ImageReference(name: name).complaint(about: image)
    #expect(complaint == nil)
  }

  @Test(arguments: styles.map(\.name))
  func drawsTheStyle(name: String) throws {
    let style = try #require(Self.styles.first { $0.name == name }?.style)
    let flags = try ["us", "ch", "np", "jp"].map { (code: $0, flag: Optional(try TestImages.flag($0))) }
    let images = [(16, 1), (32, 1), (24, 2)].flatMap { size, scale in
      let renderer = CircleFlagRenderer(size: Double(size), scale: Double(scale), style: style)
      return (flags + [(code: "en_US", flag: nil)]).map {
        (name: $0.code, image: renderer.image(of: $0.flag, code: $0.code))
      }
    }
    try expect(RasterSheet(images, columns: 5, spacing: 2, background: Self.sky).image, name)
  }

  @Test func enlarges() throws {
    let renderer = CircleFlagRenderer(size: 160, style: .default)
    try expect(renderer.image(of: try TestImages.flag("br")), "large")
  }

  @Test func writesLetters() throws {
    let style = CircleFlagStyle(background: .color(.white), border: nil, placeholder: .monogram)
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let codes = stride(from: 0, to: letters.count, by: 2).map { String(letters[$0...($0 + 1)]) } + ["ENG", "M", ""]
    let sheet = CircleFlagRenderer(size: 36, style: style).sheet(
      of: codes.map { (code: $0, flag: nil) },
      columns: 7,
      spacing: 2,
      background: Self.sky
    )
    try expect(sheet.image, "letters")
  }

  @Test func saysWhatDiffers() throws {
    let image = TestImages.uniform(2, 2, [1, 2, 3, 4])
    guard !Repository.isRecording else { return }
    let complaint = try #require(try ImageReference(name: "large").complaint(about: image))
    let folder = URL(fileURLWithPath: String(complaint.drop { $0 != "/" }), isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(complaint.hasPrefix("large: the size differs; see /"))
    #expect(names == ["large-actual.png", "large-expected.png"])
  }
}
