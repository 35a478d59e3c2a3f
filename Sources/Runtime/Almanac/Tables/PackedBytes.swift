/// Bytes packed into a string literal, seven bits in each character.
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

  /// Returns the 56 bits of one group.
  ///
  /// - Precondition: `group` is in `0..<groupCount`.
  func word(at group: Int) -> UInt64 {
    precondition(group >= 0 && group < groupCount, "The packed literal ends before group \(group).")
    return Self.word(UnsafeRawPointer(literal.utf8Start), group)
  }

  /// Returns the first `count` bytes of the groups that start at `group`.
  ///
  /// - Precondition: The literal has that many bytes.
  /// - Complexity: O(`count`), with one allocation.
  func bytes(from group: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Self.room(for: count)) { buffer, initializedCount in
      unpack(from: group, count: count, to: UnsafeMutableRawBufferPointer(buffer))
      initializedCount = count
    }
  }

  /// Calls a closure with the first `count` bytes of the groups that start at `group`. They are valid during the call.
  func withBytes<Result, Failure: Error>(
    from group: Int,
    count: Int,
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Before Swift 6.3, the error of a closure for temporary memory is untyped, and Embedded Swift needs a type.
    let outcome = withUnsafeTemporaryAllocation(byteCount: Self.room(for: count), alignment: 1) {
      buffer -> Swift.Result<Result, Failure> in
      unpack(from: group, count: count, to: buffer)
      do throws(Failure) {
        return .success(try body(UnsafeRawBufferPointer(rebasing: buffer[..<count])))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Returns the number of bytes that unpacking needs: one more than the groups have, because each word is stored with
  /// an eighth byte, which the next word replaces.
  private static func room(for count: Int) -> Int { groups(for: count) * TableLayout.bytesPerGroup + 1 }

  private static func groups(for count: Int) -> Int {
    (count + TableLayout.bytesPerGroup - 1) / TableLayout.bytesPerGroup
  }

  /// Unpacks the groups into memory that is large enough for them.
  private func unpack(from group: Int, count: Int, to buffer: UnsafeMutableRawBufferPointer) {
    let groups = Self.groups(for: count)
    precondition(
      group >= 0 && count >= 0 && group <= groupCount - groups,
      "The packed literal ends before \(count) bytes from group \(group)."
    )
    precondition(buffer.count >= Self.room(for: count), "There is no room for \(count) bytes.")
    guard let target = buffer.baseAddress else { return }
    let source = UnsafeRawPointer(literal.utf8Start)
    for index in 0..<groups {
      let word = Self.word(source, group + index).littleEndian
      (target + index * TableLayout.bytesPerGroup).storeBytes(of: word, as: UInt64.self)
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
