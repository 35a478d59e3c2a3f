import Almanac
import AlmanacWorld
import Foundation

/// Names and numbers of facts in the language of a page.
struct FactNames {
  let language: GuideLanguage

  /// The name of a currency, or its code. The system knows those that ISO 4217 no longer lists.
  func currency(_ code: String) -> String {
    let currency = Currency(rawValue: code)
    return currency?.name(in: language.rawValue) ?? currency?.name
      ?? language.locale.localizedString(forCurrencyCode: code) ?? code
  }

  /// The name of a language, or its code.
  func language(_ code: String) -> String {
    let known = Language(nearestTo: code)
    return known?.name(in: language.rawValue) ?? known?.name ?? code
  }

  /// A whole number with separators.
  func number(_ value: Int) -> String { value.formatted(.number.locale(language.locale)) }

  /// A number with separators: with one decimal if it is small, and with its first digit if it is smaller than 0.1.
  func number(_ value: Double) -> String {
    let format = FloatingPointFormatStyle<Double>.number.locale(language.locale)
    if abs(value) < 0.1 { return value.formatted(format.precision(.significantDigits(1))) }
    return value.formatted(format.precision(.fractionLength(0...(abs(value) < 100 ? 1 : 0))))
  }

  /// An area.
  func area(_ squareKilometers: Double) -> String { "\(number(squareKilometers))\u{A0}km²" }

  /// Inhabitants per square kilometer.
  func density(_ value: Double) -> String { "\(number(value))\u{A0}/\u{A0}km²" }
}
