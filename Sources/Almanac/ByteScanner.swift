/// Finds bytes in bytes, eight places at a time.
struct ByteScanner {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080
  private static let step = 8

  private let bytes: UnsafeBufferPointer<UInt8>
  private let needle: UnsafeBufferPointer<UInt8>
  private let first: UInt64
  private let second: UInt64
  private let last: Int
  private var place = 0

  /// - Parameters:
  ///   - bytes: Where to look.
  ///   - needle: What to look for, not empty. Both must outlive the scanner.
  init(_ bytes: UnsafeBufferPointer<UInt8>, for needle: UnsafeBufferPointer<UInt8>) {
    precondition(!needle.isEmpty, "There is nothing to look for.")
    self.bytes = bytes
    self.needle = needle
    first = Self.ones &* UInt64(needle[0])
    second = Self.ones &* UInt64(needle.count > 1 ? needle[1] : 0)
    last = bytes.count - needle.count
  }

  /// The next place where the needle stands, or `nil` where there is none.
  mutating func next() -> Int? {
    while place <= last {
      // Both words must lie within the bytes.
      guard place + Self.step < bytes.count else {
        place += 1
        if stands(at: place - 1) { return place - 1 }
        continue
      }
      var difference = word(place) ^ first
      if needle.count > 1 { difference |= word(place + 1) ^ second }
      // The high bit of every byte that is zero, and at times of one above it, which is then looked at in vain.
      let zeros = (difference &- Self.ones) & ~difference & Self.highs
      guard zeros != 0 else {
        place += Self.step
        continue
      }
      place += zeros.trailingZeroBitCount / 8 + 1
      if stands(at: place - 1) { return place - 1 }
    }
    return nil
  }

  private func word(_ place: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  private func stands(at place: Int) -> Bool {
    guard place <= last else { return false }
    var index = 0
    while index < needle.count, bytes[place + index] == needle[index] { index += 1 }
    return index == needle.count
  }
}
