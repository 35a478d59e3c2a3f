import Foundation

extension URLError {
  /// An error with a text for users. Foundation only has texts for the errors that it makes itself.
  init(described code: Code) {
    let text = Self.texts[code] ?? "The server sent an answer that cannot be read."
    self.init(code, userInfo: [NSLocalizedDescriptionKey: text])
  }

  private static let texts: [Code: String] = [
    .badURL: "The URL is malformed.",
    .cannotConnectToHost: "The server does not accept connections.",
    .cannotDecodeContentData: "The server sent compressed data that cannot be unpacked.",
    .cannotFindHost: "The server could not be found.",
    .dataLengthExceedsMaximum: "The server sent too much.",
    .httpTooManyRedirects: "The server redirects the request too often.",
    .networkConnectionLost: "The connection to the server was lost.",
    .secureConnectionFailed: "A secure connection to the server could not be made.",
    .serverCertificateUntrusted: "The certificate of the server is not trusted.",
    .timedOut: "The request timed out.",
  ]
}
