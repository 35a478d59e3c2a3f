import AlmanacMoney

/// Writes and reads amounts of money.
public protocol CurrencyFormatting {
  /// The largest number of digits, integers and decimals.
  var maxDigitsCount: Int { get }

  /// The number of decimals.
  var decimalDigits: Int { get set }

  /// The highest amount, or `nil` for no limit.
  var maxValue: Double? { get set }

  /// The lowest amount, or `nil` for no limit.
  var minValue: Double? { get set }

  /// The text of zero.
  var initialText: String { get }

  /// The symbol of the currency.
  var currencySymbol: String { get set }

  /// The text of an amount.
  func string(from amount: Double) -> String?

  /// The amount in a text as a plain number.
  func unformatted(string: String) -> String?

  /// The amount in a text.
  func double(from string: String) -> Double?
}

/// Adjusts texts of amounts while a user types them.
public protocol CurrencyAdjusting {
  /// The text of the amount that all digits of a text form, the last ones as decimals.
  func formattedStringWithAdjustedDecimalSeparator(from string: String) -> String?

  /// The text of an amount within `minValue` and `maxValue`.
  func formattedStringAdjustedToFitAllowedValues(from string: String) -> String?
}

extension CurrencyFormatter: CurrencyFormatting {}

extension CurrencyFormatter: CurrencyAdjusting {
  /// The text of the amount that all digits of a text form, the last ones as decimals.
  ///
  /// With two decimals, `"$ 23.247"` gives `"$232.47"`.
  ///
  /// - Returns: `nil` for a text without a digit.
  public func formattedStringWithAdjustedDecimalSeparator(from string: String) -> String? {
    let rules = rules
    return rules.amounts.amountOfAllDigits(in: string).map { amount in
      rules.amounts.text(of: rules.settings.followsCurrencyText ? amount : rules.amounts.limited(amount))
    }
  }

  /// The text of an amount within `minValue` and `maxValue`.
  ///
  /// - Parameter string: A text that `decimal(from:)` reads.
  /// - Returns: `nil` if the text does not contain an amount.
  public func formattedStringAdjustedToFitAllowedValues(from string: String) -> String? {
    let rules = rules.amounts
    return rules.formattedAmount(in: string).map { rules.text(of: rules.limited($0)) }
  }
}
