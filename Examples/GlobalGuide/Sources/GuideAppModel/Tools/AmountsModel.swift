import Almanac
public import AlmanacWorld
import Guide
public import Observation

/// An amount of money in the formats of two locales.
@MainActor @Observable public final class AmountsModel {
  /// The currency.
  public private(set) var currency = Currency.euro

  /// The locale that the reader types in.
  public private(set) var locale = CurrencyLocale.englishUnitedStates

  /// The locale of the other format.
  public private(set) var other = CurrencyLocale.germanGermany

  /// What the field shows, in the format of `locale`.
  public var text = ""

  /// An empty field.
  public init() {}

  /// The same amount in the other format, or `nil` if there is none.
  public var converted: String? {
    guard let typed = field(in: locale), let written = field(in: other) else { return nil }
    return typed.converting(text, to: written)
  }

  /// Chooses the currency by its code (ISO 4217). The number stays.
  public func choose(currency code: String) {
    rewrite { currency = Currency(rawValue: code) ?? currency }
  }

  /// Chooses the locale to type in by its identifier with underscores. The amount stays.
  public func choose(locale identifier: String) {
    rewrite { locale = CurrencyLocale(rawValue: identifier) ?? locale }
  }

  /// Chooses the locale of the other format by its identifier with underscores.
  public func choose(other identifier: String) {
    other = CurrencyLocale(rawValue: identifier) ?? other
  }

  /// Makes the other format the one to type in, with the same amount.
  public func swap() {
    text = converted ?? ""
    (locale, other) = (other, locale)
  }

  /// The currencies that a text finds.
  public func currencies(matching query: String) -> [Choice] {
    let found = query.isEmpty ? Currency.allCases.sorted { $0.name < $1.name } : Currency.search(query)
    return found.map { Choice(id: $0.rawValue, title: $0.name, note: $0.rawValue) }
  }

  /// The locales that a text finds.
  public func locales(matching query: String) -> [Choice] {
    let found = query.isEmpty ? CurrencyLocale.allCases.sorted { $0.name < $1.name } : CurrencyLocale.search(query)
    return found.map { Choice(id: $0.rawValue, title: $0.name, note: $0.rawValue) }
  }

  /// Writes the amount again after a change of how it is written.
  private func rewrite(_ change: () -> Void) {
    let before = field(in: locale)
    change()
    if let before, let after = field(in: locale) { text = before.converting(text, to: after) ?? "" }
  }

  private func field(in locale: CurrencyLocale) -> AmountViewModel? {
    AmountViewModel(currency: currency.rawValue, locale: locale.rawValue)
  }
}
