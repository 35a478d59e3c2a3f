public import Foundation

/// Why a list of emoji could not be had.
public enum EmojiSourceError: Error, Equatable, CustomStringConvertible {
  /// The server's answer had another status than 200.
  case status(Int, URL)

  /// The answer was no HTTP.
  case notHTTP(URL)

  /// The answer has more bytes than a list of emoji can have.
  case tooLarge(limit: Int, URL)

  /// The list has no emoji.
  case empty

  /// The source says that nothing has changed, and there is nothing that it could not have changed from.
  case nothingToKeep

  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .status(let status, let url): "\(url.absoluteString) answered with status \(status) instead of 200"
    case .notHTTP(let url): "\(url.absoluteString) did not answer as HTTP; use an http or https URL"
    case .tooLarge(let limit, let url): "\(url.absoluteString) has more than \(limit) bytes, more than emoji take"
    case .empty: "the list of emoji is empty"
    case .nothingToKeep: "the source sends no emoji because none have changed, but none are loaded"
    }
  }
}
