/// Tags of languages (BCP 47).
enum LanguageTag {
  /// The place of a language among some, or of the nearest one that it is a kind of: of "zh_Hant_TW", that of "zh-Hant",
  /// or else that of "zh" (the lookup of RFC 4647).
  ///
  /// - Parameter tag: The language, with hyphens or underscores.
  static func index(of tag: String, among tags: [String]) -> Int? {
    if let index = tags.firstIndex(of: tag) { return index }
    let tags = tags.map { parts($0) }
    var wanted = parts(tag)
    while !wanted.isEmpty {
      if let index = tags.firstIndex(of: wanted) { return index }
      wanted.removeLast()
    }
    return nil
  }

  private static func parts(_ tag: String) -> [Substring] { tag.lowercased().split { $0 == "-" || $0 == "_" } }
}
