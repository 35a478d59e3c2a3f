public import Foundation

/// The reason why an image can't be loaded.
///
/// Two errors are equal if they have the same case, and the same status, URL or string. Underlying errors don't count.
public enum FlowImageError: LocalizedError, CustomStringConvertible, Equatable {
  /// The server can't be reached, or doesn't send the whole image in time.
  case networkUnavailable(underlying: any Error)

  /// The server answered with a status other than 200.
  case invalidResponse(statusCode: Int)

  /// The data is not an image that the decoder can read.
  case notAnImage(underlying: any Error)

  /// The URL isn't a web server's.
  case invalidURL(String)

  /// The file has more bytes, or the image more pixels, than the limit; the string is a sentence about it.
  case tooLarge(String)

  /// A `TestFlowImage` that was asked to fail.
  case failedForTest

  /// The image could not be loaded, for another reason.
  ///
  /// Almanac doesn't throw it; your own images can.
  case failed

  /// Something unexpected happened.
  ///
  /// Almanac doesn't throw it; your own images can.
  case unexpected

  /// A description of the error: the same as `errorDescription`.
  public var description: String {
    switch self {
    case .networkUnavailable(let error): "The network is unavailable. \(error.localizedDescription)"
    case .invalidResponse(let status): "The server answered with status \(status)."
    case .notAnImage(let error): "The image could not be decoded. \(error.localizedDescription)"
    case .invalidURL(let url): "'\(url)' is not the URL of a web server."
    case .tooLarge(let excess): "The image is too large. \(excess)"
    case .failedForTest: "The test image failed as requested."
    case .failed: "The image could not be loaded."
    case .unexpected: "Something unexpected happened while the image was loaded."
    }
  }

  /// A description of the error.
  public var errorDescription: String? { description }

  /// A suggestion for how to recover from the error.
  public var recoverySuggestion: String? {
    switch self {
    case .networkUnavailable(let error):
      (error as? any LocalizedError)?.recoverySuggestion ?? "Check the internet connection and try again."
    case .invalidResponse: "Try again later. If the status stays the same, check the URL."
    case .notAnImage: "Check that the URL leads to an image, or use a decoder for its format."
    case .invalidURL: "Use a URL that starts with http:// or https://."
    case .tooLarge: "Use a smaller image, or a larger limit."
    case .failed, .unexpected: "Try again."
    case .failedForTest: nil
    }
  }

  /// Returns whether two errors have the same case, and the same status, URL or string.
  public static func == (one: FlowImageError, other: FlowImageError) -> Bool {
    switch (one, other) {
    case (.networkUnavailable, .networkUnavailable), (.notAnImage, .notAnImage): true
    // A description identifies the case, and contains the status, the URL or the string.
    default: one.description == other.description
    }
  }
}
