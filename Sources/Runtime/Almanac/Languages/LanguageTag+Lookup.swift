extension LanguageTag {
  private static var hyphen: UInt8 { 0x2D }

  /// The maximum length of a tag; the rest is ignored. It is several times the length of any real tag, because each
  /// part can cost another lookup.
  static var maximumLength: Int { 255 }

  /// Returns the index of a language, or of the closest language that includes it (the lookup of RFC 4647): for
  /// "zh_Hant_TW", the index of "zh-Hant", or else of "zh". The tag can contain hyphens or underscores.
  package static func index(of tag: String, among tags: [String]) -> Int? {
    tags.firstIndex(of: tag) ?? lookup(folded(tag)) { wanted in tags.firstIndex { folded($0)[...] == wanted } }
  }

  /// Returns the result of `find` for a tag, or else for the closest tag that includes it (the lookup of RFC 4647). The
  /// tag contains hyphens, not underscores.
  static func lookup<Found>(_ tag: [UInt8], _ find: (ArraySlice<UInt8>) -> Found?) -> Found? {
    var rest = tag.prefix(maximumLength)
    while !rest.isEmpty {
      if let found = find(rest) { return found }
      rest = rest[..<(rest.lastIndex(of: hyphen) ?? 0)]
    }
    return nil
  }

  /// Returns the bytes in lowercase, with one hyphen between the parts.
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
