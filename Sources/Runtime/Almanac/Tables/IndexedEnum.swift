/// An enum whose cases are the rows of a table, or a struct whose values are.
///
/// Generated enums have no `String` raw type, because it takes seconds to compile and compares one string for each case
/// at run time. Their cases are in the table's order, so a case's index is also its row's index.
///
/// Don't conform to it by hand. The enum must have exactly `_caseCount` cases, without associated values, in the
/// table's order. Almanac checks this in the code that it generates, even if a custom template wrote the cases. A
/// struct stores only its row's index, in four bytes.
public protocol IndexedEnum: CaseIterable, CodableWhereAvailable, Hashable, Identifiable, RawRepresentable, Sendable
where RawValue == String, ID == String, AllCases == [Self] {
  /// The number of cases.
  static var _caseCount: Int { get }
}

extension IndexedEnum {
  /// The raw value.
  public var id: String { rawValue }

  /// All cases, in the table's order, which is sorted if the raw values are codes.
  ///
  /// - Complexity: O(number of cases), with one allocation.
  public static var allCases: [Self] {
    let count = _caseCount
    var cases: [Self] = []
    cases.reserveCapacity(count)
    while cases.count < count { cases.append(Self(_tableIndex: cases.count, of: count)) }
    return cases
  }

  /// Returns whether two values are the same case.
  public static func == (left: Self, right: Self) -> Bool { left._tableIndex == right._tableIndex }

  /// Hashes the case.
  public func hash(into hasher: inout Hasher) { hasher.combine(_tableIndex) }

  /// The index of the case in the enum's tables.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var _tableIndex: Int {
    // An enum without associated values is stored as the index of its case, in as few bytes as needed. It is read as
    // bytes, because `unsafeBitCast` of an enum with one case, which has size 0, crashes Swift 6.3's optimizer.
    withUnsafeBytes(of: self) { bytes in
      switch bytes.count {
      case 0: 0
      case 1: Int(bytes[0])
      case 2: Int(bytes.load(as: UInt16.self))
      default: Int(bytes.load(as: UInt32.self))
      }
    }
  }

  /// Creates the case at an index of the enum's tables.
  ///
  /// - Precondition: `_tableIndex` is below `count`, the number of cases.
  @inlinable
  package init(_tableIndex: Int, of count: Int) {
    precondition(_tableIndex >= 0 && _tableIndex < count, "There is no case \(_tableIndex).")
    self =
      switch MemoryLayout<Self>.size {
      case ..<2: withUnsafeBytes(of: UInt8(_tableIndex)) { $0.load(as: Self.self) }
      case 2: withUnsafeBytes(of: UInt16(_tableIndex)) { $0.load(as: Self.self) }
      default: withUnsafeBytes(of: UInt32(_tableIndex)) { $0.load(as: Self.self) }
      }
  }
}
