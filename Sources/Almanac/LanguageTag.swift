/// Tags of languages (BCP 47).
enum LanguageTag {
  /// The place of a language among some, or of the one that it is a kind of: of "de-AT", that of "de".
  static func index(of tag: String, among tags: [String]) -> Int? {
    let tag = tag.lowercased()
    let main = tag.prefix { $0 != "-" && $0 != "_" }
    let tags = tags.map { $0.lowercased() }
    return tags.firstIndex(of: tag) ?? tags.firstIndex { $0 == main }
  }
}
