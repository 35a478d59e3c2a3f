/// An enum whose raw values stand in a table.
///
/// Generated enums conform to it and take everything below from it. They have no `String` raw type because that costs
/// seconds to compile and a string comparison for each case at run time; their cases stand in the order of the table, so
/// that a case and its place in the table are one number.
///
/// It is not meant to be conformed to by hand: the enum must have exactly `_codes.count` cases, without associated values.
public protocol TableEnum: CaseIterable, Codable, Hashable, Identifiable, RawRepresentable, Sendable
where RawValue == String, ID == String, AllCases == [Self] {
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
  /// - Parameter rawValue: The code, exactly as it stands in the table.
  /// - Complexity: O(log number of cases), without an allocation.
  @inlinable
  public init?(rawValue: String) {
    let codes = Self._codes
    guard let index = codes.index(of: rawValue) else { return nil }
    self.init(_tableIndex: index, of: codes.count)
  }

  /// The code that the case stands for.
  public var id: String { rawValue }

  /// All cases, sorted by raw value.
  ///
  /// - Complexity: O(number of cases), with one allocation.
  public static var allCases: [Self] {
    let count = _codes.count
    var cases: [Self] = []
    cases.reserveCapacity(count)
    while cases.count < count { cases.append(Self(_tableIndex: cases.count, of: count)) }
    return cases
  }

  /// Tells whether two values are the same case.
  public static func == (left: Self, right: Self) -> Bool { left._tableIndex == right._tableIndex }

  /// Feeds the case to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(_tableIndex) }

  /// The place of the case in the enum's tables.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var _tableIndex: Int {
    // An enum without associated values is stored as the number of its case, in as few bytes as hold them all.
    switch MemoryLayout<Self>.size {
    case 0: 0
    case 1: Int(unsafeBitCast(self, to: UInt8.self))
    default: Int(unsafeBitCast(self, to: UInt16.self))
    }
  }

  /// The case at a place of the enum's tables.
  ///
  /// - Precondition: `_tableIndex` is below `count`, the number of cases.
  @inlinable
  init(_tableIndex: Int, of count: Int) {
    precondition(_tableIndex >= 0 && _tableIndex < count, "There is no case \(_tableIndex).")
    switch MemoryLayout<Self>.size {
    case 0: self = unsafeBitCast((), to: Self.self)
    case 1: self = unsafeBitCast(UInt8(_tableIndex), to: Self.self)
    default: self = unsafeBitCast(UInt16(_tableIndex), to: Self.self)
    }
  }
}
