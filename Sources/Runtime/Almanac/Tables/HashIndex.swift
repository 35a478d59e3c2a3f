/// A perfect hash that maps a key to the only row that can have it, without a search.
///
/// The table consists of numbers in 7-bit characters, the lowest bits first: the hash's salt, the number of keys, each
/// bucket's displacement, and each slot. A slot contains a row, and above it some bits of its key's hash, so that few
/// other keys lead to the row. With a salt of `HashLayout.wideSalt` or more, rows and slots are wider. The table
/// doesn't contain the keys, so the caller compares the key with the row's.
@usableFromInline
struct HashIndex: Sendable {
  @usableFromInline let table: TableBytes

  /// Creates an index that reads a table from `HashIndexBuilder` in place. The table can be empty.
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
