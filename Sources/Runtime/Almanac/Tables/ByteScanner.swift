/// Finds all occurrences of a needle in bytes, comparing many offsets at a time.
struct ByteScanner {
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highs: UInt64 { 0x8080_8080_8080_8080 }
  private static var step: Int { 8 }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let needle: UnsafeBufferPointer<UInt8>
  private let first: UInt64
  private let ignored: UInt64
  private let second: UInt64
  private let secondOffset: Int
  private let lastOffset: Int
  private var offset = 0

  /// The end of a block with a candidate, whose words are checked one by one.
  private var blockEnd = 0

  /// - Parameters:
  ///   - bytes: The bytes to search in. They must outlive the scanner.
  ///   - needle: The bytes to search for, at least one. They must outlive the scanner.
  ///   - ignoredBits: The bits in which the first byte of a match can differ from the needle's. If there are any, the
  ///     needle must have a second byte.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    for needle: UnsafeBufferPointer<UInt8>,
    ignoring ignoredBits: UInt8 = 0
  ) {
    precondition(!needle.isEmpty, "There is nothing to look for.")
    self.bytes = bytes
    self.needle = needle
    // For a needle of one byte, the second byte is the first one again.
    secondOffset = needle.count > 1 ? 1 : 0
    ignored = Self.ones &* UInt64(ignoredBits)
    first = Self.ones &* UInt64(needle[0] | ignoredBits)
    second = Self.ones &* UInt64(needle[secondOffset])
    lastOffset = bytes.count - needle.count
  }

  /// Returns the offset of the next match, or `nil` if there are no more matches.
  mutating func next() -> Int? {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return nil }
    while offset <= lastOffset {
      if offset >= blockEnd { skipBlocks() }
      // `candidates` reads two words, the second one byte after the first. Both must lie within the bytes.
      guard offset + Self.step < bytes.count else {
        offset += 1
        if matches(at: offset - 1) { return offset - 1 }
        continue
      }
      let candidates = UInt64(littleEndian: candidates(start + offset))
      guard candidates != 0 else {
        offset += Self.step
        continue
      }
      offset += candidates.trailingZeroBitCount / 8 + 1
      if matches(at: offset - 1) { return offset - 1 }
    }
    return nil
  }

  /// Continues at an offset. The scanner never goes back.
  mutating func skip(to offset: Int) { self.offset = max(self.offset, offset) }

  /// Skips blocks of eight words that don't contain the needle's first two bytes, as most blocks do.
  private mutating func skipBlocks() {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return }
    let end = bytes.count - secondOffset - 8 * Self.step
    while offset <= end {
      let block = start + offset
      // Written out, because the optimizer vectorizes this form.
      let zeros =
        candidates(block) | candidates(block + 8) | candidates(block + 16) | candidates(block + 24)
        | candidates(block + 32) | candidates(block + 40) | candidates(block + 48) | candidates(block + 56)
      guard zeros == 0 else {
        blockEnd = offset + 8 * Self.step
        return
      }
      offset += 8 * Self.step
    }
  }

  /// Returns a mask with the high bit of each byte of a word where the needle's first two bytes start. Above a match,
  /// the mask can have a false positive.
  ///
  /// - Precondition: The word and the byte after it lie within the bytes.
  private func candidates(_ word: UnsafeRawPointer) -> UInt64 {
    let difference =
      ((word.loadUnaligned(as: UInt64.self) | ignored) ^ first)
      | ((word + secondOffset).loadUnaligned(as: UInt64.self) ^ second)
    return (difference &- Self.ones) & ~difference & Self.highs
  }

  private func matches(at offset: Int) -> Bool {
    guard offset <= lastOffset else { return false }
    guard UInt64(bytes[offset]) | (ignored & 0xFF) == first & 0xFF else { return false }
    var index = 1
    while index < needle.count, bytes[offset + index] == needle[index] { index += 1 }
    return index == needle.count
  }
}
