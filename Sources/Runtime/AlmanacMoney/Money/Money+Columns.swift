import Almanac

// Generated code reads the columns of a target's own tables with these functions. They aren't initializers, because
// another one that takes a string would make `ExactDecimal.init` ambiguous.

extension ExactDecimal {
  /// Returns the number in a column of generated code, or `nil` if the string isn't a number.
  public static func _column(_ text: String) -> ExactDecimal? { try? ExactDecimal(text) }
}

extension Money {
  /// Returns the amount in a column of generated code, such as "12.50 EUR", or `nil` if the string isn't an amount, or
  /// if the enum doesn't contain the currency.
  public static func _column(_ text: String) -> Money? {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 2, let amount = ExactDecimal._column(parts[0]), let unit = Unit(rawValue: parts[1]) else {
      return nil
    }
    return Money(amount, unit)
  }
}
