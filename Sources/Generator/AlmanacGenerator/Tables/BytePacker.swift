import CBytes

/// Packs bytes seven bits to a character, as the runtime's `PackedBytes` reads them.
struct BytePacker {
  /// The characters, each below 128, in groups of eight.
  private(set) var characters: [UInt8] = []

  /// Appends one group of 56 bits.
  mutating func append(word: UInt64) {
    precondition(word >> 56 == 0, "A group holds 56 bits.")
    var rest = word
    for _ in 0..<TableLayout.charactersPerGroup {
      characters.append(UInt8(truncatingIfNeeded: rest & (1 << TableLayout.bitsPerCharacter - 1)))
      rest >>= TableLayout.bitsPerCharacter
    }
  }

  /// Appends bytes, padded with zeros to the end of the last group.
  mutating func append(_ bytes: [UInt8]) {
    let groups = (bytes.count + TableLayout.bytesPerGroup - 1) / TableLayout.bytesPerGroup
    let count = groups * TableLayout.charactersPerGroup
    characters += [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      bytes.withUnsafeBufferPointer { almanac_pack($0.baseAddress, $0.count, buffer.baseAddress) }
      initialized = count
    }
  }
}
