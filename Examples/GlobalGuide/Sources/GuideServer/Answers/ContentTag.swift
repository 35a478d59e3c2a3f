import GuideHTTP

/// The entity tag of a body (RFC 9110), by which browsers ask whether their copy is current.
struct ContentTag: Hashable, Sendable {
  let text: String

  /// A hash of the bytes (FNV-1a with 64 bits).
  init(_ bytes: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    text = "\"\(String(hash, radix: 36))\""
  }

  /// The tag of a body that has a version.
  init(version: String) { text = "\"\(version)\"" }

  /// Whether a request says that it has this body. The comparison is weak, as `If-None-Match` asks for.
  func isKnown(to request: HTTPRequest) -> Bool {
    request.headers.values(of: "If-None-Match").contains { value in
      value.split(separator: ",").contains { part in
        let tag = part.drop { $0 == " " }.prefix { $0 != " " }
        return tag == "*" || (tag.hasPrefix("W/") ? tag.dropFirst(2) : tag) == text
      }
    }
  }
}
