public import Foundation

/// The reason why a list of emoji cannot be loaded.
public enum EmojiSourceError: Error, Equatable, CustomStringConvertible {
  /// The server answered with another status than 200.
  case status(Int, URL)

  /// The answer is not HTTP.
  case notHTTP(URL)

  /// The answer has more bytes than the limit.
  case tooLarge(limit: Int, URL)

  /// The list is empty.
  case empty

  /// The source says that the list is unchanged, but it was not asked about a list.
  case nothingToKeep

  /// What happened, and how to correct it.
  public var description: String {
    switch self {
    case .status(let status, let url): "\(url.absoluteString) answered with status \(status) instead of 200"
    case .notHTTP(let url): "\(url.absoluteString) did not answer as HTTP; use an http or https URL"
    case .tooLarge(let limit, let url): "\(url.absoluteString) has more than \(limit) bytes, more than emoji take"
    case .empty: "the list of emoji is empty"
    case .nothingToKeep: "the source says that the list is unchanged, but the request names no list to keep"
    }
  }
}
