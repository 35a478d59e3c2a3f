/// The numbers of digits in a currency's amounts.
package struct CurrencyDigits: Equatable, Sendable {
  package let minorUnits: Int
  package let displayDigits: Int
  package let cashDigits: Int
  package let cashRounding: Int

  /// - Parameter text: Numbers as in the column `digits`.
  init(_ text: TableBytes) {
    var numbers = text.integers
    minorUnits = numbers.next() ?? 2
    displayDigits = numbers.next() ?? minorUnits
    cashDigits = numbers.next() ?? displayDigits
    cashRounding = numbers.next() ?? 1
  }
}

/// A row of a table of currency facts.
package struct CurrencyRow {
  private let facts: _TextTable
  private let index: Int

  /// - Precondition: The table contains the columns of `CurrencyColumn`, and the row.
  package init(_ index: Int, of facts: _TextTable) {
    self.facts = facts
    self.index = index
  }

  package var symbol: String { facts[index, CurrencyColumn.symbol.rawValue] }
  package var digits: CurrencyDigits { CurrencyDigits(facts.tableBytes(index, CurrencyColumn.digits.rawValue)) }
}
