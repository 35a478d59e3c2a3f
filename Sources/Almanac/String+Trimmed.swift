extension String {
  /// The text without the whitespace around it.
  package var trimmed: Substring {
    let scalars = unicodeScalars
    var start = scalars.startIndex
    var end = scalars.endIndex
    while start < end, isSpace(at: start) { start = scalars.index(after: start) }
    while start < end {
      let last = scalars.index(before: end)
      guard isSpace(at: last) else { break }
      end = last
    }
    return self[start..<end]
  }

  @inline(never)  // One copy serves both ends.
  private func isSpace(at index: Index) -> Bool { unicodeScalars[index].isSpace }
}

extension Unicode.Scalar {
  /// Whether it is whitespace. Only characters outside ASCII need a lookup, which is slow.
  fileprivate var isSpace: Bool {
    value < 0x80 ? value == 0x20 || (value >= 0x9 && value <= 0xD) : properties.isWhitespace
  }
}
