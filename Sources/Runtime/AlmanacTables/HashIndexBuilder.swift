import Almanac

/// Builds the table of a `HashIndex`.
package struct HashIndexBuilder {
  private let hashes: [UInt64]
  private let slots: HashSlots

  private var displacements: [Int]

  /// The keys of all buckets, one bucket after the other, and the start of each bucket.
  private var members: [Int]
  private var starts: [Int]

  /// The index of the key in each slot, -1 for an empty one.
  private var keys: [Int]

  /// The slots of the keys of a bucket.
  private var free: [Int] = []

  /// Returns the table for each row's keys. If several rows have the same key, the index finds the first one.
  ///
  /// - Throws: `TableOverflow` if there are too many keys or rows, or if no salt separates the keys, which happens only
  ///   with keys that were made for that.
  package static func bytes(of texts: [[String]]) throws(TableOverflow) -> [UInt8] {
    let (keys, rows) = uniqueKeys(of: texts)
    if keys.isEmpty { return [] }
    guard keys.count < 1 << (HashLayout.countDigits * HashLayout.bitsPerDigit),
      texts.count <= 1 << HashLayout.wideRowBits
    else { throw TableOverflow() }
    let first = texts.count <= 1 << HashLayout.rowBits ? 0 : HashLayout.wideSalt
    for salt in first..<first + HashLayout.wideSalt {
      guard let builder = HashIndexBuilder(keys.map { hash(of: $0, salt: salt) }) else { continue }
      return builder.bytes(salt: salt, rows: rows)
    }
    throw TableOverflow()
  }

  private static func hash(of key: String, salt: UInt8) -> UInt64 {
    var key = key
    return key.withUTF8 { KeyHash.hash($0, salt: salt) }
  }

  /// Returns the distinct keys in order, with the first row of each.
  private static func uniqueKeys(of texts: [[String]]) -> (keys: [String], rows: [Int]) {
    var keys: [String] = []
    var rows: [Int] = []
    // By their hash, because strings with different bytes can be equal.
    var known: [UInt64: Int] = [:]
    var others: [UInt64: [Int]] = [:]
    known.reserveCapacity(texts.count)
    for (row, texts) in texts.enumerated() {
      for text in texts {
        let hash = hash(of: text, salt: 0)
        if let first = known[hash] {
          let candidates = [first] + others[hash, default: []]
          if candidates.contains(where: { keys[$0].utf8.elementsEqual(text.utf8) }) { continue }
          others[hash, default: []].append(keys.count)
        } else {
          known[hash] = keys.count
        }
        keys.append(text)
        rows.append(row)
      }
    }
    return (keys, rows)
  }

  /// Creates a builder for the hashes with a salt, or returns `nil` if the salt doesn't separate the keys.
  private init?(_ hashes: [UInt64]) {
    self.hashes = hashes
    slots = HashSlots(keyCount: hashes.count)
    displacements = Array(repeating: 0, count: slots.bucketCount)
    keys = Array(repeating: -1, count: slots.slotCount)
    let buckets = hashes.map(slots.bucket)
    starts = Array(repeating: 0, count: slots.bucketCount + 1)
    for bucket in buckets { starts[bucket + 1] += 1 }
    let largest = starts.max() ?? 0
    // The largest buckets come first, while there is room for them.
    var order = Array(repeating: [Int](), count: largest + 1)
    for bucket in 0..<slots.bucketCount { order[starts[bucket + 1]].append(bucket) }
    for bucket in 0..<slots.bucketCount { starts[bucket + 1] += starts[bucket] }
    members = Array(repeating: 0, count: hashes.count)
    var ends = starts
    for (key, bucket) in buckets.enumerated() {
      members[ends[bucket]] = key
      ends[bucket] += 1
    }
    free = Array(repeating: 0, count: largest)
    for buckets in order.reversed() {
      for bucket in buckets where !place(bucket) { return nil }
    }
  }

  /// Looks for a displacement that puts each key of a bucket in a separate slot.
  private mutating func place(_ bucket: Int) -> Bool {
    let members = starts[bucket]..<starts[bucket + 1]
    for displacement in 0..<1 << (HashLayout.displacementDigits * HashLayout.bitsPerDigit)
    where isFree(displacement, members) {
      for member in members { keys[free[member - members.lowerBound]] = self.members[member] }
      displacements[bucket] = displacement
      return true
    }
    return false
  }

  private mutating func isFree(_ displacement: Int, _ members: Range<Int>) -> Bool {
    // Loops over ranges take several times as long in a generator that SwiftPM builds without optimization.
    var count = 0
    while count < members.count {
      let slot = slots.slot(hashes[self.members[members.lowerBound + count]], displacement: displacement)
      if keys[slot] >= 0 { return false }
      var other = 0
      while other < count {
        if free[other] == slot { return false }
        other += 1
      }
      free[count] = slot
      count += 1
    }
    return true
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
