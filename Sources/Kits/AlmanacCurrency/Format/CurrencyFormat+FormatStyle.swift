import AlmanacMoney
public import Foundation

extension CurrencyFormat: ParseableFormatStyle, ParseStrategy {
  /// Formats an amount, which is first limited to `minValue` and `maxValue`.
  ///
  /// NaN is written as `nilSymbol`.
  public func format(_ value: Decimal) -> String { rules.string(from: value) ?? settings.nilSymbol }

  /// Parses the amount in a string, as `CurrencyFormatter.decimal(from:)` does.
  ///
  /// - Throws: `AmountParseError` if there is no such amount.
  public func parse(_ value: String) throws(AmountParseError) -> Decimal {
    try rules.amounts.number(in: value) { $0.decimal }
  }

  /// The format itself, which parses what it formats.
  public var parseStrategy: CurrencyFormat { self }

  /// Returns the same format with another locale.
  public func locale(_ locale: Locale) -> CurrencyFormat {
    var format = self
    format.locale = locale
    return format
  }

  /// A format for floating-point numbers.
  public struct FloatingPoint<Value: BinaryFloatingPoint & Sendable>: Codable, Hashable, Sendable {
    /// The rules.
    public var rules: CurrencyFormat

    /// Creates a format with the given rules.
    public init(_ rules: CurrencyFormat) { self.rules = rules }
  }

  /// A format for integers: 5 is five units of the currency.
  public struct Integer<Value: BinaryInteger & Sendable>: Codable, Hashable, Sendable {
    /// The rules.
    public var rules: CurrencyFormat

    /// Creates a format with the given rules.
    public init(_ rules: CurrencyFormat) { self.rules = rules }
  }
}

extension CurrencyFormat.FloatingPoint: ParseableFormatStyle, ParseStrategy {
  /// Formats an amount, or returns `nilSymbol` for NaN and for an amount that `Decimal` can't hold.
  public func format(_ value: Value) -> String {
    rules.rules.string(from: Double(value)) ?? rules.settings.nilSymbol
  }

  /// Parses the amount in a string.
  ///
  /// - Throws: `AmountParseError` if there is no such amount, or `Value` can't hold it.
  public func parse(_ value: String) throws(AmountParseError) -> Value {
    try rules.rules.amounts.number(in: value) { amount in
      amount.double.map { Value($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
  }

  /// The format itself.
  public var parseStrategy: CurrencyFormat.FloatingPoint<Value> { self }

  /// Returns the same format with another locale.
  public func locale(_ locale: Locale) -> CurrencyFormat.FloatingPoint<Value> { Self(rules.locale(locale)) }
}

extension CurrencyFormat.Integer: ParseableFormatStyle, ParseStrategy {
  /// Formats an amount, or returns `nilSymbol` for one that 128 bits can't hold.
  public func format(_ value: Value) -> String {
    let amounts = rules.rules.amounts
    return AmountDigits(value).map { amounts.text(of: amounts.limited($0)) } ?? rules.settings.nilSymbol
  }

  /// Parses the amount in a string; it must be an integer.
  ///
  /// - Throws: `AmountParseError` if there is no such amount, or `Value` can't hold it.
  public func parse(_ value: String) throws(AmountParseError) -> Value {
    try rules.rules.amounts.number(in: value) { $0.integer(as: Value.self) }
  }

  /// The format itself.
  public var parseStrategy: CurrencyFormat.Integer<Value> { self }

  /// Returns the same format with another locale.
  public func locale(_ locale: Locale) -> CurrencyFormat.Integer<Value> { Self(rules.locale(locale)) }
}
