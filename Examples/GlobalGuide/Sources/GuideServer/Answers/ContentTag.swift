import HTTPTypes
import Hummingbird
import NIOCore

/// The entity tag of a body (RFC 9110), by which browsers ask whether their copy is current.
struct ContentTag: Hashable, Sendable {
  let text: String

  /// Creates the tag of a body from a hash of its bytes, which is the same in each process. It need not withstand
  /// attacks, because the bodies are ours.
  init(_ body: ByteBuffer) {
    var (body, hash) = (body, 0xCBF2_9CE4_8422_2325 as UInt64)
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    while let word = body.readInteger(endianness: .little, as: UInt64.self) { add(word) }
    while let byte = body.readInteger(as: UInt8.self) { add(UInt64(byte)) }
    text = "\"\(String(hash, radix: 36))\""
  }

  /// Returns whether a request says that it has this body. The comparison is weak, as `If-None-Match` asks for.
  func isKnown(to request: Request) -> Bool {
    request.headers[values: .ifNoneMatch].contains { value in
      value.split(separator: ",").contains { part in
        let tag = part.drop { $0 == " " }.prefix { $0 != " " }
        return tag == "*" || (tag.hasPrefix("W/") ? tag.dropFirst(2) : tag) == text
      }
    }
  }
}
