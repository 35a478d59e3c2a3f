public import Foundation

/// The reason why an image cannot be decoded or encoded.
public enum RasterImageError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  /// The file has no bytes.
  case empty

  /// The file does not begin as a PNG file does.
  case notPNG

  /// The image has more pixels than 8192 x 8192, or a side of more than 1,000,000 pixels.
  case tooLarge(width: Int, height: Int)

  /// The file is not a valid PNG file. The text is the decoder's reason.
  case damaged(String)

  /// The image cannot be written as a PNG file. The text is the encoder's reason.
  case notEncodable(String)

  /// The image of the platform has no pixels.
  case noPixels

  /// What happened, in a sentence.
  public var description: String {
    switch self {
    case .empty: "The image file is empty."
    case .notPNG: "The image file is not a PNG file."
    case .tooLarge(let width, let height): "The image is too large: \(width) x \(height) pixels."
    case .damaged(let reason): "The PNG file is damaged: \(reason)."
    case .notEncodable(let reason): "The image cannot be written as a PNG file: \(reason)."
    case .noPixels: "The image has no pixels."
    }
  }

  /// What happened, in a sentence.
  public var errorDescription: String? { description }
}
