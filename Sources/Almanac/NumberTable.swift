/// Numbers below 65,536 kept in a string literal: three digits of base 56 for each, the lowest first, written as the
/// characters `#` to `Z`, which need no escapes.
public struct NumberTable: Sendable {
  private static let digitCount = 3

  private let literal: StaticString

  /// How many numbers there are.
  public let count: Int

  /// Reads a table in place.
  ///
  /// - Parameter literal: What the generator wrote.
  /// - Precondition: `literal` has three characters for each number.
  /// - Complexity: O(1).
  public init(_ literal: StaticString) {
    precondition(literal.hasPointerRepresentation, "A number table is a string, not a single character.")
    self.literal = literal
    count = literal.utf8CodeUnitCount / Self.digitCount
    precondition(count * Self.digitCount == literal.utf8CodeUnitCount, "A number has three digits.")
  }

  /// A number of the table.
  ///
  /// - Precondition: `index` is in `0..<count`.
  public subscript(index: Int) -> Int {
    precondition(index >= 0 && index < count, "There is no number \(index) in a table of \(count).")
    return Base56.number(literal.utf8Start + index * Self.digitCount, digitCount: Self.digitCount)
  }
}
