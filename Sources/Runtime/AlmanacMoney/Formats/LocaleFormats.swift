import Almanac

/// How a locale of a generated enum writes amounts, and what else the tables of the enum contain about it.
public struct _LocaleFormats: Hashable, Sendable {
  private let formats: FormattedCase
  private let currencies: @Sendable () -> _CurrencyTables?

  /// The code of the locale's own currency, or `nil` if the list doesn't state it.
  package let currencyCode: String?

  /// Creates the formats of a locale, or returns `nil` for the locales of the device, which tables can't know.
  package init?<Locale: FormattedLocale>(listed locale: Locale) {
    if ["current", "currentAutoUpdating"].contains(locale.rawValue) { return nil }
    formats = FormattedCase(of: { Locale._formats }, at: locale._tableIndex)
    currencies = { Locale._currencies }
    currencyCode = locale.currencyCode
  }

  /// Returns whether the tables contain the symbol that the target's list states for a currency. In a locale for which
  /// almanac.json states another one, they contain that.
  package func lists(_ code: String, symbol: String) -> Bool { currencies()?.symbol(ofCode: code) == symbol }

  /// Returns whether both are of the same case of the same enum.
  public static func == (first: _LocaleFormats, second: _LocaleFormats) -> Bool { first.formats == second.formats }

  /// Hashes the case.
  public func hash(into hasher: inout Hasher) { hasher.combine(formats) }
}

extension _LocaleFormats {
  /// The texts around and between the digits of amounts.
  package struct Pattern: Sendable {
    package let currencyCode: String
    package let symbol: String
    package let positive: (prefix: String, suffix: String)
    package let negative: (prefix: String, suffix: String)
    package let minusSign: String

    /// The digits and separators, whose texts live as long as the program.
    package let number: AmountWriter.Number
  }

  /// Returns what the locale writes for a currency, or `nil` for one that the target doesn't list.
  ///
  /// The symbol is the locale's if it is `nil`. If no digit ends the numbers, no space is added before a symbol that
  /// follows.
  package func pattern(ofCurrency code: String, symbol: String?, endsWithDigit: Bool) -> Pattern? {
    guard let currency = currencies().flatMap({ CurrencyFacts($0, code: code) }) else { return nil }
    var writer = formats.writer(currency, AmountSettings())
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
        minusSign: formats.minusSign(currency),
        number: writer.number
      )
    }
  }
}
