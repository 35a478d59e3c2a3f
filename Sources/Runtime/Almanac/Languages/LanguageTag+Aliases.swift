extension LanguageTag {
  /// Returns the result of `find` for a locale's tag, or else for the same tag with other codes: first the ones that
  /// replace withdrawn codes, then the language's replacement, and then the code of nearly the same language.
  static func resolve<Found>(_ identifier: String, _ find: (LanguageTag) -> Found?) -> Found? {
    // A list that contains a withdrawn code means it.
    let listed = LanguageTag(canonicalizing: identifier, keepingLanguage: true)
    if let found = listed.flatMap(find) { return found }
    guard var tag = LanguageTag(canonicalizing: identifier) else { return nil }
    if tag != listed, let found = find(tag) { return found }
    for match in tag.readableLanguages where match.distance == 1 {
      tag.language = match.code
      if let found = find(tag) { return found }
    }
    return nil
  }

  /// Creates a tag from the start of a locale identifier, with the codes that CLDR uses instead of others: "zh-min-nan"
  /// is "nan", "sh" is "sr-Latn", and "ru-SU" is "ru-RU" (UTS #35, Annex C). It is `nil` if the identifier has no
  /// language.
  ///
  /// - Parameters:
  ///   - identifier: A tag or an identifier, with hyphens or underscores.
  ///   - keepingLanguage: Whether a language code of one part remains.
  init?(canonicalizing identifier: String, keepingLanguage: Bool = false) {
    let text = identifier.prefix(Self.maximumLength).prefix { $0 != "@" && $0 != "." }
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let replacement = Self.replaceLanguage(in: &parts, keepingLanguage: keepingLanguage)
    Self.replaceRegion(in: &parts)
    guard var tag = LanguageTag(startOf: parts.joined(separator: "-")) else { return nil }
    // The tag's own script and region take precedence.
    tag.script = tag.script ?? replacement?.script
    tag.region = tag.region ?? replacement?.region
    self = tag
  }

  /// Replaces the parts that have an alias with the alias's language, and returns the whole alias.
  private static func replaceLanguage(in parts: inout [String], keepingLanguage: Bool) -> LanguageTag? {
    let language = parts[0]
    for count in [3, 2] where parts.count >= count {
      guard let alias = alias(of: parts[..<count].joined(separator: "-")) else { continue }
      parts.replaceSubrange(..<count, with: [alias.language])
      return alias
    }
    let variants = parts.dropFirst().filter { $0.utf8.count > 4 }.map { "\(language)-\($0)" }
    guard let alias = (variants + (keepingLanguage ? [] : [language])).lazy.compactMap(alias).first else { return nil }
    parts[0] = alias.language
    return alias
  }

  private static func alias(of code: String) -> LanguageTag? {
    value(of: code, in: aliases).flatMap { LanguageTag(startOf: $0) }
  }

  /// Replaces a region's code. If several countries succeeded it, the language's country replaces it, or else the
  /// first.
  private static func replaceRegion(in parts: inout [String]) {
    let index = parts.count > 1 && parts[1].utf8.count == 4 ? 2 : 1
    guard index < parts.count, 2...3 ~= parts[index].utf8.count else { return }
    guard let codes = value(of: parts[index].uppercased(), in: territoryAliases) else { return }
    let regions = codes.split(separator: ",").map(String.init)
    let usual = LanguageTag(startOf: parts[..<index].joined(separator: "-"))?.likelyRegion
    parts[index] = regions.first { $0 == usual } ?? regions[0]
  }
}

extension LanguageTag {
  /// The script, or else the language's usual one in the region, or `nil` if it is unknown (CLDR's likely subtags).
  var likelyScript: String? {
    if let script { return script }
    if let region, let script = Self.value(of: "\(language)-\(region)", in: Self.likelySubtags) { return script }
    return usual?.script
  }

  /// The region, or else the language's usual one in the script, or `nil` if it is unknown.
  var likelyRegion: String? {
    if let region { return region }
    if let script, let region = Self.value(of: "\(language)-\(script)", in: Self.likelySubtags) { return region }
    return usual?.region
  }

  private var usual: (script: String, region: String)? {
    guard let parts = Self.value(of: language, in: Self.likelySubtags)?.split(separator: "-") else { return nil }
    return (parts.count > 1 ? String(parts[0]) : "Latn", String(parts[parts.count - 1]))
  }

  /// Returns the value after a key and `=` in a list whose entries are separated by spaces.
  static func value(of key: String, in list: StaticString) -> String? {
    var key = key + "="
    return key.withUTF8 { key in
      list.withUTF8Buffer { list in
        var scanner = ByteScanner(list, for: key)
        while let match = scanner.next() {
          guard match == 0 || list[match - 1] == UInt8(ascii: " ") else { continue }
          let value = list[(match + key.count)...].prefix { $0 != UInt8(ascii: " ") }
          return String(decoding: value, as: UTF8.self)
        }
        return nil
      }
    }
  }
}
