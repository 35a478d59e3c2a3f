/// The flags of a generated enum: their sizes and PNG files, embedded in the binary.
///
/// Generated code makes one from its literal. Group 0 of the literal holds the number of flags; two groups follow for
/// each flag (28 bits each for its first group and its byte count, then for its width and height); then the files, each
/// beginning at a group of its own.
public struct FlagTable: Sendable {
  /// How many bits a number takes; two of them fill a group.
  package static var bitsPerNumber: UInt64 { 28 }

  private let packed: PackedBytes

  /// Reads a table in place.
  ///
  /// - Parameter literal: What the generator wrote.
  /// - Precondition: `literal` is such a table.
  /// - Complexity: O(1).
  public init(_ literal: StaticString) {
    packed = PackedBytes(literal)
    precondition(1 + 2 * count <= packed.groupCount, "The flag table ends within its directory.")
  }

  /// How many flags there are.
  public var count: Int { Int(packed.word(at: 0)) }

  /// The flag at a place of the table.
  ///
  /// - Precondition: `index` is in `0..<count`.
  /// - Complexity: O(1); nothing is unpacked yet.
  public subscript(index: Int) -> Flag {
    precondition(index >= 0 && index < count, "There is no flag \(index) in a table of \(count).")
    let file = packed.word(at: 1 + 2 * index)
    let size = packed.word(at: 2 + 2 * index)
    return Flag(
      width: Self.low(size),
      height: Self.high(size),
      byteCount: Self.high(file),
      firstGroup: Self.low(file),
      packed: packed
    )
  }

  private static func low(_ word: UInt64) -> Int { Int(word & (1 &<< bitsPerNumber - 1)) }
  private static func high(_ word: UInt64) -> Int { Int(word &>> bitsPerNumber) }
}
