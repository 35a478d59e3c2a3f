public import Foundation

/// The reason why an image cannot be loaded.
public enum FlowImageError: LocalizedError, CustomStringConvertible {
  /// The server cannot be reached, or does not send the whole image in time.
  case networkUnavailable(underlying: any Error)

  /// The server answered with another status than 200.
  case invalidResponse(statusCode: Int)

  /// The data is not an image that the decoder can read.
  case notAnImage(underlying: any Error)

  /// The URL is not one of a web server.
  case invalidURL(String)

  /// The file has more bytes than the limit. The text says so.
  case tooLarge(String)

  /// What happened: the same as `errorDescription`.
  public var description: String {
    switch self {
    case .networkUnavailable(let error): "The network is unavailable. \(error.localizedDescription)"
    case .invalidResponse(let status): "The server answered with status \(status)."
    case .notAnImage(let error): "The image could not be decoded. \(error.localizedDescription)"
    case .invalidURL(let url): "'\(url)' is not the URL of a web server."
    case .tooLarge(let excess): "The image is too large. \(excess)"
    }
  }

  /// What happened.
  public var errorDescription: String? { description }

  /// What to do.
  public var recoverySuggestion: String? {
    switch self {
    case .networkUnavailable(let error):
      (error as? any LocalizedError)?.recoverySuggestion ?? "Check the internet connection and try again."
    case .invalidResponse: "Try again later. If the status stays the same, check the URL."
    case .notAnImage: "Check that the URL is that of a PNG file, or use a decoder for its format."
    case .invalidURL: "Use a URL that begins with http:// or https://."
    case .tooLarge: "Use a smaller image, or a larger limit."
    }
  }
}
