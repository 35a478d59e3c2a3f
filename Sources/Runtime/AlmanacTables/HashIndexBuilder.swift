import Almanac

/// Builds the table of a `HashIndex`.
package struct HashIndexBuilder {
  private let hashes: [UInt64]
  private let slots: HashSlots
  private var displacements: [Int]

  /// The index of the key in each slot, -1 for an empty one.
  private var keys: [Int]

  /// Returns the table of the keys of each row. If several rows have the same key, the index finds the first one.
  ///
  /// - Throws: `TableOverflow` if no salt separates the keys, which happens only to keys that were made for that.
  package static func bytes(of texts: [[String]]) throws(TableOverflow) -> [UInt8] {
    var known: Set<[UInt8]> = []
    var keys: [(bytes: [UInt8], row: Int)] = []
    for (row, texts) in texts.enumerated() {
      for text in texts where known.insert(Array(text.utf8)).inserted { keys.append((Array(text.utf8), row)) }
    }
    if keys.isEmpty { return [] }
    guard keys.count < 1 << (HashLayout.countDigits * HashLayout.bitsPerDigit),
      texts.count <= 1 << HashLayout.wideRowBits
    else { throw TableOverflow() }
    let first = texts.count <= 1 << HashLayout.rowBits ? 0 : HashLayout.wideSalt
    for salt in first..<first + HashLayout.wideSalt {
      guard let builder = HashIndexBuilder(keys.map { $0.bytes }, salt: salt) else { continue }
      return builder.bytes(salt: salt, rows: keys.map { $0.row })
    }
    throw TableOverflow()
  }

  /// `nil` if the salt doesn't separate the keys.
  private init?(_ keys: [[UInt8]], salt: UInt8) {
    hashes = keys.map { key in key.withUnsafeBufferPointer { KeyHash.hash($0, salt: salt) } }
    slots = HashSlots(keyCount: keys.count)
    displacements = Array(repeating: 0, count: slots.bucketCount)
    self.keys = Array(repeating: -1, count: slots.slotCount)
    var buckets = Array(repeating: [Int](), count: slots.bucketCount)
    for (key, hash) in hashes.enumerated() { buckets[slots.bucket(hash)].append(key) }
    // The largest buckets come first, while there is room for them.
    let order = buckets.indices.sorted { (buckets[$1].count, $0) < (buckets[$0].count, $1) }
    for bucket in order where !place(buckets[bucket], of: bucket) { return nil }
  }

  /// Looks for a displacement that gives each key of a bucket a separate slot.
  private mutating func place(_ bucketKeys: [Int], of bucket: Int) -> Bool {
    for displacement in 0..<1 << (HashLayout.displacementDigits * HashLayout.bitsPerDigit) {
      let free = bucketKeys.map { slots.slot(hashes[$0], displacement: displacement) }
      guard free.allSatisfy({ keys[$0] < 0 }), Set(free).count == free.count else { continue }
      for (slot, key) in zip(free, bucketKeys) { keys[slot] = key }
      displacements[bucket] = displacement
      return true
    }
    return false
  }

  private func bytes(salt: UInt8, rows: [Int]) -> [UInt8] {
    var digits: [UInt8] = []
    func append(_ number: Int, _ count: Int) {
      for digit in 0..<count { digits.append(UInt8(number >> (digit * HashLayout.bitsPerDigit) & 0x7F)) }
    }
    append(Int(salt), HashLayout.saltDigits)
    append(rows.count, HashLayout.countDigits)
    for displacement in displacements { append(displacement, HashLayout.displacementDigits) }
    let isWide = salt >= HashLayout.wideSalt
    let slotDigits = isWide ? HashLayout.wideSlotDigits : HashLayout.slotDigits
    let rowBits = isWide ? HashLayout.wideRowBits : HashLayout.rowBits
    for key in keys {
      // An empty slot can contain any row, because no row has a key that leads there.
      append(key < 0 ? 0 : HashLayout.mark(hashes[key]) << rowBits | rows[key], slotDigits)
    }
    return digits
  }
}
