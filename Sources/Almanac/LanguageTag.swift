/// Language tags (BCP 47).
enum LanguageTag {
  private static var hyphen: UInt8 { 0x2D }

  /// The index of a language, or of the closest language that includes it (the lookup of RFC 4647): for "zh_Hant_TW",
  /// the index of "zh-Hant", or else of "zh".
  ///
  /// - Parameter tag: The language, with hyphens or underscores.
  static func index(of tag: String, among tags: [String]) -> Int? {
    if let index = index(among: tags, where: { $0 == tag }) { return index }
    var wanted = folded(tag)
    while !wanted.isEmpty {
      if let index = index(among: tags, where: { folded($0) == wanted }) { return index }
      repeat { wanted.removeLast() } while !wanted.isEmpty && wanted[wanted.count - 1] != hyphen
      if !wanted.isEmpty { wanted.removeLast() }
    }
    return nil
  }

  private static func index(among tags: [String], where matches: (String) -> Bool) -> Int? {
    var index = 0
    while index < tags.count {
      if matches(tags[index]) { return index }
      index += 1
    }
    return nil
  }

  /// The bytes in lower case, with one hyphen between the parts.
  private static func folded(_ tag: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var isNewPart = false
    for byte in tag.utf8 {
      if byte == hyphen || byte == 0x5F {
        isNewPart = !bytes.isEmpty
      } else {
        if isNewPart { bytes.append(hyphen) }
        isNewPart = false
        bytes.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
      }
    }
    return bytes
  }
}
