/// Finds the row of an emoji in any spelling.
@usableFromInline
struct EmojiCharacterIndex: Sendable {
  @usableFromInline let texts: _TextTable
  @usableFromInline let index: HashIndex

  /// - Parameters:
  ///   - texts: A row for each emoji.
  ///   - index: The index of each emoji, as the data spells it and as its `EmojiSequence.key`.
  @inlinable
  init(_ texts: _TextTable, index: HashIndex) {
    self.texts = texts
    self.index = index
  }

  /// The row of an emoji.
  ///
  /// - Complexity: O(length of the text), without an allocation unless the text is very long.
  @usableFromInline
  subscript(character: String) -> Int? {
    var character = character
    return character.withUTF8 { text in
      // Most emoji are spelled as in the data.
      if let row = index.row(text), row < texts.rowCount, KeyHash.areEqual(self.text(ofRow: row), text) { return row }
      return EmojiSequence.withKey(of: text) { row(ofKey: $0) } ?? nil
    }
  }

  @inline(never)  // For few emoji.
  private func row(ofKey key: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let row = index.row(key), row < texts.rowCount else { return nil }
    let character = text(ofRow: row)
    // What isn't a Unicode sequence is its own key.
    let isKey = EmojiSequence.withKey(of: character) { KeyHash.areEqual($0, key) }
    return isKey ?? KeyHash.areEqual(character, key) ? row : nil
  }

  @inline(__always)
  private func text(ofRow row: Int) -> UnsafeBufferPointer<UInt8> {
    texts.bytes(row, EmojiColumn.character.rawValue)
  }
}
