import Testing

@testable import AlmanacImages

@Suite struct ImageFileTests {
  @Test func readsPNGFiles() throws {
    let image = RasterImage(width: 2, height: 1, pixels: [1, 2, 3, 255, 4, 5, 6, 128])
    #expect(try RasterImage(file: image.png()) == image)
    #expect(throws: RasterImageError.empty) { try RasterImage(file: []) }
  }

  #if canImport(ImageIO)
    /// A GIF file of one red pixel.
    @Test func readsOtherFormats() throws {
      let head = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0xFF, 0, 0, 0, 0, 0]
      let gif = head + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
      let image = try RasterImage(file: gif)
      #expect(image == RasterImage(width: 1, height: 1, pixels: [255, 0, 0, 255]))
      #expect(throws: RasterImageError.tooLarge(width: 1, height: 1)) {
        try RasterImage(file: gif, maximumPixelCount: 0)
      }
    }
  #else
    @Test(
      arguments: [
        ([0xFF, 0xD8, 0xFF, 0xE0], "JPEG"), (Array("GIF89a".utf8), "GIF"), (Array("RIFF....WEBPVP8 ".utf8), "WebP"),
        (Array("....ftypheic".utf8), "HEIC"), (Array("....ftypavif".utf8), "AVIF"), (Array("II*\0".utf8), "TIFF"),
        (Array("<svg xmlns=".utf8), "SVG"),
      ] as [([UInt8], String)]
    )
    func saysWhichFormatCannotBeRead(file: [UInt8], format: String) {
      #expect(throws: RasterImageError.unsupported(format: format)) { try RasterImage(file: file) }
      let error = RasterImageError.unsupported(format: format)
      #expect(error.description.hasPrefix("\(format) files cannot be read on this system."))
    }

    @Test(arguments: ["[]", "<html>", "R", "\0", "PNG"]) func saysThatAFileIsNoImage(text: String) {
      #expect(throws: RasterImageError.unsupported(format: nil)) { try RasterImage(file: Array(text.utf8)) }
      #expect(RasterImageError.unsupported(format: nil).description.contains("unknown image format"))
    }
  #endif

  @Test func aBrokenPNGFileIsDamaged() throws {
    let png = try RasterImage.row(2).png()
    let error = #expect(throws: RasterImageError.self) { try RasterImage(file: Array(png.dropLast(20))) }
    guard case .damaged = error else { Issue.record("\(String(describing: error))"); return }
  }
}
