/// Countries as a text with a line for each, which is smaller than JSON and needs no parser.
extension SearchedCountry {
  private static let line = "\n"

  /// Separates the facts of a country.
  private static let fact = "\u{1D}"

  /// Separates the texts of a fact.
  private static let item = "\u{1E}"

  /// Separates a language from the name in it.
  private static let pair = "\u{1F}"

  /// The text of some countries. Lists lose their empty texts, and control characters become spaces, because some are
  /// separators.
  public static func text(of countries: [SearchedCountry]) -> String {
    countries.map { $0.text + line }.joined()
  }

  /// The countries of a text. What is not the line of a country is left out.
  public static func countries(in text: String) -> [SearchedCountry] {
    parts(of: Array(text.utf8)[...], separatedBy: line).compactMap { SearchedCountry($0) }
  }

  private var text: String {
    let names = names.sorted { $0.key < $1.key }.map { Self.plain($0.key) + Self.pair + Self.plain($0.value) }
    let facts = [
      Self.plain(code), Self.plain(alpha3 ?? ""), numericCode.map { String($0) } ?? "",
      names.joined(separator: Self.item),
      Self.list(furtherNames), Self.list(capitals), Self.plain(region ?? ""), Self.list(currencies),
      Self.list(languages), Self.list(callingCodes), population.map { String($0) } ?? "", area.map { String($0) } ?? "",
    ]
    return facts.joined(separator: Self.fact)
  }

  private init?(_ line: ArraySlice<UInt8>) {
    let facts = Self.parts(of: line, separatedBy: Self.fact, keepsEmpty: true)
    guard facts.count == 12, let code = Self.texts(facts[0]).first else { return nil }
    self.init(code: code, names: [:])
    alpha3 = Self.texts(facts[1]).first
    numericCode = Self.texts(facts[2]).first.flatMap { Int($0) }
    for name in Self.parts(of: facts[3], separatedBy: Self.item) {
      let pair = Self.parts(of: name, separatedBy: Self.pair, keepsEmpty: true)
      if pair.count == 2 { names[String(decoding: pair[0], as: UTF8.self)] = String(decoding: pair[1], as: UTF8.self) }
    }
    (furtherNames, capitals) = (Self.texts(facts[4]), Self.texts(facts[5]))
    region = Self.texts(facts[6]).first
    (currencies, languages) = (Self.texts(facts[7]), Self.texts(facts[8]))
    callingCodes = Self.texts(facts[9])
    population = Self.texts(facts[10]).first.flatMap { Int($0) }
    area = Self.texts(facts[11]).first.flatMap { Int($0) }
  }

  private static func list(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.map { plain($0) }.joined(separator: item)
  }

  private static func plain(_ text: String) -> String {
    let space = UInt8(ascii: " ")
    return text.utf8.allSatisfy { $0 >= space }
      ? text : String(decoding: text.utf8.map { max($0, space) }, as: UTF8.self)
  }

  private static func texts(_ fact: ArraySlice<UInt8>) -> [String] {
    parts(of: fact, separatedBy: item).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Splits bytes, because splitting a text is slow.
  private static func parts(
    of bytes: ArraySlice<UInt8>,
    separatedBy separator: String,
    keepsEmpty: Bool = false
  ) -> [ArraySlice<UInt8>] {
    let separator = separator.utf8.first ?? 0
    return bytes.split(separator: separator, omittingEmptySubsequences: !keepsEmpty)
  }
}
