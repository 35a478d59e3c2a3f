import Foundation
import GuideHTTP

extension HTTPResponse {
  /// A page.
  static func page(_ text: String, status: HTTPStatus = .ok) -> HTTPResponse { .html(text, status: status) }

  /// A value as JSON with sorted keys.
  static func encoded(_ value: some Encodable, status: HTTPStatus = .ok) -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      return .text("The answer cannot be written.", status: .internalServerError)
    }
    return .json(Array(data), status: status)
  }

  /// The reason of an error as JSON.
  static func problem(_ reason: String, _ status: HTTPStatus) -> HTTPResponse {
    .encoded(["error": reason], status: status)
  }

  /// The answer to a method that a path does not have.
  static func notAllowed(_ methods: String) -> HTTPResponse {
    var response = problem("This address takes \(methods).", .methodNotAllowed)
    response.headers["Allow"] = methods
    return response
  }

  /// The answer with an entity tag, or 304 if the browser has the same.
  func tagged(_ tag: ContentTag? = nil, cache: String, for request: HTTPRequest) -> HTTPResponse {
    guard status == .ok else { return self }
    let tag = tag ?? ContentTag(body)
    var response = tag.isKnown(to: request) ? HTTPResponse(.notModified) : self
    response.headers["ETag"] = tag.text
    response.headers["Cache-Control"] = cache
    return response
  }

  /// The answer, which depends on the browser, so that no cache may keep it.
  func uncached() -> HTTPResponse {
    var response = self
    response.headers["Cache-Control"] = "no-store"
    return response
  }

  /// The answer with what browsers need to protect the reader.
  func secured() -> HTTPResponse {
    var response = self
    for (name, value) in Self.securityFields { response.headers[name] = value }
    return response
  }

  /// Scripts, styles and images are only those of the guide, and no other page can show the guide in a frame.
  private static let securityFields = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
  ]
}
