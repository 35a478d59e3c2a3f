public import Foundation

/// Writes amounts of money as a locale does, and reads them back.
///
/// ```swift
/// let formatter = CurrencyFormatter {
///   $0.currencyCode = "EUR"
///   $0.locale = "de_DE"
/// }
/// formatter.string(from: 30)  // "30,00 €", with a no-break space
/// ```
///
/// What is not set follows from locale and currency; the order in which things are set does not matter.
///
/// It is a value: a copy can be changed without the other noticing, and passed to other threads. The first use after a
/// change sets up a `NumberFormatter`, some 0.1 ms; each further one takes a few microseconds. Copies that are not
/// changed share it, and wait for one another: give each of many busy threads a formatter of its own.
public struct CurrencyFormatter: Sendable {
  var overrides = CurrencyOverrides() {
    didSet { cache = ResolvedFormatCache() }
  }
  private var cache = ResolvedFormatCache()

  /// Makes a formatter.
  ///
  /// - Parameter configure: Sets the properties that are not to follow from the user's locale.
  public init(_ configure: (inout CurrencyFormatter) -> Void = { _ in }) {
    configure(&self)
  }

  /// The text of an amount, moved to `minValue` or `maxValue` where it is beyond them.
  ///
  /// It is rounded half to even, as `NumberFormatter` does. `30` is taken as a `Decimal`, `30.0` as a `Double`.
  ///
  /// - Returns: `nil` for NaN, and for an amount that is beyond what `Decimal` holds.
  public func string(from amount: Decimal) -> String? {
    guard !amount.isNaN else { return nil }
    return withFormat { $0.string($0.clamped(amount)) }
  }

  /// The text of an amount, moved to `minValue` or `maxValue` where it is beyond them.
  ///
  /// The `Double` stands for the shortest decimal number that it is nearest to: `0.1` is ten cents.
  ///
  /// - Returns: `nil` for `nil`, NaN, and an amount that is beyond what `Decimal` holds (about 1e165).
  public func string(from amount: Double?) -> String? {
    guard var amount, !amount.isNaN else { return nil }
    // Limits come first, so that they apply to what Decimal cannot hold.
    if let minValue, amount < minValue {
      amount = minValue
    } else if let maxValue, amount > maxValue {
      amount = maxValue
    }
    return Decimal(shortest: amount).flatMap { string(from: $0) }
  }

  /// The amount in a text that was formatted, as a plain number: `"€ 300.000,54"` is `"300000.54"`.
  ///
  /// The decimal separator of another locale is understood where it must be one: `"1.234,56 €"` is `"1234.56"` in every
  /// locale. The digits can be those of any script.
  ///
  /// - Returns: `nil` for a text without a digit that is not `zeroSymbol` either.
  public func unformatted(string: String) -> String? {
    withFormat { $0.read(string)?.plainText }
  }

  /// The amount that a text stands for: what this formatter writes, a plain number (`"-1234.5"`, in every locale), or
  /// else anything that `unformatted(string:)` understands.
  ///
  /// - Returns: `nil` for a text without a digit that is not `zeroSymbol` either, and for an amount beyond what
  ///   `Decimal` holds.
  public func decimal(from string: String) -> Decimal? {
    withFormat { format in
      let formatted = format.read(string)?.decimal
      if let formatted, format.string(formatted) == string { return formatted }
      return AmountDigits(plainText: string)?.decimal ?? formatted
    }
  }

  /// The amount that a text stands for, as `decimal(from:)` finds it, in the nearest `Double`.
  public func double(from string: String) -> Double? {
    // By way of the text, which is rounded once.
    decimal(from: string).flatMap { Double($0.description) }
  }

  /// The text of an amount whose digits are taken as they come, the last ones as decimals: with two decimals,
  /// `"$ 23.247"` gives `"$232.47"`.
  ///
  /// - Returns: `nil` for a text without a digit.
  public func formattedStringWithAdjustedDecimalSeparator(from string: String) -> String? {
    let amount = withFormat { format -> Decimal? in
      let scan = format.scan(string)
      guard !scan.digits.isEmpty else { return nil }
      return format.amount(isNegative: scan.minusOffset != nil, digits: scan.values).decimal
    }
    return amount.flatMap { self.string(from: $0) }
  }

  /// The text of an amount within `minValue` and `maxValue`.
  ///
  /// - Parameter string: Read as `decimal(from:)` reads it.
  /// - Returns: `nil` where there is no amount in it.
  public func formattedStringAdjustedToFitAllowedValues(from string: String) -> String? {
    decimal(from: string).flatMap { self.string(from: $0) }
  }

  /// The text of zero, or of the limit that is nearest to it: what an input shows before anything is typed.
  public var initialText: String { string(from: 0) ?? "" }

  /// Calls `body` with the format, which must not call back.
  func withFormat<Result>(_ body: (ResolvedFormat) -> Result) -> Result {
    cache.withFormat(overrides, body)
  }
}
