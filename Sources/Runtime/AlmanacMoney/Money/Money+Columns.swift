import Almanac

// What generated code reads from the columns of a target's own tables. They are functions, because another initializer
// of a text would make `ExactDecimal.init` ambiguous.

extension ExactDecimal {
  /// Returns the number in a column of generated code, or `nil` for another text.
  public static func _column(_ text: String) -> ExactDecimal? { try? ExactDecimal(text) }
}

extension Money {
  /// Returns the amount in a column of generated code, such as "12.50 EUR", or `nil` for another text, or for a
  /// currency that the enum does not contain.
  public static func _column(_ text: String) -> Money? {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 2, let amount = ExactDecimal._column(parts[0]), let unit = Unit(rawValue: parts[1]) else {
      return nil
    }
    return Money(amount, unit)
  }
}
