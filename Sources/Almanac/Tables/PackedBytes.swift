/// Bytes in a string literal, seven bits in each character.
///
/// An ASCII literal is the only way to embed bytes that compiles as fast as the compiler can copy them. A group of
/// eight characters holds seven bytes: read as one little-endian word, it has 56 bits, the lowest seven in the first
/// character.
struct PackedBytes: Sendable {
  private let literal: StaticString

  init(_ literal: StaticString) {
    precondition(literal.hasPointerRepresentation, "A packed literal is a string, not a single character.")
    precondition(
      literal.utf8CodeUnitCount % TableLayout.charactersPerGroup == 0,
      "A packed literal holds whole groups of \(TableLayout.charactersPerGroup) characters."
    )
    self.literal = literal
  }

  var groupCount: Int { literal.utf8CodeUnitCount / TableLayout.charactersPerGroup }

  /// The 56 bits of one group.
  ///
  /// - Precondition: `group` is in `0..<groupCount`.
  func word(at group: Int) -> UInt64 {
    precondition(group >= 0 && group < groupCount, "The packed literal ends before group \(group).")
    return Self.word(UnsafeRawPointer(literal.utf8Start), group)
  }

  /// The first `count` bytes of the groups that begin at `group`.
  ///
  /// - Precondition: The literal has that many bytes.
  /// - Complexity: O(`count`), with one allocation.
  func bytes(from group: Int, count: Int) -> [UInt8] {
    let (whole, rest) = count.quotientAndRemainder(dividingBy: TableLayout.bytesPerGroup)
    let groups = whole + (rest > 0 ? 1 : 0)
    precondition(
      group >= 0 && count >= 0 && group <= groupCount - groups,
      "The packed literal ends before \(count) bytes from group \(group)."
    )
    let source = UnsafeRawPointer(literal.utf8Start)
    // A byte more than the groups have, because each word has one, which the next word replaces.
    let capacity = groups * TableLayout.bytesPerGroup + 1
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initializedCount in
      guard let target = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      for index in 0..<groups {
        let word = Self.word(source, group + index).littleEndian
        (target + index * TableLayout.bytesPerGroup).storeBytes(of: word, as: UInt64.self)
      }
      initializedCount = count
    }
  }

  /// Merges eight lanes of 7 bits into four of 14 bits, two of 28 bits and one of 56 bits.
  @inline(__always)
  private static func word(_ start: UnsafeRawPointer, _ group: Int) -> UInt64 {
    var word = UInt64(littleEndian: (start + group * TableLayout.charactersPerGroup).loadUnaligned(as: UInt64.self))
    word = (word & 0x007F_007F_007F_007F) | ((word & 0x7F00_7F00_7F00_7F00) &>> 1)
    word = (word & 0x0000_3FFF_0000_3FFF) | ((word & 0x3FFF_0000_3FFF_0000) &>> 2)
    return (word & 0x0FFF_FFFF) | ((word & 0x0FFF_FFFF_0000_0000) &>> 4)
  }
}
