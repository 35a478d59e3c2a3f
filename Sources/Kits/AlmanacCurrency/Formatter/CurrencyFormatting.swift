import AlmanacMoney

/// Formats and parses currency amounts.
public protocol CurrencyFormatting {
  /// The maximum number of digits, including decimals.
  var maxDigitsCount: Int { get }

  /// The number of decimals.
  var decimalDigits: Int { get set }

  /// The maximum amount, or `nil` for no limit.
  var maxValue: Double? { get set }

  /// The minimum amount, or `nil` for no limit.
  var minValue: Double? { get set }

  /// The text for zero.
  var initialText: String { get }

  /// The symbol of the currency.
  var currencySymbol: String { get set }

  /// Formats an amount.
  func string(from amount: Double) -> String?

  /// Returns the amount in a string as a plain number.
  func unformatted(string: String) -> String?

  /// Parses the amount in a string.
  func double(from string: String) -> Double?
}

/// Adjusts the text of an amount while the user types it.
public protocol CurrencyAdjusting {
  /// Formats the digits of a string as an amount, taking the last ones as decimals.
  func formattedStringWithAdjustedDecimalSeparator(from string: String) -> String?

  /// Formats the amount in a string, limited to `minValue` and `maxValue`.
  func formattedStringAdjustedToFitAllowedValues(from string: String) -> String?
}

extension CurrencyFormatter: CurrencyFormatting {}

extension CurrencyFormatter: CurrencyAdjusting {
  /// Formats the digits of a string as an amount, taking the last ones as decimals.
  ///
  /// With two decimals, `"$ 23.247"` becomes `"$232.47"`.
  ///
  /// - Returns: `nil` for a string without a digit.
  public func formattedStringWithAdjustedDecimalSeparator(from string: String) -> String? {
    let rules = rules
    return rules.amounts.amountOfAllDigits(in: string).map { amount in
      rules.amounts.text(of: rules.settings.followsCurrencyText ? amount : rules.amounts.limited(amount))
    }
  }

  /// Formats the amount in a string, limited to `minValue` and `maxValue`.
  ///
  /// - Parameter string: A string that `decimal(from:)` reads.
  /// - Returns: `nil` if the string doesn't contain an amount.
  public func formattedStringAdjustedToFitAllowedValues(from string: String) -> String? {
    let rules = rules.amounts
    return try? rules.number(in: string) { rules.text(of: rules.limited($0)) }
  }
}
