/// A table enum whose raw values are codes, sorted.
///
/// Generated enums conform to it and take everything below from it.
public protocol TableEnum: IndexedEnum {
  /// The raw values, in the order of the cases.
  static var _codes: CodeTable { get }
}

extension TableEnum {
  /// The code that the case stands for.
  ///
  /// - Complexity: O(length of the code); codes of up to 15 bytes need no allocation.
  @inlinable
  public var rawValue: String { Self._codes[_tableIndex] }

  /// The case of a code, or `nil` where there is none.
  ///
  /// - Parameter rawValue: The code, exactly as it is in the table.
  /// - Complexity: O(log number of cases), without an allocation.
  @inlinable
  public init?(rawValue: String) {
    let codes = Self._codes
    guard let index = codes.index(of: rawValue) else { return nil }
    self.init(_tableIndex: index, of: codes.count)
  }

  /// How many cases there are.
  public static var _caseCount: Int { _codes.count }
}
