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
    minorUnits = text.integer(at: 0) ?? 2
    displayDigits = text.integer(at: 1) ?? minorUnits
    cashDigits = text.integer(at: 2) ?? displayDigits
    cashRounding = text.integer(at: 3) ?? 1
  }
}
