// Scripts/copy-sources copied this from Sources/Runtime/AlmanacAmountForms/Plurals/PluralLayout.swift. Do not edit.

/// CLDR's plural categories. All but the first are the columns of a table of plural rules, in order.
package enum PluralCategory: Int, CaseIterable, Sendable {
  case other, zero, one, two, few, many
}

/// An operand of plural rules, named as in CLDR's rules.
///
/// CLDR's exponent `e` is missing, because amounts are written without one, and so is `w`, because no rule uses it.
package enum PluralOperand: Int, CaseIterable, Sendable {
  /// The number.
  case n

  /// The integer.
  case i

  /// The number of decimals.
  case v

  /// The decimals as an integer.
  case f

  /// The decimals without trailing zeros as an integer.
  case t
}

/// The first base-56 digit of a comparison of a plural rule in a table.
///
/// It's followed by the exponent of the power of ten of which the operand's remainder is compared, or 0, then by the
/// number of ranges, a digit each, and by the bounds of each range, three digits each.
package struct PluralComparison: Sendable {
  /// The number of digits of a bound.
  package static var boundDigits: Int { TableLayout.rowDigits }

  private static let operandCount = 8

  package let operand: PluralOperand

  /// Whether the operand must be in none of the ranges.
  package let isNegated: Bool

  /// Whether the comparison starts another alternative. All comparisons of one alternative must be true.
  package let beginsAlternative: Bool

  package init(_ operand: PluralOperand, isNegated: Bool, beginsAlternative: Bool) {
    self.operand = operand
    self.isNegated = isNegated
    self.beginsAlternative = beginsAlternative
  }

  /// Creates a comparison from a digit, or returns `nil` if there is no such operand.
  package init?(digit: Int) {
    guard let operand = PluralOperand(rawValue: digit % Self.operandCount) else { return nil }
    let flags = digit / Self.operandCount
    self.init(operand, isNegated: flags & 1 > 0, beginsAlternative: flags & 2 > 0)
  }

  package var digit: Int {
    operand.rawValue + Self.operandCount * ((isNegated ? 1 : 0) + (beginsAlternative ? 2 : 0))
  }
}
