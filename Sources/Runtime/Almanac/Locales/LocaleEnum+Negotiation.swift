extension LocaleEnum {
  /// Creates the locale with a tag, or the closest one that includes it: for "de-LI", `de_LI` or else `de`.
  ///
  /// If the tag doesn't state the script, it is the usual one: "zh-TW" is `zh_Hant_TW`. The result never has another
  /// script, which readers may not know: without traditional Chinese, "zh-TW" results in `nil`, not `zh`.
  ///
  /// - Parameter tag: A BCP 47 tag or a locale identifier in upper or lower case, with hyphens or underscores: "zh-TW",
  ///   "sr-Latn-RS" or "de_CH.UTF-8". It can also contain codes that CLDR replaces: "deu" for German, "iw" for Hebrew,
  ///   or "ru-SU" for Russian in Russia.
  /// - Complexity: O(length of the tag).
  public init?(nearestTo tag: String) {
    guard let locale = Self.exact(tag) ?? LanguageTag.resolve(tag, { Self.nearest(to: $0) }) else { return nil }
    self = locale
  }

  /// Returns the locale that suits a reader best, by CLDR's language matching.
  ///
  /// It is the locale that is closest to any of the reader's. Each place in the reader's list counts a little more than
  /// a difference in region. Languages and scripts that readers usually also read are farther away: German for Swiss
  /// German, Spanish for Catalan. Readers of traditional Chinese never get simplified Chinese, and readers of other
  /// scripts get only scripts that CLDR says they know.
  ///
  /// - Parameters:
  ///   - preferences: Tags as for ``init(nearestTo:)``, the best first, such as `Locale.preferredLanguages`.
  ///   - fallback: The locale for everyone else.
  /// - Returns: A locale that the reader knows, or `fallback`.
  /// - Complexity: O(1) for a locale that the enum contains, otherwise O(number of locales in the languages that the
  ///   reader knows).
  public static func best(for preferences: [String], default fallback: Self) -> Self {
    var best: (distance: Int, locale: Self)?
    for (index, preference) in preferences.enumerated() {
      let behind = index * LanguageTag.nextPreference
      if let best, behind >= best.distance { break }
      guard let match = closest(to: preference, default: fallback) else { continue }
      if best.map({ match.distance + behind < $0.distance }) ?? true {
        best = (match.distance + behind, match.locale)
      }
    }
    return best?.locale ?? fallback
  }

  /// Returns the locale that suits a reader best, by a request's `Accept-Language` header (RFC 9110), such as
  /// `de-CH, fr;q=0.8, *;q=0.5`.
  public static func best(acceptLanguage header: String, default fallback: Self) -> Self {
    let ranges = header.split(separator: ",").map { $0.split(separator: ";", omittingEmptySubsequences: false) }
    let weighted = ranges.compactMap { parts -> (tag: String, weight: Int)? in
      guard let tag = parts.first.map({ String(String($0).trimmed) }), !tag.isEmpty, tag != "*" else { return nil }
      let weight = parts.dropFirst().map { String($0).trimmed }.first { $0.hasPrefix("q=") || $0.hasPrefix("Q=") }
      let number = weight.map { thousandths($0.dropFirst(2)) } ?? 1000
      return number > 0 ? (tag, number) : nil
    }
    // The sort is stable: tags with the same weight keep their order.
    return best(for: weighted.sorted { $0.weight > $1.weight }.map { $0.tag }, default: fallback)
  }

  /// Returns a weight such as "0.8" in thousandths, rounded down, or 0 if it isn't a number from 0 to 1. Embedded Swift
  /// can't read floating-point numbers.
  private static func thousandths(_ text: Substring) -> Int {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1].prefix(3) : ""
    guard ["", "0", "1"].contains(parts[0]) else { return 0 }
    let weight = Int("\(parts[0])\(decimals)" + String(repeating: "0", count: 3 - decimals.count)) ?? 0
    return weight > 1000 ? 0 : weight
  }

  /// Returns the locale with a tag, in which case doesn't matter.
  private static func exact(_ identifier: String) -> Self? {
    if let tag = LanguageTag(identifier) {
      if let locale = locale(tag) { return locale }
      if tag.variants.isEmpty { return nil }
    }
    // The case of variants is that of the list: `ca_ES_valencia`, but `en_US_POSIX`.
    return LanguageTag(identifier.lowercased()).flatMap(locale) ?? LanguageTag(identifier.uppercased()).flatMap(locale)
  }

  private static func locale(_ tag: LanguageTag) -> Self? { Self(rawValue: tag.parts.joined(separator: "_")) }

  private static func nearest(to tag: LanguageTag) -> Self? {
    if let locale = locale(tag.language, tag.script, tag.region) { return locale }
    let script = tag.likelyScript
    for region in tag.region == nil ? [nil] : [tag.region, nil] {
      var general = tag
      (general.script, general.region) = (nil, region)
      if general.likelyScript == script, let locale = locale(tag.language, nil, region) { return locale }
      if let script, let locale = locale(tag.language, script, region) { return locale }
    }
    return nil
  }

  private static func locale(_ language: String, _ script: String?, _ region: String?) -> Self? {
    Self(rawValue: [language, script, region].compactMap { $0 }.joined(separator: "_"))
  }

  /// Returns the locale at the smallest distance from a tag. If several are equally close, it is the one that includes
  /// the tag, or else the fallback, one that stands for others, one of the usual region, or the first.
  private static func closest(to identifier: String, default fallback: Self) -> (distance: Int, locale: Self)? {
    guard let tag = LanguageTag(canonicalizing: identifier) else { return nil }
    let nearest = Self(nearestTo: identifier)
    if let nearest, LanguageTag(startOf: nearest.rawValue).flatMap({ tag.distance(to: $0, ofLanguages: 0) }) == 0 {
      return (0, nearest)
    }
    var best: (distance: Int, order: Int, locale: Self)?
    // CLDR replaces "sh", but also states what its readers read.
    let listed = LanguageTag(canonicalizing: identifier, keepingLanguage: true)
    let others = listed?.language == tag.language ? [] : listed?.readableLanguages.dropFirst() ?? []
    for (language, distance) in tag.readableLanguages + others {
      forEachLocale(of: language) { locale, other in
        guard let distance = tag.distance(to: other, ofLanguages: distance) else { return }
        let order = locale == nearest ? 0 : locale == fallback ? 1 : other.isParadigm ? 2 : other.hasUsualRegion ? 3 : 4
        if best.map({ (distance, order) < ($0.distance, $0.order) }) ?? true { best = (distance, order, locale) }
      }
    }
    // A locale with a code that CLDR replaces, or with a variant.
    return best.map { ($0.distance, $0.locale) } ?? nearest.map { (0, $0) }
  }

  /// Calls `body` with each locale of a language that has no variant, and with its tag.
  private static func forEachLocale(of language: String, _ body: (_ locale: Self, _ tag: LanguageTag) -> Void) {
    let codes = _codes
    for index in codes.firstIndex(notBefore: language)..<codes.count {
      let code = codes[index]
      guard code.hasPrefix(language) else { break }
      guard let tag = LanguageTag(code), tag.language == language, tag.variants.isEmpty else { continue }
      body(Self(_tableIndex: index, of: codes.count), tag)
    }
  }
}
