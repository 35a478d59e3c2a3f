import Almanac

/// What formats need to know about a currency.
struct CurrencyFacts: Hashable, Sendable {
  /// The code, which the enum of currencies has in place.
  let code: TableBytes

  let displayDigits: Int
  let cashDigits: Int
  let cashRounding: UInt64
  private let type: ObjectIdentifier

  /// The index of the case in the enum.
  let index: Int

  /// The facts of the currency at an index of an enum.
  init<Currency: CurrencyEnum>(_ currencies: Currency.Type, at index: Int) {
    self.index = index
    type = ObjectIdentifier(currencies)
    code = Currency._codes.bytes(index)
    let digits = Currency._digits(at: index)
    displayDigits = digits.displayDigits
    cashDigits = digits.cashDigits
    cashRounding = UInt64(clamping: digits.cashRounding)
  }

  /// The facts of the currency with a code, or `nil` if the enum does not have it.
  init?<Currency: CurrencyEnum>(_ currencies: Currency.Type, code: String) {
    guard let currency = Currency(rawValue: code) else { return nil }
    self.init(currencies, at: currency._tableIndex)
  }

  /// The bytes of the code as a number, by which the tables are sorted.
  var key: UInt32 { code.buffer.reduce(0) { $0 << 8 | UInt32($1) } }

  static func == (first: CurrencyFacts, second: CurrencyFacts) -> Bool {
    first.type == second.type && first.index == second.index
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(index)
  }

  /// The smallest and the largest number of decimals.
  func decimals(_ digits: FractionDigits) -> ClosedRange<Int> {
    switch digits {
    case .currency: displayDigits...displayDigits
    case .cash: cashDigits...cashDigits
    case .decimals(let range): range.clamped(to: 0...ExactDecimal.maximumDecimals)
    }
  }
}
