import Almanac

/// Whether negatives use a minus sign or accounting notation.
public enum AmountStyle: Hashable, Sendable {
  /// With a minus sign.
  case standard

  /// As accountants of the locale write them, often in parentheses.
  case accounting
}

/// The form of a currency's symbol.
public enum SymbolWidth: Hashable, Sendable {
  /// The symbol that is unambiguous in the locale, such as "US$" in Canada.
  case standard

  /// The shortest symbol, such as "$" for every dollar.
  case narrow

  /// The ISO 4217 code.
  case code

  /// No symbol.
  case none
}

/// The number of decimals of an amount.
public enum FractionDigits: Hashable, Sendable {
  /// As many as banks and payment services use for the currency (`minorUnits`).
  case minorUnits

  /// As many as people write for the currency (`displayDigits`).
  case display

  /// As many as amounts in cash have (`cashDigits`).
  ///
  /// The amount is rounded to a multiple of the smallest coin (`cashRounding`).
  case cash

  /// A minimum and a maximum number of decimals, from 0 to 38.
  ///
  /// Trailing zeros beyond the minimum are omitted.
  case decimals(ClosedRange<Int>)

  /// Returns digits with exactly a number of decimals.
  public static func decimals(_ count: Int) -> FractionDigits { .decimals(count...count) }
}

/// The amounts that are written with a sign.
public enum SignDisplay: Hashable, Sendable {
  /// Negative amounts.
  case asNeeded

  /// All amounts, with a plus sign if they are not negative.
  case always

  /// All amounts except zero and those that round to it.
  case exceptZero

  /// Negative amounts except those that round to zero: "$0.00", never "-$0.00".
  case negative

  /// No amounts.
  case never

  /// Whether zero is written without a sign, even if a negative amount was rounded to it.
  var omitsSignOfZero: Bool { self == .exceptZero || self == .negative }

  /// The case that a text field uses instead, where the sign of -0 belongs to digits that are still to be typed.
  var inTextFields: SignDisplay {
    switch self {
    case .asNeeded, .negative, .never: .asNeeded
    case .always, .exceptZero: .always
    }
  }
}

/// The numbers of integer digits between separators.
///
/// ```swift
/// GroupSizes(3)               // 12,345,678
/// GroupSizes(3, others: 2)    // 1,23,45,678
/// ```
public struct GroupSizes: Hashable, Sendable {
  /// The number of digits in the group next to the decimals.
  public let last: Int

  /// The number of digits in all other groups.
  public let others: Int

  /// Creates sizes of at least 1. If you pass only one, all groups have it.
  public init(_ last: Int, others: Int? = nil) {
    self.last = max(1, last)
    self.others = max(1, others ?? last)
  }
}

/// The properties of a format that don't follow from its locale and currency.
package struct AmountSettings: Hashable, Sendable {
  var style = AmountStyle.standard
  var width = SymbolWidth.standard
  package var digits = FractionDigits.display
  package var rounding = RoundingRule.toNearestOrEven
  var usesGrouping = true
  package var sign = SignDisplay.asNeeded

  // These replace the locale's, if they aren't `nil`.
  var symbol: OwnText?
  var decimalSeparator: OwnText?
  var groupingSeparator: OwnText?
  package var groupSizes: GroupSizes?

  var alwaysShowsDecimalSeparator = false
}
