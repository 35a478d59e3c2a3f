/// An enum whose cases are the rows of a table.
///
/// Generated enums have no `String` raw type because that costs seconds to compile and a string comparison for each case at
/// run time; their cases are in the order of the table, so that a case and its row are one number.
///
/// Do not conform to it by hand: the enum must have exactly `_caseCount` cases, without associated values, in the order of
/// the table. Almanac guarantees that of what it generates: it checks the cases of the rendered Swift, also where a template
/// of the user's own wrote them.
public protocol IndexedEnum: CaseIterable, Codable, Hashable, Identifiable, RawRepresentable, Sendable
where RawValue == String, ID == String, AllCases == [Self] {
  /// How many cases there are.
  static var _caseCount: Int { get }
}

extension IndexedEnum {
  /// The raw value.
  public var id: String { rawValue }

  /// All cases, in the order of the table: sorted by raw value where raw values are codes.
  ///
  /// - Complexity: O(number of cases), with one allocation.
  public static var allCases: [Self] {
    let count = _caseCount
    var cases: [Self] = []
    cases.reserveCapacity(count)
    while cases.count < count { cases.append(Self(_tableIndex: cases.count, of: count)) }
    return cases
  }

  /// Tells whether two values are the same case.
  public static func == (left: Self, right: Self) -> Bool { left._tableIndex == right._tableIndex }

  /// Feeds the case to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(_tableIndex) }

  /// The index of the case in the enum's tables.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var _tableIndex: Int {
    // An enum without associated values is stored as the number of its case, in as few bytes as hold them all. Read as
    // bytes, because `unsafeBitCast` of an enum of one case, which has no bytes, crashes the optimizer of Swift 6.3.
    withUnsafeBytes(of: self) { bytes in
      switch bytes.count {
      case 0: 0
      case 1: Int(bytes[0])
      default: Int(bytes.load(as: UInt16.self))
      }
    }
  }

  /// The case at an index of the enum's tables.
  ///
  /// - Precondition: `_tableIndex` is below `count`, the number of cases.
  @inlinable
  init(_tableIndex: Int, of count: Int) {
    precondition(_tableIndex >= 0 && _tableIndex < count, "There is no case \(_tableIndex).")
    self =
      MemoryLayout<Self>.size < 2
      ? withUnsafeBytes(of: UInt8(_tableIndex)) { $0.load(as: Self.self) }
      : withUnsafeBytes(of: UInt16(_tableIndex)) { $0.load(as: Self.self) }
  }
}
