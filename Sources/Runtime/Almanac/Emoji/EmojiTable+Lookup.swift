extension _EmojiTable {
  /// Returns the row of an emoji in any spelling.
  @inlinable
  package func row(character: String) -> Int? { characterIndex.row(ofEmoji: character, in: texts) }

  /// Returns the row of a shortcode as written, or in lowercase.
  @inlinable
  package func row(shortcode: String) -> Int? { shortcodeIndex.row(ofShortcode: shortcode, in: texts) }
}

// Not an extension of the whole table, because passing it takes longer than a lookup.
extension HashIndex {
  /// Returns the row of an emoji. The index contains each emoji as the data spells it, and its `EmojiSequence.key`.
  ///
  /// - Complexity: O(length of the string), without an allocation unless the string is very long.
  @usableFromInline
  func row(ofEmoji character: String, in texts: _TextTable) -> Int? {
    var character = character
    return character.withUTF8 { text in
      // Most emoji are spelled as in the data.
      if let row = row(text), row < texts.rowCount, KeyHash.areEqual(texts.character(row), text) { return row }
      return EmojiSequence.withKey(of: text) { self.row(ofKey: $0, in: texts) } ?? nil
    }
  }

  @inline(never)  // Few emoji need it.
  private func row(ofKey key: UnsafeBufferPointer<UInt8>, in texts: _TextTable) -> Int? {
    guard let row = row(key), row < texts.rowCount else { return nil }
    let character = texts.character(row)
    // An emoji that isn't a Unicode sequence is its own key.
    let isKey = EmojiSequence.withKey(of: character) { KeyHash.areEqual($0, key) }
    return isKey ?? KeyHash.areEqual(character, key) ? row : nil
  }

  /// Returns the row of a shortcode. The index contains the shortcodes.
  ///
  /// - Complexity: O(length of the shortcode), without an allocation if it has no capital letters.
  @usableFromInline
  func row(ofShortcode shortcode: String, in texts: _TextTable) -> Int? {
    var text = shortcode
    return text.withUTF8 { row(ofShortcode: $0, in: texts) ?? row(ofLowercased: $0, in: texts) }
  }

  @inline(never)  // Most shortcodes are in lowercase.
  private func row(ofLowercased shortcode: UnsafeBufferPointer<UInt8>, in texts: _TextTable) -> Int? {
    if shortcode.allSatisfy({ $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0) }) { return nil }
    var text = String(decoding: shortcode, as: UTF8.self).lowercased()
    return text.withUTF8 { row(ofShortcode: $0, in: texts) }
  }

  @inline(__always)
  private func row(ofShortcode shortcode: UnsafeBufferPointer<UInt8>, in texts: _TextTable) -> Int? {
    guard let row = row(shortcode), row < texts.rowCount, texts.has(shortcode, row) else { return nil }
    return row
  }
}

extension _TextTable {
  @inline(__always)
  fileprivate func character(_ row: Int) -> UnsafeBufferPointer<UInt8> { bytes(row, EmojiColumn.character.rawValue) }

  /// Returns whether a row's list contains a shortcode.
  @inline(__always)
  fileprivate func has(_ shortcode: UnsafeBufferPointer<UInt8>, _ row: Int) -> Bool {
    let list = tableBytes(row, EmojiColumn.shortcodes.rawValue)
    var start = 0
    while start &+ shortcode.count <= list.count {
      let end = start &+ shortcode.count
      if KeyHash.areEqual(list[start..<end].buffer, shortcode), end == list.count || list[end] == EmojiFacts.separator {
        return true
      }
      while start < list.count, list[start] != EmojiFacts.separator { start &+= 1 }
      start &+= 1
    }
    return false
  }
}
