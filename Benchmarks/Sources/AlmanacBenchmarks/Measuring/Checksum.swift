/// FNV-1a, the digest of the results of a measured program.
enum Checksum {
  /// The checksum of the concatenation of some texts, in hexadecimal.
  static func text(of texts: some Sequence<String>) -> String {
    let value = texts.joined().utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(value, radix: 16)
  }
}
