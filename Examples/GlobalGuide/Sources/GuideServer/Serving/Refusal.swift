import Foundation
import NIOCore
import NIOHTTP1

/// Why the server answers a request itself. It closes the connection then.
struct Refusal: Equatable {
  let status: HTTPResponseStatus
  /// A sentence for the client, with nothing of the request in it.
  let text: String

  init(_ status: HTTPResponseStatus, _ text: String) {
    self.status = status
    self.text = text
  }

  static let malformed = Refusal(.badRequest, "The request is malformed.")
  static let host = Refusal(.badRequest, "The request needs one valid Host field.")
  static let target = Refusal(.badRequest, "The request target must be a path in valid percent-encoded UTF-8.")
  static let oldChunks = Refusal(.badRequest, "HTTP/1.0 has no chunked bodies.")
  static let name = Refusal(.forbidden, "The guide doesn't go by this name.")
  static let timeout = Refusal(.requestTimeout, "The request took too long.")
  static let body = Refusal(.payloadTooLarge, "The body is too large.")
  static let expectation = Refusal(.expectationFailed, "The server can't meet this expectation.")
  static let head = Refusal(.requestHeaderFieldsTooLarge, "The request line or the header fields are too large.")
  static let proxy = Refusal(.notImplemented, "The server is not a proxy.")
  static let coding = Refusal(.notImplemented, "The server doesn't support this transfer coding.")
  static let late = Refusal(.serviceUnavailable, "The answer took too long.")
  static let version = Refusal(.httpVersionNotSupported, "The version must be HTTP/1.0 or HTTP/1.1.")

  /// The answer to a request that the parser doesn't accept, or `nil` if the client has only ended in the middle of
  /// one.
  init?(_ error: HTTPParserError) {
    switch error {
    case .invalidEOFState, .closedConnection: return nil
    case .headerOverflow: self = .head
    case .invalidVersion: self = .version
    default: self = .malformed
    }
  }

  /// Checks what the parser accepts, and this server doesn't.
  ///
  /// - Parameters:
  ///   - head: The head of a request.
  ///   - limits: The limits of the server.
  ///   - names: The names that a client may call the server by, or `nil` for any.
  init?(_ head: HTTPRequestHead, _ limits: ServerLimits, names: HostNames?) {
    guard let refusal = Self.line(head) ?? Self.host(head, names) ?? Self.body(head, limits) else { return nil }
    self = refusal
  }

  private static func line(_ head: HTTPRequestHead) -> Refusal? {
    guard head.version == .http1_1 || head.version == .http1_0 else { return .version }
    if head.method == .CONNECT { return .proxy }
    if head.uri.utf8.first != UInt8(ascii: "/") {
      let isAllowed = head.uri.lowercased().hasPrefix("http") || (head.uri == "*" && head.method == .OPTIONS)
      guard isAllowed else { return .target }
    }
    guard head.uri.utf8.contains(UInt8(ascii: "%")) else { return nil }
    guard let decoded = head.uri.removingPercentEncoding, !decoded.utf8.contains(0) else { return .target }
    return nil
  }

  private static func host(_ head: HTTPRequestHead, _ names: HostNames?) -> Refusal? {
    let hosts = head.headers["Host"]
    guard hosts.count == 1 || (hosts.isEmpty && head.version == .http1_0) else { return .host }
    guard let host = hosts.first else { return nil }
    guard HostNames.isValid(host) else { return .host }
    return names?.contains(host) == false ? .name : nil
  }

  private static func body(_ head: HTTPRequestHead, _ limits: ServerLimits) -> Refusal? {
    let codings = head.headers["Transfer-Encoding"]
    if !codings.isEmpty {
      guard codings.count == 1, codings[0].lowercased() == "chunked" else { return .coding }
      guard head.version == .http1_1 else { return .oldChunks }
    }
    // The parser accepts only one length, and no larger one than 64 bits hold.
    if let length = head.headers.first(name: "Content-Length"), UInt64(length) ?? .max > UInt64(limits.body) {
      return .body
    }
    guard let expectation = head.headers.first(name: "Expect") else { return nil }
    return expectation.lowercased() == "100-continue" ? nil : .expectation
  }
}

/// The names by which clients may call a server.
///
/// Another site could give its own name the address 127.0.0.1. If the server answered to it, the pages of that site
/// could read the guide as their own.
struct HostNames: Sendable {
  private let names: Set<String>

  /// Creates the names of a server on a loopback address, which only the same computer reaches. For other addresses,
  /// the result is `nil`.
  init?(loopback host: String) {
    let host = host.lowercased()
    // The shortest spelling of an address, because the same one can also be written as `0:0:0:0:0:0:0:1`.
    let address = (try? SocketAddress(ipAddress: host, port: 0))?.ipAddress ?? host
    let usual: Set = ["localhost", "127.0.0.1", "::1"]
    guard usual.contains(address) || address.hasPrefix("127.") else { return nil }
    names = usual.union([host])
  }

  /// Returns whether a `Host` field has one of the names, such as `::1` in `[::1]:8080`.
  func contains(_ host: String) -> Bool {
    if host.hasPrefix("[") { return names.contains(String(host.dropFirst().prefix { $0 != "]" })) }
    return names.contains(host.prefix { $0 != ":" }.lowercased())
  }

  /// Returns whether a text is a host, with a port or without: it has no character that ends or divides a host.
  static func isValid(_ host: String) -> Bool {
    guard let first = host.utf8.first, first != UInt8(ascii: ":") else { return false }
    return host.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"): true
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "%"): true
      default: false
      }
    }
  }
}
