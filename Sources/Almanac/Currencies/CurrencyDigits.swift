/// The numbers of digits of amounts in a currency.
package struct CurrencyDigits: Sendable {
  package let minorUnits: Int
  package let displayDigits: Int
  package let cashDigits: Int
  package let cashRounding: Int

  /// Whether the data states any of them.
  package let areStated: Bool

  /// - Parameter text: Numbers as the column `digits` has them.
  init(_ text: TableBytes) {
    areStated = text.count > 0
    var numbers = text.integers
    minorUnits = numbers.next() ?? 2
    displayDigits = numbers.next() ?? minorUnits
    cashDigits = numbers.next() ?? displayDigits
    cashRounding = numbers.next() ?? 1
  }
}
