import Foundation

extension URL {
  /// Creates a URL from a constant string, and traps if it isn't a URL, because that is a mistake in this library.
  init(constant text: StaticString) {
    guard let url = URL(string: "\(text)") else { preconditionFailure("'\(text)' isn't a URL.") }
    self = url
  }
}
