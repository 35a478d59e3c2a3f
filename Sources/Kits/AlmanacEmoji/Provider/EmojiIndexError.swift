public import Foundation

/// The reason why a list of emoji can't be loaded or kept.
///
/// The cases are SwiftEmoji's, and `tooLarge`.
public enum EmojiIndexError: Error, Sendable, LocalizedError, CustomStringConvertible {
  /// The server can't be reached, or doesn't send the whole list in time.
  case networkUnavailable(underlying: any Error)

  /// The server answered with a status other than 200.
  case invalidResponse(statusCode: Int)

  /// The data is not a list of emoji.
  case decodingFailed(underlying: any Error)

  /// The cache can't be read.
  case cacheReadFailed(underlying: any Error)

  /// The cache can't be written.
  case cacheWriteFailed(underlying: any Error)

  /// There is no list: none in the cache, no fallback, and none from the source.
  case noDataAvailable

  /// The list contains no emoji.
  case emptyData

  /// The URL isn't the address of a web server.
  case invalidURL(String)

  /// The source provides no list.
  case sourceUnavailable(reason: String)

  /// The list has more bytes, emoji or words than a limit allows; the string is a sentence about it.
  case tooLarge(String)

  /// The server answered that the list is unchanged, but the request named no list.
  static let nothingToKeep = EmojiIndexError.sourceUnavailable(
    reason: "The source says that the list is unchanged, but there is no list to keep."
  )

  /// A description of the error, the same as `errorDescription`.
  public var description: String {
    switch self {
    case .networkUnavailable(let error): Self.text("The network is unavailable.", error.localizedDescription)
    case .invalidResponse(let status): "The server answered with status \(status)."
    case .decodingFailed(let error): Self.text("The list of emoji could not be decoded.", error.localizedDescription)
    case .cacheReadFailed(let error): Self.text("The cache of emoji could not be read.", error.localizedDescription)
    case .cacheWriteFailed(let error): Self.text("The cache of emoji could not be written.", error.localizedDescription)
    case .noDataAvailable: "No emoji data is available."
    case .emptyData: "The list of emoji is empty."
    case .invalidURL(let url): "'\(url)' is not the URL of a web server."
    case .sourceUnavailable(let reason): Self.text("The source of emoji is unavailable.", reason)
    case .tooLarge(let excess): Self.text("The list of emoji is too large.", excess)
    }
  }

  /// A description of the error.
  public var errorDescription: String? { description }

  /// A message describing the reason for the failure.
  public var failureReason: String? {
    switch self {
    case .networkUnavailable: "The server could not be reached, or did not send the whole list in time."
    case .invalidResponse(let status): "A successful response has status 200, not \(status)."
    case .decodingFailed(let error):
      Self.text("The data is not a list in a known format.", (error as? DecodingError)?.details ?? "")
    case .cacheReadFailed: "The cache is damaged, or the program isn't allowed to read it."
    case .cacheWriteFailed: "The disk is full, or the program isn't allowed to write to the cache."
    case .noDataAvailable: "The cache contains no list, there is no fallback, and no list could be fetched."
    case .emptyData: "The source contains no usable emoji."
    case .invalidURL: "A list can only be fetched from a URL with the scheme http or https."
    case .sourceUnavailable(let reason): reason.isEmpty ? "The source gives no reason." : Self.sentence(reason)
    case .tooLarge: "The limit keeps an endless list from filling the memory."
    }
  }

  /// A message describing how to recover from the failure.
  public var recoverySuggestion: String? {
    switch self {
    case .networkUnavailable(let error):
      (error as? any LocalizedError)?.recoverySuggestion ?? "Check the internet connection and try again."
    case .invalidResponse: "Try again later. If the status stays the same, check the URL of the source."
    case .decodingFailed: "Check that the URL leads to a list of emoji, or try again later."
    case .cacheReadFailed: "Refresh the list. The new list replaces the cache."
    case .cacheWriteFailed: "Free space on the disk, or choose a folder that the program can write to."
    case .noDataAvailable:
      "Connect to the internet once, or set a fallback with `EmojiIndexProvider.fallback = .embedded(Emoji.self)`."
    case .emptyData: "Try again later, or use another source."
    case .invalidURL: "Use a URL that starts with http:// or https://."
    case .sourceUnavailable: "Try again later, or use another source."
    case .tooLarge: "Use a source with a smaller list."
    }
  }

  private static func text(_ first: String, _ second: String) -> String {
    second.isEmpty ? first : "\(first) \(sentence(second))"
  }

  /// Returns a string with a period at its end.
  private static func sentence(_ text: String) -> String {
    text.last.map(".!?。".contains) == true ? text : text + "."
  }
}

extension DecodingError {
  /// The problem and its place, such as "At [3].name: No value." Foundation's description doesn't include the place.
  fileprivate var details: String? {
    let context: Context
    switch self {
    case .typeMismatch(_, let other), .valueNotFound(_, let other), .keyNotFound(_, let other): context = other
    case .dataCorrupted(let other): context = other
    @unknown default: return nil
    }
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    return path.isEmpty ? context.debugDescription : "At \(path): \(context.debugDescription)"
  }
}
