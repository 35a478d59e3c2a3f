/// The answer to a request.
///
/// The server adds `Date`, `Content-Length` and `Connection`. To close the connection, set `Connection` to `close`.
public struct HTTPResponse: Sendable, Equatable {
  /// The status.
  public var status: HTTPStatus
  /// The header fields.
  ///
  /// A field with a name or a value that HTTP does not allow, such as one with a line break, makes the server answer 500.
  public var headers: HTTPHeaders
  /// The bytes of the body.
  ///
  /// Give the same body to `HEAD` as to `GET`: the server sends only its length. It sends none for 204 and 304.
  public var body: [UInt8]

  /// Makes a response.
  public init(_ status: HTTPStatus = .ok, headers: HTTPHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Makes a response with a content type, such as `image/png`.
  public static func bytes(_ body: [UInt8], type: String, status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status, headers: ["Content-Type": type], body: body)
  }

  /// Makes a response with plain text in UTF-8.
  public static func text(_ text: String, status: HTTPStatus = .ok) -> HTTPResponse {
    bytes(Array(text.utf8), type: "text/plain; charset=utf-8", status: status)
  }

  /// Makes a response with a page in UTF-8.
  public static func html(_ page: String, status: HTTPStatus = .ok) -> HTTPResponse {
    bytes(Array(page.utf8), type: "text/html; charset=utf-8", status: status)
  }

  /// Makes a response with JSON that is already encoded.
  public static func json(_ body: [UInt8], status: HTTPStatus = .ok) -> HTTPResponse {
    bytes(body, type: "application/json", status: status)
  }
}
