/// The request line and the fields of a request.
struct RequestHead {
  let method: String
  let target: RequestTarget
  /// The second number of the version: 0 or 1.
  let minorVersion: Int
  private(set) var headers = HTTPHeaders()

  /// Reads a request line. The fields follow.
  init(line: ArraySlice<UInt8>) throws(HTTPRefusal) {
    let parts = line.split(separator: .space, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(\.isToken), !parts[1].isEmpty else {
      throw .requestLine
    }
    // The version comes first, because another version can have other targets.
    minorVersion = try Self.minorVersion(parts[2])
    method = String(decoding: parts[0], as: UTF8.self)
    guard method != "CONNECT" else { throw .connect }
    target = try RequestTarget(parts[1], method: method)
  }

  private static func minorVersion(_ version: ArraySlice<UInt8>) throws(HTTPRefusal) -> Int {
    switch version {
    case Self.version11: return 1
    case Self.version10: return 0
    default:
      // Such as HTTP/2.0.
      guard version.count == version11.count, version.starts(with: version11.prefix(5)) else { throw .requestLine }
      let number = Array(version.suffix(3))
      guard number[0].isDigit, number[1] == UInt8(ascii: "."), number[2].isDigit else { throw .requestLine }
      throw .version
    }
  }

  private static let version11 = Array("HTTP/1.1".utf8)[...]
  private static let version10 = Array("HTTP/1.0".utf8)[...]

  /// Adds the field of a line.
  mutating func addField(line: ArraySlice<UInt8>) throws(HTTPRefusal) {
    // A line that begins with white space continues the last field in old versions of HTTP. Its name is not a token.
    guard let colon = line.firstIndex(of: .colon), colon > line.startIndex, line[..<colon].allSatisfy(\.isToken)
    else { throw .field }
    var value = line[(colon + 1)...]
    while value.first?.isWhiteSpace == true { value.removeFirst() }
    while value.last?.isWhiteSpace == true { value.removeLast() }
    guard !value.contains(where: \.isForbidden), let text = String(utf8: value) else { throw .field }
    headers.append(String(decoding: line[..<colon], as: UTF8.self), text)
  }

  /// The host of an absolute target, or the field `Host`.
  func host() throws(HTTPRefusal) -> String? {
    let hosts = headers.values(of: "Host")
    guard hosts.count == 1 || (hosts.isEmpty && minorVersion == 0), hosts.allSatisfy(\.isHost) else { throw .host }
    return target.host ?? hosts.first
  }

  /// Whether the client can send another request on the connection.
  var keepsAlive: Bool {
    if headers.list("Connection", contains: "close") { return false }
    return minorVersion == 1 || headers.list("Connection", contains: "keep-alive")
  }

  /// Whether the client waits for the status 100 before it sends the body. HTTP/1.0 does not know it.
  func expectsContinue() throws(HTTPRefusal) -> Bool {
    guard minorVersion == 1, let expectation = headers["Expect"] else { return false }
    guard expectation.isEqualIgnoringCase("100-continue") else { throw .expectation }
    return true
  }
}

extension HTTPRequest {
  /// Makes a request of its parts.
  init(_ head: RequestHead, host: String?, body: [UInt8], peer: String) {
    method = head.method
    path = head.target.path
    segments = head.target.segments
    query = head.target.query
    headers = head.headers
    self.body = body
    self.host = host
    self.peer = peer
  }
}
