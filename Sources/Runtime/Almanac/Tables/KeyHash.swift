/// The hash of a `HashIndex`'s keys. The generator computes it to build the index, and the runtime to look up a key.
package enum KeyHash {
  private static var wordSize: Int { MemoryLayout<UInt64>.size }

  /// Returns the hash of a key. Keys with the same hash usually differ under another salt.
  ///
  /// - Complexity: O(length of the key); a key of up to eight bytes needs one multiplication.
  @inline(__always)
  package static func hash(_ key: UnsafeBufferPointer<UInt8>, salt: UInt8) -> UInt64 {
    guard !key.isEmpty, let start = UnsafeRawPointer(key.baseAddress) else { return 0 }
    // The length distinguishes a key from others with the same words.
    var hash = UInt64(salt) << 32 | UInt64(truncatingIfNeeded: key.count)
    var offset = 0
    while offset &+ wordSize < key.count {
      hash = mix(hash, word(start + offset))
      offset &+= wordSize
    }
    return mix(hash, lastWord(start, key.count))
  }

  /// Returns whether two keys have the same bytes.
  @inline(__always)
  static func areEqual(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Bool {
    guard first.count == second.count else { return false }
    guard !first.isEmpty, let first = UnsafeRawPointer(first.baseAddress),
      let start = UnsafeRawPointer(second.baseAddress)
    else { return true }
    var offset = 0
    while offset &+ wordSize < second.count {
      if word(first + offset) != word(start + offset) { return false }
      offset &+= wordSize
    }
    return lastWord(first, second.count) == lastWord(start, second.count)
  }

  /// Returns the last bytes of a key, up to eight of them.
  ///
  /// - Precondition: `count` is at least 1.
  @inline(__always)
  private static func lastWord(_ start: UnsafeRawPointer, _ count: Int) -> UInt64 {
    switch count {
    // Up to three bytes: the first, the middle and the last one.
    case ..<4: byte(start) | byte(start + count >> 1) << 8 | byte(start + (count &- 1)) << 16
    case ..<wordSize: half(start) | half(start + (count &- 4)) << 32
    default: word(start + (count &- wordSize))
    }
  }

  private static func byte(_ start: UnsafeRawPointer) -> UInt64 { UInt64(start.load(as: UInt8.self)) }

  private static func half(_ start: UnsafeRawPointer) -> UInt64 {
    UInt64(UInt32(littleEndian: start.loadUnaligned(as: UInt32.self)))
  }

  private static func word(_ start: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
  }

  /// Returns the hash mixed with a word. The shift moves upper bits, which depend on more of the word, to the lower
  /// half.
  @inline(__always)
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    // The multiplier of SplitMix64, which is odd, so no step loses a bit.
    let product = (hash &* 0x9E37_79B9_7F4A_7C15 ^ word) &* 0xBF58_476D_1CE4_E5B9
    return product ^ product >> 32
  }
}

/// The slots in which a `HashIndex` stores rows. A key's hash and its bucket's displacement determine its slot.
package struct HashSlots {
  package let bucketCount: Int
  package let slotCount: Int

  /// - Parameter keyCount: The number of keys. A fifth of the slots are left empty, so that each bucket quickly finds a
  ///   displacement.
  package init(keyCount: Int) {
    bucketCount = keyCount >> 2 &+ 1
    slotCount = keyCount &+ keyCount >> 2 &+ 1
  }

  package func bucket(_ hash: UInt64) -> Int { Self.scaled(UInt32(truncatingIfNeeded: hash >> 32), to: bucketCount) }

  package func slot(_ hash: UInt64, displacement: Int) -> Int {
    let low = UInt32(truncatingIfNeeded: hash) ^ UInt32(truncatingIfNeeded: displacement) &* 0x9E37_79B1
    return Self.scaled(low &* 0x85EB_CA6B, to: slotCount)
  }

  /// Returns a number below `count`. It multiplies, because a remainder would need a division.
  private static func scaled(_ number: UInt32, to count: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(number) &* UInt64(truncatingIfNeeded: count)) >> 32)
  }
}

/// The layout of a `HashIndex`'s table.
package enum HashLayout {
  package static var bitsPerDigit: Int { 7 }
  package static var saltDigits: Int { 1 }
  package static var countDigits: Int { 3 }
  package static var displacementDigits: Int { 2 }
  package static var slotDigits: Int { 3 }

  /// The offset of the first displacement.
  package static var bucketStart: Int { saltDigits &+ countDigits }

  /// The number of bits in a row.
  package static var rowBits: Int { 16 }

  /// For an index with more rows: its first salt, and the numbers of bits in a row and of digits in a slot.
  package static var wideSalt: UInt8 { 64 }
  package static var wideRowBits: Int { 20 }
  package static var wideSlotDigits: Int { 4 }

  /// Returns the bits of a hash that fill the rest of a slot.
  package static func mark(_ hash: UInt64) -> Int { Int(hash & 0x1F) }
}
