/// An enum with a table of names in one language or several.
///
/// Enums generated from lists of countries, subdivisions, currencies and languages conform to it.
public protocol NamedEnum: TableEnum {
  /// The names: a row of languages, then a row of names for each case.
  ///
  /// Each column is one language, and the first is the language of the data.
  static var _nameTable: _TextTable { get }

  /// The name in the language of the data.
  var name: String { get }
}

extension NamedEnum {
  /// The name in the language of the data, such as "Euro", or the code if there is no name.
  ///
  /// - Complexity: O(length of the name); names of up to 15 bytes need no allocation.
  @inlinable
  public var name: String { Self._nameTable.text(row: _tableIndex &+ 1, column: 0) ?? rawValue }

  /// Returns the name in a language.
  ///
  /// - Parameter language: A language of the configuration (BCP 47), such as "fr", or a variant of it, such as "fr-CA".
  /// - Returns: The name, or `nil` if the data doesn't contain it.
  public func name(in language: String) -> String? { Self._nameTable.name(ofCase: _tableIndex, in: language) }

  /// Calls a closure with the UTF-8 of `name`, in place in the binary.
  ///
  /// - Parameter body: A closure that must not keep the buffer.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  /// - Complexity: O(1), without an allocation unless there is no name.
  @inlinable
  public func withName<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let name = Self._nameTable.tableBytes(_tableIndex &+ 1, 0)
    if name.count > 0 { return try body(name.buffer) }
    return try Array(self.name.utf8).withUnsafeBufferPointer(body)
  }
}
