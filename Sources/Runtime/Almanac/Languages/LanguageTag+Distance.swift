/// The distance between languages for a reader (CLDR's language matching, UTS #35).
extension LanguageTag {
  /// The distance at which a reader no longer knows a language or script.
  private static var unreadable: Int { 50 }

  /// The distance between regions if CLDR doesn't state another one.
  private static var otherRegion: Int { 4 }

  /// The distance that each later place in a reader's list adds: as much as another kind of English.
  static var nextPreference: Int { 5 }

  /// The language itself, and others that its readers also read, each with its distance.
  var readableLanguages: [(code: String, distance: Int)] {
    [(language, 0)] + Self.distances(of: language, in: Self.matches)
  }

  /// Returns the distance to a locale, given its language's distance, or `nil` if a reader of this tag doesn't know its
  /// script.
  func distance(to other: LanguageTag, ofLanguages distance: Int) -> Int? {
    let (script, otherScript) = (likelyScript, other.likelyScript)
    guard let scripts = scriptDistance(script, to: other.language, otherScript) else { return nil }
    let isTraditional = script == "Hant" && otherScript == "Hant"
    let sum = distance + scripts + regionDistance(to: other, isTraditionalChinese: isTraditional)
    return sum < Self.unreadable ? sum : nil
  }

  private func scriptDistance(_ script: String?, to otherLanguage: String, _ otherScript: String?) -> Int? {
    guard script != otherScript else { return 0 }
    guard let script, let otherScript else { return nil }
    let other = "\(otherLanguage)-\(otherScript)"
    return Self.distances(of: "\(language)-\(script)", in: Self.scriptMatches).first { $0.code == other }?.distance
  }

  private func regionDistance(to other: LanguageTag, isTraditionalChinese: Bool) -> Int {
    guard let region = likelyRegion, let otherRegion = other.likelyRegion else { return Self.otherRegion }
    guard region != otherRegion else { return 0 }
    guard language == other.language, let group = regionGroup(isTraditionalChinese: isTraditionalChinese) else {
      return Self.otherRegion
    }
    let isInside = Self.contains(region, in: group)
    // Outside of the United States, British English is the usual one.
    if language == "en", !isInside, otherRegion == "GB" { return 3 }
    return isInside == Self.contains(otherRegion, in: group) ? 4 : 5
  }

  /// Returns the regions whose forms of the language are closer to each other than to others.
  private func regionGroup(isTraditionalChinese: Bool) -> StaticString? {
    switch language {
    case "ar": Self.maghreb
    case "en": Self.enUS
    case "es", "pt": Self.americas
    case "zh": isTraditionalChinese ? Self.cnsar : nil
    default: nil
    }
  }

  /// Whether the tag names a locale that stands for others, such as `en_GB` and `es_419`.
  var isParadigm: Bool { Self.contains(parts.joined(separator: "_"), in: Self.paradigms) }

  /// Whether its region is the usual one for its language and script.
  var hasUsualRegion: Bool {
    var tag = self
    tag.region = nil
    return tag.likelyRegion == likelyRegion
  }

  /// Returns the codes and distances after a key.
  private static func distances(of key: String, in list: StaticString) -> [(code: String, distance: Int)] {
    (value(of: key, in: list) ?? "").split(separator: ",").map { entry in
      let parts = entry.split(separator: ":")
      return (String(parts[0]), Int(String(parts[1])) ?? unreadable)
    }
  }

  /// Returns whether a list of words that are separated by spaces contains a word.
  private static func contains(_ word: String, in list: StaticString) -> Bool {
    list.withUTF8Buffer { list in
      list.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(word.utf8) }
    }
  }
}
