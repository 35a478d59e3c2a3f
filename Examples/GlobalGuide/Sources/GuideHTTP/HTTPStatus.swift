/// A status code of a response.
public struct HTTPStatus: Sendable, Hashable {
  /// The number, such as 404.
  public let code: Int

  /// Makes a status. A response with a number outside 200 to 599 is sent as 500.
  public init(_ code: Int) { self.code = code }

  /// 200
  public static let ok = HTTPStatus(200)
  /// 201
  public static let created = HTTPStatus(201)
  /// 204: it has no body.
  public static let noContent = HTTPStatus(204)
  /// 303: a redirect to a page that is fetched with `GET`.
  public static let seeOther = HTTPStatus(303)
  /// 304: it has no body.
  public static let notModified = HTTPStatus(304)
  /// 308
  public static let permanentRedirect = HTTPStatus(308)
  /// 400
  public static let badRequest = HTTPStatus(400)
  /// 403
  public static let forbidden = HTTPStatus(403)
  /// 404
  public static let notFound = HTTPStatus(404)
  /// 405: a response needs the field `Allow`.
  public static let methodNotAllowed = HTTPStatus(405)
  /// 406
  public static let notAcceptable = HTTPStatus(406)
  /// 408
  public static let requestTimeout = HTTPStatus(408)
  /// 409
  public static let conflict = HTTPStatus(409)
  /// 412
  public static let preconditionFailed = HTTPStatus(412)
  /// 413
  public static let contentTooLarge = HTTPStatus(413)
  /// 414
  public static let uriTooLong = HTTPStatus(414)
  /// 415
  public static let unsupportedMediaType = HTTPStatus(415)
  /// 417
  public static let expectationFailed = HTTPStatus(417)
  /// 422
  public static let unprocessableContent = HTTPStatus(422)
  /// 429
  public static let tooManyRequests = HTTPStatus(429)
  /// 431
  public static let fieldsTooLarge = HTTPStatus(431)
  /// 500
  public static let internalServerError = HTTPStatus(500)
  /// 501
  public static let notImplemented = HTTPStatus(501)
  /// 502
  public static let badGateway = HTTPStatus(502)
  /// 503
  public static let serviceUnavailable = HTTPStatus(503)
  /// 504
  public static let gatewayTimeout = HTTPStatus(504)
  /// 505
  public static let versionNotSupported = HTTPStatus(505)

  /// What the number means, in the words of RFC 9110. It is empty for a number without a name.
  public var reason: String { Self.reasons[code] ?? "" }

  /// Whether a response with this status never has a body.
  var isWithoutBody: Bool { self == .noContent || self == .notModified }

  private static let reasons = [
    200: "OK", 201: "Created", 202: "Accepted", 204: "No Content", 206: "Partial Content", 301: "Moved Permanently",
    302: "Found", 303: "See Other", 304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect",
    400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    406: "Not Acceptable", 408: "Request Timeout", 409: "Conflict", 410: "Gone", 412: "Precondition Failed",
    413: "Content Too Large", 414: "URI Too Long", 415: "Unsupported Media Type", 416: "Range Not Satisfiable",
    417: "Expectation Failed", 422: "Unprocessable Content", 429: "Too Many Requests",
    431: "Request Header Fields Too Large", 500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway",
    503: "Service Unavailable", 504: "Gateway Timeout", 505: "HTTP Version Not Supported",
  ]
}
