/// Finds the row of an emoji by a shortcode.
@usableFromInline
struct EmojiShortcodeIndex: Sendable {
  @usableFromInline let texts: _TextTable
  @usableFromInline let index: HashIndex

  /// - Parameters:
  ///   - texts: A row for each emoji.
  ///   - index: The index of the shortcodes.
  @inlinable
  init(_ texts: _TextTable, index: HashIndex) {
    self.texts = texts
    self.index = index
  }

  /// Returns the row of a shortcode as it is, or in lower case.
  ///
  /// - Complexity: O(length of the shortcode), without an allocation if it has no capital letters.
  @usableFromInline
  func row(inAnyCase shortcode: String) -> Int? {
    var text = shortcode
    return text.withUTF8 { row(of: $0) ?? row(ofLowercased: $0) }
  }

  @inline(never)  // Most shortcodes are in lower case.
  private func row(ofLowercased shortcode: UnsafeBufferPointer<UInt8>) -> Int? {
    if shortcode.allSatisfy({ $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0) }) { return nil }
    var text = String(decoding: shortcode, as: UTF8.self).lowercased()
    return text.withUTF8 { row(of: $0) }
  }

  @inline(__always)
  private func row(of shortcode: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let row = index.row(shortcode), row < texts.rowCount, has(shortcode, row) else { return nil }
    return row
  }

  /// Returns whether a row has a shortcode in its list.
  @inline(__always)
  private func has(_ shortcode: UnsafeBufferPointer<UInt8>, _ row: Int) -> Bool {
    let list = texts.tableBytes(row, EmojiColumn.shortcodes.rawValue)
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
