/// Why the server does not give a request to the handler. It answers and closes the connection.
struct HTTPRefusal: Error, Equatable {
  let status: HTTPStatus
  /// A sentence for the client. It never contains a part of the request.
  let text: String

  init(_ status: HTTPStatus, _ text: String) {
    self.status = status
    self.text = text
  }

  var response: HTTPResponse { .text(text + "\n", status: status) }

  static let lineEnd = HTTPRefusal(.badRequest, "A line must end with CR and LF.")
  static let requestLine = HTTPRefusal(.badRequest, "The request line is not valid.")
  static let target = HTTPRefusal(.badRequest, "The target of the request is not valid.")
  static let path = HTTPRefusal(.badRequest, "The path is not allowed.")
  static let encoding = HTTPRefusal(.badRequest, "The target is not valid percent-encoded UTF-8.")
  static let field = HTTPRefusal(.badRequest, "A header field is not valid.")
  static let host = HTTPRefusal(.badRequest, "The request needs one valid field Host.")
  static let contentLength = HTTPRefusal(.badRequest, "The field Content-Length is not valid.")
  static let framing = HTTPRefusal(.badRequest, "The length of the body is ambiguous.")
  static let chunk = HTTPRefusal(.badRequest, "A chunk of the body is not valid.")
  static let timeout = HTTPRefusal(.requestTimeout, "The request took too long.")
  static let bodyTooLarge = HTTPRefusal(.contentTooLarge, "The body is too large.")
  static let lineTooLong = HTTPRefusal(.uriTooLong, "The request line is too long.")
  static let expectation = HTTPRefusal(.expectationFailed, "The server cannot meet the expectation.")
  static let headTooLarge = HTTPRefusal(.fieldsTooLarge, "The header fields are too large.")
  static let connect = HTTPRefusal(.notImplemented, "The server is not a proxy.")
  static let coding = HTTPRefusal(.notImplemented, "The transfer coding is not supported.")
  static let handlerDeadline = HTTPRefusal(.serviceUnavailable, "The answer took too long.")
  static let busy = HTTPRefusal(.serviceUnavailable, "Too many connections.")
  static let version = HTTPRefusal(.versionNotSupported, "The version must be HTTP/1.0 or HTTP/1.1.")
}
