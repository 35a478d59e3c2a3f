import AlmanacImages
import Foundation
import TestSupport

/// An image in `Tests/Goldens/Rendering` that a test compares with what it drew.
struct ImageReference {
  /// A difference that rounding on another system explains, of 255.
  private static let tolerance = 3

  /// The name of the file without its extension.
  let name: String

  private var file: URL {
    Repository.root.appendingPathComponent("Tests/Goldens/Rendering/\(name).png", isDirectory: false)
  }

  /// Compares an image with the reference, or writes it when recording.
  ///
  /// - Returns: What is wrong, with the folder of the expected image, the actual one and their difference.
  func complaint(about image: RasterImage) throws -> String? {
    if Repository.isRecording { try Data(image.png()).write(toNew: file) }
    guard let data = try? Data(contentsOf: file) else {
      return try report("there is no reference", ["actual": image])
    }
    let expected = try RasterImage(png: [UInt8](data))
    guard expected.width == image.width, expected.height == image.height else {
      return try report("the size differs", ["expected": expected, "actual": image])
    }
    let difference = image.difference(from: expected)
    guard difference > Self.tolerance else { return nil }
    let images = ["expected": expected, "actual": image, "difference": Self.difference(expected, image)]
    return try report("a channel differs by \(difference)", images)
  }

  private func report(_ problem: String, _ images: [String: RasterImage]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "almanac-rendering-\(UUID().uuidString)",
      isDirectory: true
    )
    for (kind, image) in images {
      try Data(image.png()).write(toNew: folder.appendingPathComponent("\(name)-\(kind).png", isDirectory: false))
    }
    return "\(name): \(problem); see \(folder.path)"
  }

  /// The differences of all channels, eight times as bright.
  private static func difference(_ left: RasterImage, _ right: RasterImage) -> RasterImage {
    let bytes = [left, right].map { $0.converted(to: .premultiplied).pixels }
    var pixels = zip(bytes[0], bytes[1]).map { UInt8(min(255, 8 * abs(Int($0) - Int($1)))) }
    for byte in stride(from: 3, to: pixels.count, by: 4) {
      for channel in (byte - 3)..<byte { pixels[channel] = max(pixels[channel], pixels[byte]) }
      pixels[byte] = 255
    }
    return RasterImage(width: left.width, height: left.height, pixels: pixels)
  }
}
