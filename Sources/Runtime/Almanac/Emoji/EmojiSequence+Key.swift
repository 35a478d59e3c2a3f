extension EmojiSequence {
  /// Returns the emoji without variation selectors and skin tones, which is the same for all its spellings.
  ///
  /// - Returns: The key, or `nil` if a selector or a tone follows something that it can't follow.
  /// - Complexity: O(length of the string).
  public static func key(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { withKey(of: $0) { String(decoding: $0, as: UTF8.self) } }
  }

  /// Calls `body` with an emoji's key in UTF-8, without an allocation unless the string is very long.
  ///
  /// - Returns: `nil` if there is no key.
  static func withKey<Result>(
    of text: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result? {
    guard mayHaveParts(text) else { return body(text) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { buffer in
      guard let count = copyKey(of: text, to: buffer) else { return nil }
      let key = UnsafeBufferPointer(rebasing: buffer[..<count])
      for (sequence, character) in pairs where sequence.withUTF8Buffer({ KeyHash.areEqual($0, key) }) {
        return character.withUTF8Buffer(body)
      }
      return body(key)
    }
  }

  /// Returns whether there may be a selector, a tone or a joiner. It looks for a tone's third byte, and the last byte
  /// of a selector or a joiner, which few strings contain.
  @inline(__always)
  private static func mayHaveParts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < text.count {
      if text[offset] == 0x8F || text[offset] == 0x8D { return true }
      offset += 1
    }
    return false
  }

  /// Copies a string without selectors and tones, and returns the number of bytes.
  private static func copyKey(
    of text: UnsafeBufferPointer<UInt8>,
    to key: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    var count = 0
    var offset = 0
    var previous: Unicode.Scalar?
    while offset < text.count {
      let (scalar, end) = scalar(of: text, at: offset)
      if scalar == variationSelector || scalar.isSkinTone {
        guard let base = previous, base.isEmoji else { return nil }
        // A tone alone is an emoji, but it can't follow an emoji without tones.
        guard scalar == variationSelector ? !base.isSkinTone : base.takesSkinTone else { return nil }
        offset = end
      }
      while offset < end {
        key[count] = text[offset]
        count += 1
        offset += 1
      }
      previous = scalar
    }
    return count
  }

  /// Returns the character at an offset of a string in UTF-8, and the offset of the next one.
  private static func scalar(of text: UnsafeBufferPointer<UInt8>, at offset: Int) -> (Unicode.Scalar, Int) {
    let first = text[offset]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let end = min(offset + length, text.count)
    var value = length == 1 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(length))
    for byte in text[offset + 1..<end] { value = value << 6 | UInt32(byte & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", end)
  }

  /// Pairs of people. Unicode spells a pair as one character, and as a sequence if the two have different tones
  /// (emoji-zwj-sequences.txt).
  package static var pairs: [(sequence: StaticString, character: StaticString)] {
    [
      ("👩‍🤝‍👩", "👭"),
      ("👩‍🤝‍👨", "👫"),
      ("👨‍🤝‍👨", "👬"),
      ("🧑‍❤‍💋‍🧑", "💏"),
      ("🧑‍❤‍🧑", "💑"),
      ("🫱‍🫲", "🤝"),
      ("🧑‍🐰‍🧑", "👯"),
      ("👨‍🐰‍👨", "👯‍♂"),
      ("👩‍🐰‍👩", "👯‍♀"),
      ("🧑‍🫯‍🧑", "🤼"),
      ("👨‍🫯‍👨", "🤼‍♂"),
      ("👩‍🫯‍👩", "🤼‍♀"),
    ]
  }
}
