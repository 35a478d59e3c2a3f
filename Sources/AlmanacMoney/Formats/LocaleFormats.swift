import Almanac

/// How a locale of a generated enum writes amounts, by the tables of the enum.
public struct LocaleFormats: Hashable, Sendable {
  private let locale: any FormattedLocale.Type
  private let index: Int

  init(_ locale: any FormattedLocale.Type, at index: Int) {
    self.locale = locale
    self.index = index
  }

  /// The formats of a locale, or `nil` for the locales of the device, which tables cannot know.
  package init?<Locale: FormattedLocale>(listed locale: Locale) {
    if ["current", "currentAutoUpdating"].contains(locale.rawValue) { return nil }
    self.init(Locale.self, at: locale._tableIndex)
  }

  /// Writes the amounts of a currency.
  @inline(__always)
  func writer(_ currency: CurrencyFacts, _ settings: AmountSettings) -> AmountWriter {
    AmountWriter(locale._formats, locale: index, currency, settings)
  }

  /// The minus sign of amounts in a currency.
  func minusSign(_ currency: CurrencyFacts) -> String {
    let table = locale._formats
    return table.format(table.rows(ofLocale: index, currency: currency.key).format).minusSign.text
  }

  /// The code of the locale's own currency, or `nil` if the list does not state it.
  package var currencyCode: String? { locale._currencyCode(at: index) }

  /// The currency of the target with a code, or `nil` if the target does not list it.
  private func currency(_ code: String) -> CurrencyFacts? {
    locale._currencies.flatMap { CurrencyFacts($0, code: code) }
  }

  /// Whether the tables have the symbol that the target's list states for a currency. In a locale for which almanac.json has another
  /// one, they have that.
  package func lists(_ code: String, symbol: String) -> Bool {
    locale._currencies?.init(rawValue: code)?.symbol == symbol
  }

  /// Whether both are of the same case of the same enum.
  public static func == (first: LocaleFormats, second: LocaleFormats) -> Bool {
    first.locale == second.locale && first.index == second.index
  }

  /// Hashes the case and its enum.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(locale))
    hasher.combine(index)
  }
}

extension LocaleFormats {
  /// The texts around and between the digits of amounts.
  package struct Pattern: Sendable {
    package let currencyCode: String
    package let symbol: String
    package let positive: (prefix: String, suffix: String)
    package let negative: (prefix: String, suffix: String)
    package let minusSign: String

    /// Its texts live as long as the program.
    package let number: AmountWriter.Number
  }

  /// What the locale writes for a currency, or `nil` for one that the target does not list.
  ///
  /// - Parameters:
  ///   - symbol: The symbol, or `nil` for the one that the locale writes.
  ///   - endsWithDigit: Whether a digit ends the numbers. If not, no space is added before a symbol that follows.
  package func pattern(ofCurrency code: String, symbol: String?, endsWithDigit: Bool) -> Pattern? {
    guard let currency = currency(code) else { return nil }
    var writer = writer(currency, AmountSettings())
    let memory = TableMemory(Array((symbol ?? "").utf8))
    return withExtendedLifetime(memory) {
      let bytes = memory.bytes(in: 0..<(symbol?.utf8.count ?? 0))
      let own = symbol.map { SpacedSymbol(bytes, SymbolSpacing(of: $0)) }
      writer.symbol = (own ?? writer.symbol).map { used in
        SpacedSymbol(used.text, endsWithDigit ? used.spacing : used.spacing.subtracting(.afterDigits))
      }
      return Pattern(
        currencyCode: code,
        symbol: writer.symbol?.text.text ?? "",
        positive: writer.affixTexts(isNegative: false),
        negative: writer.affixTexts(isNegative: true),
        minusSign: minusSign(currency),
        number: writer.number
      )
    }
  }
}
