import Almanac
import AlmanacMoney

// The tables of the target's own. Scripts/wasm writes the list of them, with a call of `add` for each column.

/// Answers with the names of the tables, separated by spaces.
@_expose(wasm, "almanac_tables")
@_cdecl("almanac_tables")
func almanacTables(_ length: Int32) -> Int32 { Edge.answer(tableNames) }

extension ListNumber {
  /// The number of the first table, which is above those of all lists.
  static let firstTable: Int32 = 100

  /// The table with a number, or `nil` if the target doesn't have it.
  static func table(_ number: Int32) -> EntryList? {
    let tables = tableLists
    let index = Int(number) - Int(firstTable)
    return tables.indices.contains(index) ? tables[index] : nil
  }
}

extension JSONText {
  mutating func add<Value: RawRepresentable<String>>(_ key: StaticString, _ value: Value?) { add(key, value?.rawValue) }

  mutating func add<Value: RawRepresentable<String>>(_ key: StaticString, _ values: [Value]) {
    add(key, values.map { $0.rawValue })
  }

  mutating func add(_ key: StaticString, _ value: (some EmojiEntry)?) { add(key, value?.character) }

  mutating func add(_ key: StaticString, _ values: [some EmojiEntry]) { add(key, values.map { $0.character }) }

  mutating func add(_ key: StaticString, _ value: CalendarDate?) { add(key, value?.description) }

  mutating func add(_ key: StaticString, _ values: [CalendarDate]) { add(key, values.map { $0.description }) }

  mutating func add(_ key: StaticString, _ value: ExactDecimal?) { add(key, value?.description) }

  mutating func add(_ key: StaticString, _ values: [ExactDecimal]) { add(key, values.map { $0.description }) }

  mutating func add<Unit>(_ key: StaticString, _ value: Money<Unit>?) { add(key, value.map { Self.text(of: $0) }) }

  mutating func add<Unit>(_ key: StaticString, _ values: [Money<Unit>]) { add(key, values.map { Self.text(of: $0) }) }

  private static func text<Unit>(of money: Money<Unit>) -> String {
    money.amount.description + " " + money.currency.rawValue
  }
}
