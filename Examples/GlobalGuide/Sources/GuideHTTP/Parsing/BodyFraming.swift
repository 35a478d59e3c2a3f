/// How a body ends.
enum BodyFraming: Equatable {
  /// After a number of bytes, which can be 0.
  case length(Int)
  /// With an empty chunk.
  case chunked

  /// Reads `Content-Length` and `Transfer-Encoding`. What two programs could understand in two ways is refused.
  init(_ head: RequestHead, limit: Int) throws(HTTPRefusal) {
    let lengths = head.headers.values(of: "Content-Length")
    let codings = head.headers.values(of: "Transfer-Encoding")
    guard codings.isEmpty else {
      guard lengths.isEmpty, head.minorVersion == 1 else { throw .framing }
      guard codings.count == 1, codings[0].isEqualIgnoringCase("chunked") else { throw .coding }
      self = .chunked
      return
    }
    guard let text = lengths.first else {
      self = .length(0)
      return
    }
    guard lengths.count == 1, !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else { throw .contentLength }
    // A number that is too large for `Int` is too large for a body.
    guard let length = Int(text), length <= limit else { throw .bodyTooLarge }
    self = .length(length)
  }
}
