/// The numbers of digits of amounts in a currency.
package struct CurrencyDigits: Sendable {
  package let minorUnits: Int
  package let displayDigits: Int
  package let cashDigits: Int
  package let cashRounding: Int

  /// - Parameter text: Numbers as the column `digits` has them.
  init(_ text: TableBytes) {
    var numbers = text.integers
    minorUnits = numbers.next() ?? 2
    displayDigits = numbers.next() ?? minorUnits
    cashDigits = numbers.next() ?? displayDigits
    cashRounding = numbers.next() ?? 1
  }
}
