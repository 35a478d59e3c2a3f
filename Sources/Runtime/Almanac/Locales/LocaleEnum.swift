/// An enum of locales.
///
/// The raw values are identifiers with underscores, such as `en_US`.
///
/// Enums generated from lists of locales conform to it.
public protocol LocaleEnum: SearchableEnum {
  /// The facts about each case.
  static var _factTable: _TextTable { get }
}

extension LocaleEnum {
  /// The name in the list's language, such as "English (United States)".
  @inlinable
  public var name: String { _name.text }

  /// Calls a closure with the UTF-8 of `name`, in place in the binary.
  ///
  /// - Parameter body: A closure that must not keep the buffer.
  /// - Returns: The return value of `body`.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(1), without an allocation.
  @inlinable
  public func withName<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(_name.buffer)
  }

  @inlinable
  var _name: TableBytes { Self._factTable.tableBytes(_tableIndex, LocaleColumn.name.rawValue) }

  /// The code of its language (BCP 47), such as "en", or `nil` for the device's locales.
  ///
  /// It is the first part of the identifier.
  public var languageCode: String? {
    let code = rawValue.prefix { $0 != "_" }
    return code.utf8.count < 4 ? String(code) : nil
  }

  /// The code of its country, in lowercase, or `nil` if it has no region or its region is not a country.
  public var countryCode: String? { Self._factTable.text(row: _tableIndex, column: LocaleColumn.country.rawValue) }

  /// The code of its country's first currency (ISO 4217), or `nil` if the data doesn't state it.
  public var currencyCode: String? { Self._factTable.text(row: _tableIndex, column: LocaleColumn.currency.rawValue) }
}
