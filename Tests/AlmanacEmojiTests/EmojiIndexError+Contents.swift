import AlmanacEmoji
import Foundation

extension EmojiIndexError {
  /// The error of URL loading, if the network is unavailable because of one.
  var urlError: URLError? {
    guard case .networkUnavailable(let error) = self else { return nil }
    return error as? URLError
  }

  /// The error of decoding, if a list could not be decoded because of one.
  var decodingError: DecodingError? {
    guard case .decodingFailed(let error) = self else { return nil }
    return error as? DecodingError
  }

  /// The error of the file system or the file, if the cache could not be read or written because of one.
  var fileError: (any Error)? {
    switch self {
    case .cacheReadFailed(let error), .cacheWriteFailed(let error): error
    default: nil
    }
  }

  /// Whether an error is this one. Errors of others inside it are compared by their descriptions.
  func isSame(as error: (any Error)?) -> Bool {
    guard let error = error as? EmojiIndexError else { return false }
    switch (self, error) {
    case (.networkUnavailable(let one), .networkUnavailable(let other)): return "\(one)" == "\(other)"
    case (.invalidResponse(let one), .invalidResponse(let other)): return one == other
    case (.decodingFailed(let one), .decodingFailed(let other)): return "\(one)" == "\(other)"
    case (.cacheReadFailed(let one), .cacheReadFailed(let other)): return "\(one)" == "\(other)"
    case (.cacheWriteFailed(let one), .cacheWriteFailed(let other)): return "\(one)" == "\(other)"
    case (.noDataAvailable, .noDataAvailable), (.emptyData, .emptyData): return true
    case (.invalidURL(let one), .invalidURL(let other)): return one == other
    case (.sourceUnavailable(let one), .sourceUnavailable(let other)): return one == other
    case (.tooLarge(let one), .tooLarge(let other)): return one == other
    default: return false
    }
  }
}
