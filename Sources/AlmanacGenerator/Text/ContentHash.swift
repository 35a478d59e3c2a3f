import CPNGDecoder

/// A hash of texts and files, to notice that one of them has changed.
///
/// It is FNV-1a with 64 bits, over each part and its length. It does not protect from forgery.
struct ContentHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: [UInt8]) {
    let value = value
    self.value = bytes.withUnsafeBufferPointer { almanac_hash(value, $0.baseAddress, $0.count) }
    self.value = (self.value ^ UInt64(bytes.count)) &* 0x100_0000_01B3
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// The hash in hexadecimal digits.
  var text: String { String(value, radix: 16) }
}
