/// Bytes kept in a string literal, seven bits to a character.
///
/// A literal of ASCII characters is the one way to put bytes into a Swift binary that the compiler takes in at the speed
/// of copying them. Eight characters carry seven bytes: the characters of such a group, read as one little-endian word,
/// hold 56 bits, the lowest seven bits in the first character.
package struct PackedBytes: Sendable {
  package static var bytesPerGroup: Int { 7 }
  package static var charactersPerGroup: Int { 8 }
  package static var bitsPerCharacter: UInt64 { 7 }

  private let literal: StaticString

  init(_ literal: StaticString) {
    precondition(literal.hasPointerRepresentation, "A packed literal is a string, not a single character.")
    precondition(
      literal.utf8CodeUnitCount % Self.charactersPerGroup == 0,
      "A packed literal holds whole groups of \(Self.charactersPerGroup) characters."
    )
    self.literal = literal
  }

  var groupCount: Int { literal.utf8CodeUnitCount / Self.charactersPerGroup }

  /// The 56 bits of one group.
  ///
  /// - Precondition: `group` is in `0..<groupCount`.
  func word(at group: Int) -> UInt64 {
    precondition(group >= 0 && group < groupCount, "The packed literal ends before group \(group).")
    return Self.word(UnsafeRawPointer(literal.utf8Start), group)
  }

  /// The first `count` bytes of the groups that begin at `group`.
  ///
  /// - Precondition: the literal holds that many.
  /// - Complexity: O(`count`), with one allocation.
  func bytes(from group: Int, count: Int) -> [UInt8] {
    let whole = count / Self.bytesPerGroup
    let rest = count % Self.bytesPerGroup
    precondition(
      group >= 0 && count >= 0 && group <= groupCount - whole - (rest > 0 ? 1 : 0),
      "The packed literal ends before \(count) bytes from group \(group)."
    )
    let source = UnsafeRawPointer(literal.utf8Start)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // An empty array may have no storage, and nothing to copy into it.
      guard let target = UnsafeMutableRawPointer(buffer.baseAddress), count > 0 else { return }
      var index = 0
      while index < whole {
        // Seven bytes as four and three, lest the last group writes behind the buffer.
        let word = Self.word(source, group + index)
        let place = target + index * Self.bytesPerGroup
        place.storeBytes(of: UInt32(truncatingIfNeeded: word).littleEndian, as: UInt32.self)
        (place + 3).storeBytes(of: UInt32(truncatingIfNeeded: word &>> 24).littleEndian, as: UInt32.self)
        index += 1
      }
      if rest > 0 {
        var word = Self.word(source, group + whole)
        index *= Self.bytesPerGroup
        while index < count {
          buffer[index] = UInt8(truncatingIfNeeded: word)
          word &>>= 8
          index += 1
        }
      }
      initializedCount = count
    }
  }

  /// Folds eight 7-bit lanes to four of 14 bits, two of 28 and one of 56.
  @inline(__always)
  private static func word(_ start: UnsafeRawPointer, _ group: Int) -> UInt64 {
    var word = UInt64(littleEndian: (start + group * charactersPerGroup).loadUnaligned(as: UInt64.self))
    word = (word & 0x007F_007F_007F_007F) | ((word & 0x7F00_7F00_7F00_7F00) &>> 1)
    word = (word & 0x0000_3FFF_0000_3FFF) | ((word & 0x3FFF_0000_3FFF_0000) &>> 2)
    return (word & 0x0FFF_FFFF) | ((word & 0x0FFF_FFFF_0000_0000) &>> 4)
  }
}
