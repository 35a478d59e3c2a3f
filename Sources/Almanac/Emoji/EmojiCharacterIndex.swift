/// Finds the row of an emoji in any spelling.
@usableFromInline
struct EmojiCharacterIndex: Sendable {
  @usableFromInline let texts: TextTable
  @usableFromInline let index: HashIndex

  /// - Parameters:
  ///   - texts: A row for each emoji.
  ///   - index: The index of `EmojiSequence.key` of each emoji.
  @inlinable
  init(_ texts: TextTable, index: HashIndex) {
    self.texts = texts
    self.index = index
  }

  /// The row of an emoji.
  ///
  /// - Complexity: O(length of the text), without an allocation unless the text is very long.
  @usableFromInline
  subscript(character: String) -> Int? {
    EmojiSequence.withKey(of: character) { key in
      guard let row = index.row(key), row < texts.rowCount, isKey(key, ofRow: row) else { return nil }
      return row
    } ?? nil
  }

  @inline(__always)
  private func isKey(_ key: UnsafeBufferPointer<UInt8>, ofRow row: Int) -> Bool {
    let character = texts.bytes(row, EmojiColumn.character.rawValue)
    // Most emoji are their own key, and what is no sequence of Unicode is, too.
    if KeyHash.areEqual(character, key) { return true }
    return EmojiSequence.withKey(of: character) { KeyHash.areEqual($0, key) } ?? false
  }
}
