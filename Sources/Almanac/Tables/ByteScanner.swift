/// Finds bytes in bytes, many places at a time.
struct ByteScanner {
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highs: UInt64 { 0x8080_8080_8080_8080 }
  private static var step: Int { 8 }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let needle: UnsafeBufferPointer<UInt8>
  private let first: UInt64
  private let second: UInt64
  private let secondOffset: Int
  private let last: Int
  private var place = 0

  /// - Parameters:
  ///   - bytes: Where to look.
  ///   - needle: What to look for, not empty. Both must outlive the scanner.
  init(_ bytes: UnsafeBufferPointer<UInt8>, for needle: UnsafeBufferPointer<UInt8>) {
    precondition(!needle.isEmpty, "There is nothing to look for.")
    self.bytes = bytes
    self.needle = needle
    // A needle of one byte is looked for twice at one place.
    secondOffset = needle.count > 1 ? 1 : 0
    first = Self.ones &* UInt64(needle[0])
    second = Self.ones &* UInt64(needle[secondOffset])
    last = bytes.count - needle.count
  }

  /// The next place where the needle stands, or `nil` where there is none.
  mutating func next() -> Int? {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return nil }
    while place <= last {
      skipBlocks()
      // Both words must lie within the bytes.
      guard place + Self.step < bytes.count else {
        place += 1
        if stands(at: place - 1) { return place - 1 }
        continue
      }
      let candidates = UInt64(littleEndian: candidates(start + place))
      guard candidates != 0 else {
        place += Self.step
        continue
      }
      place += candidates.trailingZeroBitCount / 8 + 1
      if stands(at: place - 1) { return place - 1 }
    }
    return nil
  }

  /// Goes on at a place behind those that it has looked at.
  mutating func skip(to place: Int) { self.place = max(self.place, place) }

  /// Goes past eight words at a time while the needle's first two bytes stand nowhere in them, as in most of a text.
  private mutating func skipBlocks() {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return }
    let end = bytes.count - secondOffset - 8 * Self.step
    while place <= end {
      let block = start + place
      // Written out, the optimizer makes vectors of them.
      let zeros =
        candidates(block) | candidates(block + 8) | candidates(block + 16) | candidates(block + 24)
        | candidates(block + 32) | candidates(block + 40) | candidates(block + 48) | candidates(block + 56)
      guard zeros == 0 else { return }
      place += 8 * Self.step
    }
  }

  /// The high bit of each byte of a word where the needle's first two bytes stand, and at times of one above, which is
  /// then looked at in vain.
  ///
  /// - Precondition: The word and the byte behind it lie within the bytes.
  private func candidates(_ word: UnsafeRawPointer) -> UInt64 {
    let difference =
      (word.loadUnaligned(as: UInt64.self) ^ first)
      | ((word + secondOffset).loadUnaligned(as: UInt64.self) ^ second)
    return (difference &- Self.ones) & ~difference & Self.highs
  }

  private func stands(at place: Int) -> Bool {
    guard place <= last else { return false }
    var index = 0
    while index < needle.count, bytes[place + index] == needle[index] { index += 1 }
    return index == needle.count
  }
}
