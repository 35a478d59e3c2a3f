public import Foundation

/// The reason why an image can't be decoded or encoded.
public enum RasterImageError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The file is empty.
  case empty

  /// The file doesn't start like a PNG file.
  case notPNG

  /// The file's format can't be read, such as "JPEG" on Linux, or `nil` if the format isn't known.
  case unsupported(format: String?)

  /// The image has more pixels than the limit, or the PNG file a side of more than 1,000,000 pixels.
  case tooLarge(width: Int, height: Int)

  /// The file isn't valid, for the decoder's reason.
  case damaged(String)

  /// The image can't be written as a PNG file, for the encoder's reason.
  case notEncodable(String)

  /// The platform image contains no pixels.
  case noPixels

  /// A description of the error, in a sentence.
  public var description: String {
    switch self {
    case .empty: "The image file is empty."
    case .notPNG: "The image file is not a PNG file."
    case .unsupported(let format?): "\(format) files cannot be read on this system. \(Self.readableFormats)"
    case .unsupported(nil): "The file has an unknown image format. \(Self.readableFormats)"
    case .tooLarge(let width, let height): "The image is too large: \(width) x \(height) pixels."
    case .damaged(let reason): "The image file is damaged: \(reason)."
    case .notEncodable(let reason): "The image cannot be written as a PNG file: \(reason)."
    case .noPixels: "The image has no pixels."
    }
  }

  /// A description of the error, in a sentence.
  public var errorDescription: String? { description }

  private static var readableFormats: String {
    #if canImport(ImageIO)
      "ImageIO reads JPEG, HEIC, PNG and others."
    #else
      "Only PNG files can be read; for other formats, use your own decoder."
    #endif
  }
}
