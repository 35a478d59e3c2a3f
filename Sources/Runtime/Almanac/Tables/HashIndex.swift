/// A perfect hash of keys: it knows the one row that can have a key, without a search.
///
/// The table has numbers in characters of 7 bits, the lowest bits first: the salt of the hash, the number of keys, the
/// displacement of each bucket, and each slot. A slot has a row, and above it some bits of the hash of its key, so that
/// few other keys come to the row. The table doesn't contain the keys, so the caller compares the key with that of the
/// row.
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
    let hash = KeyHash.hash(key, salt: table[0])
    let slots = HashSlots(keyCount: number3(at: HashLayout.saltDigits))
    let bucket = HashLayout.bucketStart &+ slots.bucket(hash) &* HashLayout.displacementDigits
    let rows = HashLayout.bucketStart &+ slots.bucketCount &* HashLayout.displacementDigits
    let slot = number3(at: rows &+ slots.slot(hash, displacement: number2(at: bucket)) &* HashLayout.slotDigits)
    return slot >> HashLayout.rowBits == HashLayout.mark(hash) ? slot & (1 << HashLayout.rowBits - 1) : nil
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
}
