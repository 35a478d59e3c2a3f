import Foundation

extension URLError {
  static var timeout: URLError { URLError(.timedOut, text: "The request timed out.") }

  /// An error with a text for users. Foundation only has texts for the errors that it makes itself.
  init(_ code: Code, text: String) { self.init(code, userInfo: [NSLocalizedDescriptionKey: text]) }
}
