/// A perfect hash of keys: it knows the one row that can have a key, without a search.
///
/// The table has numbers in characters of 7 bits, the lowest bits first: the salt of the hash, the number of keys, the
/// displacement of each bucket, and each slot. A slot has a row, and above it some bits of the hash of its key, so that
/// few other keys come to the row. A salt of `HashLayout.wideSalt` or more says that rows and slots are wider. The
/// table doesn't contain the keys, so the caller compares the key with that of the row.
@usableFromInline
struct HashIndex: Sendable {
  @usableFromInline let table: TableBytes

  /// Creates an index that reads a table of `HashIndexBuilder` in place. The table can be empty.
  @inlinable
  init(_ table: TableBytes) { self.table = table }

  /// Whether there are no keys.
  var isEmpty: Bool { table.count == 0 }

  /// Returns the only row that can have a key, or `nil` if no row can.
  ///
  /// - Complexity: O(length of the key).
  @inline(__always)
  func row(_ key: UnsafeBufferPointer<UInt8>) -> Int? {
    if isEmpty { return nil }
    let salt = table[0]
    let hash = KeyHash.hash(key, salt: salt)
    let slots = HashSlots(keyCount: number3(at: HashLayout.saltDigits))
    let bucket = HashLayout.bucketStart &+ slots.bucket(hash) &* HashLayout.displacementDigits
    let rows = HashLayout.bucketStart &+ slots.bucketCount &* HashLayout.displacementDigits
    let place = slots.slot(hash, displacement: number2(at: bucket))
    if salt >= HashLayout.wideSalt {
      return row(number4(at: rows &+ place &* HashLayout.wideSlotDigits), hash, HashLayout.wideRowBits)
    }
    return row(number3(at: rows &+ place &* HashLayout.slotDigits), hash, HashLayout.rowBits)
  }

  @inline(__always)
  private func row(_ slot: Int, _ hash: UInt64, _ rowBits: Int) -> Int? {
    slot >> rowBits == HashLayout.mark(hash) ? slot & (1 << rowBits - 1) : nil
  }

  @inline(__always)
  private func number2(at offset: Int) -> Int {
    let digits = table[offset..<offset &+ 2].buffer
    return Int(digits[0]) | Int(digits[1]) << 7
  }

  @inline(__always)
  private func number3(at offset: Int) -> Int {
    let digits = table[offset..<offset &+ 3].buffer
    return Int(digits[0]) | Int(digits[1]) << 7 | Int(digits[2]) << 14
  }
  @inline(__always)
  private func number4(at offset: Int) -> Int { number3(at: offset) | Int(table[offset &+ 3]) << 21 }
}
