/// An enum of currencies.
///
/// The raw values are ISO 4217 codes.
///
/// Enums generated from lists of currencies conform to it.
public protocol CurrencyEnum: NamedEnum, SearchableEnum {
  /// The facts about each case.
  static var _factTable: _TextTable { get }
}

extension CurrencyEnum {
  /// The symbol, such as "€", or the code if the data has no symbol.
  @inlinable
  public var symbol: String { _symbol.text }

  /// Calls a closure with the UTF-8 of `symbol`, in place in the binary.
  ///
  /// - Parameter body: A closure that must not keep the buffer.
  /// - Returns: The return value of `body`.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(1), without an allocation.
  @inlinable
  public func withSymbol<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(_symbol.buffer)
  }

  @inlinable
  var _symbol: TableBytes { Self._factTable.tableBytes(_tableIndex, CurrencyColumn.symbol.rawValue) }

  /// The number of fraction digits in an amount, as banks and payments count them (ISO 4217).
  ///
  /// It is 2 for the euro, 0 for the yen, and 3 for the Kuwaiti dinar. If the data doesn't state it, it is the
  /// standard's number, or 2 for a code that the standard doesn't contain.
  public var minorUnits: Int { _row.digits.minorUnits }

  /// The number of fraction digits that people write (CLDR): 0 for the Iraqi dinar, which has 3 minor units.
  ///
  /// If the data states only ``minorUnits``, it is the same number.
  public var displayDigits: Int { _row.digits.displayDigits }

  /// The number of fraction digits in a cash amount (CLDR): 0 for the Swedish krona, which has no smaller coins.
  ///
  /// If the data states only other digits, it equals ``displayDigits``.
  public var cashDigits: Int { _row.digits.cashDigits }

  /// The step between cash amounts, in units of the last of the ``cashDigits`` (CLDR).
  ///
  /// It is 5 for the Swiss franc, whose smallest coin is CHF 0.05, and 1 for most currencies.
  public var cashRounding: Int { _row.digits.cashRounding }

  /// Returns the currencies with a symbol, using a generated table.
  public static func _currencies(symbol: String, in table: _KeyTable) -> [Self] {
    var key = symbol.trimmed
    return key.withUTF8 { table.rows($0) }.compactMap { Self(_row: $0) }
  }

  private var _row: CurrencyRow { CurrencyRow(_tableIndex, of: Self._factTable) }

  /// The numeric code (ISO 4217), such as 978, or `nil` if the data doesn't contain it.
  public var numericCode: Int? {
    Self._factTable.integer(row: _tableIndex, column: CurrencyColumn.numericCode.rawValue)
  }

  /// The codes of the countries that use it, in lowercase.
  ///
  /// The array is empty if the data doesn't state them.
  public var countryCodes: [String] {
    Self._factTable.list(row: _tableIndex, column: CurrencyColumn.countries.rawValue)
  }
}
