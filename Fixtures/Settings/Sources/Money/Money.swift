import AlmanacCurrency
import Foundation

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
  let price = Decimal(12345) / 10
  let styles = [
    price.formatted(.currency(.euro, locale: .germanGermany)),
    12.5.formatted(.currency(.euro, locale: .germanGermany)),
    Float(12.5).formatted(.currency(.dollar, locale: .englishUnitedStates)),
    5.formatted(.currency(.japaneseYen, locale: .englishUnitedStates)),
    UInt8(5).formatted(.currency(.dollar, locale: .englishUnitedStates)),
  ]
  return styles + [german, american, yen].map { "\($0.currency?.name ?? ""): \($0.string(from: 1234.5) ?? "")" }
}
