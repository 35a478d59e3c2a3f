import AlmanacCurrency

/// The same amounts in several currencies and locales.
public func prices() -> [String] {
  let german = CurrencyFormatter {
    $0.currency = .euro; $0.locale = CurrencyLocale.germanGermany
  }
  let american = CurrencyFormatter {
    $0.locale = CurrencyLocale.englishUnitedStates
    $0.currency = .dollar
  }
  let yen = CurrencyFormatter(american.format)
  yen.currency = .japaneseYen
  return [german, american, yen].map { "\($0.currency?.name ?? ""): \($0.string(from: 1234.5) ?? "")" }
}
