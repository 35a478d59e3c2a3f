import Almanac

/// How negative amounts are written.
public enum AmountStyle: Hashable, Sendable {
  /// With a minus sign.
  case standard

  /// As accountants of the locale write them, often in parentheses.
  case accounting
}

/// The form of a currency's symbol.
public enum SymbolWidth: Hashable, Sendable {
  /// The symbol that is unmistakable in the locale, such as "US$" in Canada.
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
  /// As many as banks and payments count for the currency (`minorUnits`).
  case minorUnits

  /// As many as people write for the currency (`displayDigits`).
  case display

  /// As many as an amount in cash has (`cashDigits`).
  ///
  /// The amount is rounded to a multiple of the smallest coin (`cashRounding`).
  case cash

  /// At least and at most some numbers of decimals, from 0 to 38.
  ///
  /// Zeros at the end beyond the lower one are omitted.
  case decimals(ClosedRange<Int>)

  /// Returns the digits of exactly a number of decimals.
  public static func decimals(_ count: Int) -> FractionDigits { .decimals(count...count) }
}

/// Which amounts are written with a sign.
public enum SignDisplay: Hashable, Sendable {
  /// Negative amounts.
  case asNeeded

  /// All amounts, with a plus sign if they are not negative.
  case always

  /// All amounts except zero, and those that are rounded to it.
  case exceptZero

  /// Negative amounts except those that are rounded to zero: "$0.00", never "-$0.00".
  case negative

  /// None.
  case never

  /// Whether zero is written like an amount of ``never``, even if rounding made it of a negative amount.
  var omitsSignOfZero: Bool { self == .exceptZero || self == .negative }

  /// What a text field writes instead, in which the sign of -0 is that of the digits that are still to be typed.
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

  /// Creates sizes of at least 1, which are all the same if you pass one.
  public init(_ last: Int, others: Int? = nil) {
    self.last = max(1, last)
    self.others = max(1, others ?? last)
  }
}

/// The properties of a format that don't follow from its locale and its currency.
package struct AmountSettings: Hashable, Sendable {
  var style = AmountStyle.standard
  var width = SymbolWidth.standard
  package var digits = FractionDigits.display
  package var rounding = RoundingRule.toNearestOrEven
  var usesGrouping = true
  package var sign = SignDisplay.asNeeded

  // In place of the locale's, if they are not `nil`.
  var symbol: OwnText?
  var decimalSeparator: OwnText?
  var groupingSeparator: OwnText?
  package var groupSizes: GroupSizes?

  var alwaysShowsDecimalSeparator = false
}
