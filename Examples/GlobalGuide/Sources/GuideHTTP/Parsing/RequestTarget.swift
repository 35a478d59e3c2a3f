/// The target of a request line: the path and the query, and the host of a target in absolute form.
struct RequestTarget {
  private(set) var host: String?
  private(set) var segments: [String] = []
  private(set) var query: [HTTPQueryItem] = []
  private let isAsterisk: Bool

  /// The path in text. No segment contains a slash, so it has the same information as the segments.
  var path: String { isAsterisk ? "*" : "/" + segments.joined(separator: "/") }

  init(_ target: ArraySlice<UInt8>, method: String) throws(HTTPRefusal) {
    guard target.allSatisfy({ $0.isVisible && $0 != UInt8(ascii: "#") }) else { throw .target }
    isAsterisk = target.elementsEqual([UInt8(ascii: "*")])
    if isAsterisk {
      guard method == "OPTIONS" else { throw .target }
      return
    }
    var rest = target
    if rest.first != .slash {
      let (authority, path) = try Self.absolute(target)
      host = authority
      rest = path
    }
    let mark = rest.firstIndex(of: UInt8(ascii: "?"))
    segments = try Self.segments(rest[..<(mark ?? rest.endIndex)])
    if let mark { query = try Self.query(rest[(mark + 1)...]) }
  }

  /// The host, and what follows it, of a target such as `http://example.org/path`.
  private static func absolute(_ target: ArraySlice<UInt8>) throws(HTTPRefusal) -> (String, ArraySlice<UInt8>) {
    let schemes = ["http://", "https://"]
    let scheme = schemes.first { $0.utf8.elementsEqual(target.prefix($0.utf8.count).lazy.map(\.lowercasedASCII)) }
    guard let scheme else { throw .target }
    let rest = target.dropFirst(scheme.utf8.count)
    let end = rest.firstIndex { $0 == .slash || $0 == UInt8(ascii: "?") } ?? rest.endIndex
    let host = String(decoding: rest[..<end], as: UTF8.self)
    guard host.isHost else { throw .target }
    return (host, rest[end...])
  }

  private static func segments(_ path: ArraySlice<UInt8>) throws(HTTPRefusal) -> [String] {
    // The path of an absolute target can be empty, which means the root.
    guard path.count > 1 else { return [] }
    var segments: [String] = []
    for part in path.dropFirst().split(separator: .slash, omittingEmptySubsequences: false) {
      let bytes = try percentDecoded(part)
      guard bytes.allSatisfy({ !$0.isControl && $0 != .slash && $0 != .backslash }) else { throw .path }
      let segment = try text(bytes)
      guard segment != ".", segment != ".." else { throw .path }
      segments.append(segment)
    }
    return segments
  }

  private static func query(_ query: ArraySlice<UInt8>) throws(HTTPRefusal) -> [HTTPQueryItem] {
    var items: [HTTPQueryItem] = []
    for part in query.split(separator: UInt8(ascii: "&")) {
      let spaced = part.map { $0 == UInt8(ascii: "+") ? .space : $0 }[...]
      let end = spaced.firstIndex(of: UInt8(ascii: "=")) ?? spaced.endIndex
      let name = try percentDecoded(spaced[..<end])
      let value = try percentDecoded(spaced[end...].dropFirst())
      guard !name.contains(0), !value.contains(0) else { throw .encoding }
      items.append(HTTPQueryItem(name: try text(name), value: try text(value)))
    }
    return items
  }

  private static func percentDecoded(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) -> ArraySlice<UInt8> {
    guard bytes.contains(.percent) else { return bytes }
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == .percent else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue else { throw .encoding }
      decoded.append(UInt8(high << 4 | low))
    }
    return decoded[...]
  }

  private static func text(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) -> String {
    guard let text = String(utf8: bytes) else { throw .encoding }
    return text
  }
}

extension String {
  /// Whether the text is a host, with a port or without: that is, whether it has no character that ends or divides a host.
  var isHost: Bool {
    guard !isEmpty, first != ":" else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "%"): true
      case UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"): true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      default: byte.isDigit
      }
    }
  }
}
