/// An indexed enum whose raw values are sorted codes.
///
/// Generated enums conform to it, and get their `RawRepresentable` members from the extension below.
public protocol TableEnum: IndexedEnum {
  /// The raw values, in the order of the cases.
  static var _codes: _CodeTable { get }
}

extension TableEnum {
  /// The code of the case.
  ///
  /// - Complexity: O(length of the code); codes of up to 15 bytes need no allocation.
  @inlinable
  public var rawValue: String { Self._codes[_tableIndex] }

  /// Creates the case with a code, or returns `nil` if there is no such case.
  ///
  /// - Parameter rawValue: The code, exactly as in the table.
  /// - Complexity: O(length of the code), without an allocation.
  @inlinable
  public init?(rawValue: String) {
    let codes = Self._codes
    guard let index = codes.index(of: rawValue) else { return nil }
    self.init(_tableIndex: index, of: codes.count)
  }

  /// The number of cases.
  public static var _caseCount: Int { _codes.count }
}
