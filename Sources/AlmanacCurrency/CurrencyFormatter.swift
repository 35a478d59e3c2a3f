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
/// Properties that you do not set follow from the locale and the currency. The order in which you set properties does not
/// matter.
///
/// The formatter is a value: you can change a copy, and pass it to other threads. The first use after a change sets up a
/// `NumberFormatter`, which takes about 0.1 ms; each further use takes a few microseconds. Unchanged copies share the
/// `NumberFormatter` and wait for each other, so make a formatter for each of many busy threads.
public struct CurrencyFormatter: Sendable {
  var overrides = CurrencyOverrides() {
    didSet { cache = ResolvedFormatCache() }
  }
  private var cache = ResolvedFormatCache()

  /// Makes a formatter.
  ///
  /// - Parameter configure: Sets properties that should not follow from the user's locale.
  public init(_ configure: (inout CurrencyFormatter) -> Void = { _ in }) {
    configure(&self)
  }

  /// The text of an amount, which is first limited to `minValue` and `maxValue`.
  ///
  /// The amount is rounded half to even, as by `NumberFormatter`. The literal `30` is a `Decimal`, and `30.0` is a `Double`.
  ///
  /// - Returns: `nil` for NaN, and for an amount that `Decimal` cannot hold.
  public func string(from amount: Decimal) -> String? {
    guard !amount.isNaN else { return nil }
    return withFormat { $0.string($0.clamped(amount)) }
  }

  /// The text of an amount, which is first limited to `minValue` and `maxValue`.
  ///
  /// The `Double` means the shortest decimal number that it is nearest to: `0.1` is ten cents.
  ///
  /// - Returns: `nil` for `nil`, for NaN, and for an amount that `Decimal` cannot hold (about 1e165).
  public func string(from amount: Double?) -> String? {
    guard var amount, !amount.isNaN else { return nil }
    // First the limits, so that they apply to amounts that Decimal cannot hold.
    if let minValue, amount < minValue {
      amount = minValue
    } else if let maxValue, amount > maxValue {
      amount = maxValue
    }
    return Decimal(shortest: amount).flatMap { string(from: $0) }
  }

  /// The amount in a formatted text as a plain number: `"€ 300.000,54"` gives `"300000.54"`.
  ///
  /// The formatter accepts the decimal separator of another locale if it is unambiguous: `"1.234,56 €"` gives `"1234.56"`
  /// in every locale. The digits can be those of any script.
  ///
  /// - Returns: `nil` for a text that has no digit and is not `zeroSymbol`.
  public func unformatted(string: String) -> String? {
    withFormat { $0.read(string)?.plainText }
  }

  /// The amount in a text.
  ///
  /// The text can be what this formatter writes, a plain number in any locale (`"-1234.5"`), or anything that
  /// `unformatted(string:)` accepts.
  ///
  /// - Returns: `nil` for a text that has no digit and is not `zeroSymbol`, and for an amount that `Decimal` cannot hold.
  public func decimal(from string: String) -> Decimal? {
    withFormat { format in
      let formatted = format.read(string)?.decimal
      if let formatted, format.string(formatted) == string { return formatted }
      return AmountDigits(plainText: string)?.decimal ?? formatted
    }
  }

  /// The amount in a text as the nearest `Double`; the text is read as by `decimal(from:)`.
  public func double(from string: String) -> Double? {
    // From the text, so that the amount is rounded only once.
    decimal(from: string).flatMap { Double($0.description) }
  }

  /// The text of the amount that all digits of a text form, the last ones as decimals.
  ///
  /// With two decimals, `"$ 23.247"` gives `"$232.47"`.
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
  /// - Parameter string: A text that `decimal(from:)` accepts.
  /// - Returns: `nil` if the text does not contain an amount.
  public func formattedStringAdjustedToFitAllowedValues(from string: String) -> String? {
    decimal(from: string).flatMap { self.string(from: $0) }
  }

  /// The text that an input shows before the user types: that of zero, or of the limit nearest to zero.
  public var initialText: String { string(from: 0) ?? "" }

  /// Calls `body` with the format. `body` must not call the formatter.
  func withFormat<Result>(_ body: (ResolvedFormat) -> Result) -> Result {
    cache.withFormat(overrides, body)
  }
}
