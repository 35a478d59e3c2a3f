/// Countries as a text with a line for each, which is smaller than JSON and needs no parser.
extension SearchedCountry {
  private static let line = "\n"

  /// Separates the facts of a country.
  private static let fact = "\u{1D}"

  /// Separates the texts of a fact.
  private static let item = "\u{1E}"

  /// Separates a language from the name in it.
  private static let pair = "\u{1F}"

  /// The text of some countries. Lists lose their empty texts, and control characters become spaces, because some are separators.
  public static func text(of countries: [SearchedCountry]) -> String {
    countries.map { $0.text + line }.joined()
  }

  /// The countries of a text. What is not the line of a country is left out.
  public static func countries(in text: String) -> [SearchedCountry] {
    texts(in: text[...], separatedBy: line).compactMap { SearchedCountry($0) }
  }

  private var text: String {
    let names = names.sorted { $0.key < $1.key }.map { Self.plain($0.key) + Self.pair + Self.plain($0.value) }
    let facts = [
      Self.plain(code), Self.plain(alpha3 ?? ""), numericCode.map { String($0) } ?? "",
      names.joined(separator: Self.item),
      Self.list(furtherNames), Self.list(capitals), Self.plain(region ?? ""), Self.list(currencies),
      Self.list(languages),
    ]
    return facts.joined(separator: Self.fact)
  }

  private init?(_ line: Substring) {
    let facts = Self.texts(in: line, separatedBy: Self.fact, keepsEmpty: true)
    guard facts.count == 9, !facts[0].isEmpty else { return nil }
    let lists = facts.map { Self.texts(in: $0, separatedBy: Self.item).map { String($0) } }
    self.init(code: String(facts[0]), names: [:])
    alpha3 = lists[1].first
    numericCode = Int(facts[2])
    for name in lists[3] {
      let parts = Self.texts(in: name[...], separatedBy: Self.pair, keepsEmpty: true)
      if parts.count == 2 { names[String(parts[0])] = String(parts[1]) }
    }
    (furtherNames, capitals, region) = (lists[4], lists[5], lists[6].first)
    (currencies, languages) = (lists[7], lists[8])
  }

  private static func list(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.map { plain($0) }.joined(separator: item)
  }

  private static func plain(_ text: String) -> String {
    let space = UInt8(ascii: " ")
    return text.utf8.allSatisfy { $0 >= space }
      ? text : String(decoding: text.utf8.map { max($0, space) }, as: UTF8.self)
  }

  /// Splits at bytes, because splitting at characters is slow.
  private static func texts(
    in text: Substring,
    separatedBy separator: String,
    keepsEmpty: Bool = false
  ) -> [Substring] {
    let byte = separator.utf8.first ?? 0
    return text.utf8.split(separator: byte, omittingEmptySubsequences: !keepsEmpty).map { Substring($0) }
  }
}
