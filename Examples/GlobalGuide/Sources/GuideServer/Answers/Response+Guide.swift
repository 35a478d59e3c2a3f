import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The bytes of an answer and their type.
struct Content {
  let body: ByteBuffer
  let type: String

  /// Returns whether bytes of a type are compressed for clients that take that. Images of pixels are compressed
  /// already.
  static func isCompressible(_ type: String) -> Bool {
    type.hasPrefix("text/") || type == "application/json" || type == "image/svg+xml"
  }

  /// A page.
  static func page(_ text: String) -> Content {
    Content(body: ByteBuffer(string: text), type: "text/html; charset=utf-8")
  }

  /// Plain text.
  static func text(_ text: String) -> Content {
    Content(body: ByteBuffer(string: text), type: "text/plain; charset=utf-8")
  }

  /// A value as JSON with sorted keys.
  static func json(_ value: some Encodable) throws -> Content {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Content(body: ByteBuffer(bytes: try encoder.encode(value)), type: "application/json")
  }

  /// The image of a flag.
  static func png(_ bytes: [UInt8]) -> Content { Content(body: ByteBuffer(bytes: bytes), type: "image/png") }
}

extension Response {
  /// Creates an answer that no cache keeps. Some caches keep an answer for a day if it doesn't say so, also that there
  /// is no such page.
  init(_ content: Content, status: HTTPResponse.Status = .ok) {
    let headers: HTTPFields = [.contentType: content.type, .cacheControl: "no-store"]
    self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: content.body))
  }

  /// Creates an answer with an entity tag, or with the status 304 if the browser has the same content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - tag: The tag, which is a hash of the content by default.
  ///   - cache: What caches may do. By default, they ask each time whether their copy is current.
  ///   - request: The request that is answered.
  init(_ content: Content, tag: ContentTag? = nil, cache: String = "no-cache", for request: Request) {
    let tag = tag ?? ContentTag(content.body)
    let isCompressible = Content.isCompressible(content.type)
    // Compressed or not, the tag is the same, so it's weak. The status 304 has it too: a cache doesn't take a strong
    // tag for the weak one of its copy.
    var headers: HTTPFields = [.cacheControl: cache, .eTag: isCompressible ? "W/\(tag.text)" : tag.text]
    if isCompressible { headers[.vary] = "Accept-Encoding" }
    if tag.isKnown(to: request) {
      self.init(status: .notModified, headers: headers)
    } else {
      headers[.contentType] = content.type
      self.init(status: .ok, headers: headers, body: ResponseBody(byteBuffer: content.body))
    }
  }
}

/// A reason not to do what a request asks for, as JSON.
struct Problem: HTTPResponseError {
  let status: HTTPResponse.Status
  let reason: String

  init(_ reason: String, _ status: HTTPResponse.Status) {
    self.reason = reason
    self.status = status
  }

  func response(from request: Request, context: some RequestContext) throws -> Response {
    Response(try .json(["error": reason]), status: status)
  }
}
