/// A program in Embedded Swift that uses a part of the world's data.
struct EmbeddedProgram {
  /// What it uses.
  let title: String

  /// The name of the file and of the module.
  let name: String

  /// The lines of a function of `text`.
  private let body: String

  var source: String {
    """
    import Almanac
    import AlmanacMoney
    import Resources

    @_cdecl("use")
    public func use(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
      let text = String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
      \(body.split(separator: "\n").joined(separator: "\n  "))
      return 0
    }

    """
  }

  /// The baseline, which prints its text.
  static let none = EmbeddedProgram(title: "prints a text", name: "Nothing", body: "print(text)")

  /// The program whose text is that of an amount.
  static let amounts = EmbeddedProgram(
    title: "an amount in any locale and currency",
    name: "Amounts",
    body: """
      let words = text.utf8.split(separator: 0x20).map { String($0) ?? "" }
      guard words.count == 3, let locale = CurrencyLocale(rawValue: words[0]), let currency = Currency(rawValue: words[1]),
        let amount = try? ExactDecimal(words[2])
      else { return 1 }
      print(AmountFormat(locale, currency).string(from: amount))
      """
  )

  static let all = [
    EmbeddedProgram(title: "codes of countries", name: "Codes", body: "print(Country(rawValue: text) != nil)"),
    EmbeddedProgram(
      title: "Country(normalizing:)",
      name: "Normalizing",
      body: "print(Country(normalizing: text)?.rawValue ?? \"\")"
    ),
    EmbeddedProgram(
      title: "facts of countries",
      name: "Facts",
      body: "print((Country(rawValue: text)?.capital ?? \"\") + String(Country(rawValue: text)?.population ?? 0))"
    ),
    EmbeddedProgram(
      title: "Country.search, in 18 languages",
      name: "CountrySearch",
      body: "for country in Country.search(text) { print(country.rawValue) }"
    ),
    EmbeddedProgram(
      title: "flags",
      name: "Flags",
      body: "print(Country(rawValue: text)?.flag.png.count ?? 0)"
    ),
    EmbeddedProgram(
      title: "symbols and digits of currencies",
      name: "Currencies",
      body: "print((Currency(rawValue: text)?.symbol ?? \"\") + String(Currency(rawValue: text)?.minorUnits ?? 0))"
    ),
    EmbeddedProgram(
      title: "names of languages, in 18 languages",
      name: "Languages",
      body: "print(Language(rawValue: text)?.name(in: text) ?? \"\")"
    ),
    EmbeddedProgram(
      title: "names of locales",
      name: "Locales",
      body: "print(CurrencyLocale(rawValue: text)?.name ?? \"\")"
    ),
    EmbeddedProgram(
      title: "Emoji.search, in English",
      name: "EmojiSearch",
      body: "for emoji in Emoji.search(text) { print(emoji.character) }"
    ),
    EmbeddedProgram(
      title: "Money, without formats",
      name: "Sums",
      body: "print((try? Money(text, Currency.euro).split(into: 3))?.first?.amount.description ?? \"\")"
    ),
    amounts,
    EmbeddedProgram(
      title: "reading amounts",
      name: "Reading",
      body: """
        guard let locale = CurrencyLocale(rawValue: text) else { return 1 }
        print((try? AmountFormat(locale, Currency.euro).parse(text))?.amount.description ?? "")
        """
    ),
  ]
}
