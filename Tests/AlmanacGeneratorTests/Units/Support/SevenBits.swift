/// A reference implementation of packed bytes, which works bit by bit.
enum SevenBits {
  /// The bytes that whole groups of characters hold: 56 bits each, the lowest seven in the first character.
  static func bytes(of characters: [UInt8]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: characters.count * 7 / 8)
    for bit in 0..<bytes.count * 8 { bytes[bit / 8] |= self.bit(bit, of: characters) << UInt8(bit % 8) }
    return bytes
  }

  /// The number in some bits of a group.
  static func number(in characters: [UInt8], group: Int, bits: Range<Int>) -> Int {
    var number = 0
    for bit in bits { number |= Int(self.bit(group * 56 + bit, of: characters)) << (bit - bits.lowerBound) }
    return number
  }

  private static func bit(_ index: Int, of characters: [UInt8]) -> UInt8 {
    characters[index / 7] >> UInt8(index % 7) & 1
  }
}
