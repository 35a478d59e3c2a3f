import Foundation

extension URL {
  /// Creates the URL of a constant text. A text that is no URL is a mistake in this library, so it traps.
  init(constant text: StaticString) {
    guard let url = URL(string: "\(text)") else { preconditionFailure("'\(text)' is no URL.") }
    self = url
  }
}
