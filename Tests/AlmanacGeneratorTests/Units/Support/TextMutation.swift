import TestSupport

/// Damages texts, for tests of readers.
enum TextMutation {
  /// Replacements that are likely to cause errors.
  private static let tokens =
    [
      "[", "]", "{", "}", ",", ":", "\"", "\\", "\\u", "\\uD83D", "\\uDE00", "null", "true", "-1e999", "1e-400", "0x",
      "9999999999999999999", "\u{0}", "\u{FEFF}", "\u{200D}", "\u{FE0F}", "🏽", "🇩🇪", "👩‍🚀", "é", "e\u{301}", "\r\n", "#",
      ";", "E", "\t+9923-00832\t", "CH", "_", "-", "[[[[[[[[", "\"\"", " ", "\t",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]

  /// One of the texts, with a few mutations.
  static func mutated(_ seeds: [String], using random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array((seeds.randomElement(using: &random) ?? "").utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 2: bytes.replaceSubrange(start..<end, with: tokens.randomElement(using: &random) ?? [])
      case 3: bytes.insert(contentsOf: tokens.randomElement(using: &random) ?? [], at: start)
      default:
        if start < bytes.count { bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
      }
    }
    return bytes
  }
}
