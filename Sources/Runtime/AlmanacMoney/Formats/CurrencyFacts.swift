public import Almanac

/// The codes and facts of a currency enum.
///
/// Formats use these instead of the enum's type, because Embedded Swift can't store a type.
public struct _CurrencyTables: Sendable {
  fileprivate let codes: _CodeTable
  fileprivate let facts: _TextTable

  /// Creates the tables of an enum.
  public init<Currency: CurrencyEnum>(_ currencies: Currency.Type) {
    codes = Currency._codes
    facts = Currency._factTable
  }

  /// Returns the symbol that the list states for a currency, or `nil` if the enum doesn't contain it.
  func symbol(ofCode code: String) -> String? { codes.index(of: code).map { CurrencyRow($0, of: facts).symbol } }
}

/// The facts about a currency that formats need.
package struct CurrencyFacts: Sendable {
  /// The code, in the enum's table.
  package let code: TableBytes

  private let counts: CurrencyDigits

  /// The index of the case in the enum.
  package let index: Int

  /// Creates the facts of the currency at an index of an enum.
  init(_ currencies: _CurrencyTables, at index: Int) {
    self.index = index
    code = currencies.codes.bytes(index)
    counts = CurrencyRow(index, of: currencies.facts).digits
  }

  /// Creates the facts of the currency with a code, or returns `nil` if the enum doesn't contain it.
  init?(_ currencies: _CurrencyTables, code: String) {
    guard let index = currencies.codes.index(of: code) else { return nil }
    self.init(currencies, at: index)
  }

  /// The key by which the tables are sorted.
  package var key: UInt32 { CurrencyKey.number(of: code.buffer) }

  /// The step of amounts in cash, in units of their last decimal.
  var cashRounding: UInt64 { UInt64(clamping: counts.cashRounding) }

  /// Returns the smallest and the largest number of decimals.
  func decimals(_ digits: FractionDigits) -> ClosedRange<Int> {
    switch digits {
    case .minorUnits: counts.minorUnits...counts.minorUnits
    case .display: counts.displayDigits...counts.displayDigits
    case .cash: counts.cashDigits...counts.cashDigits
    case .decimals(let range): range.clamped(to: 0...ExactDecimal.maximumDecimals)
    }
  }
}

extension CurrencyFacts: Hashable {
  /// Returns whether the codes and their digits are the same, even if the enums differ.
  package static func == (first: CurrencyFacts, second: CurrencyFacts) -> Bool {
    first.code == second.code && first.counts == second.counts
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
