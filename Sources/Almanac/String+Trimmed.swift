extension String {
  /// The text without the white space around it.
  package var trimmed: Substring {
    let scalars = unicodeScalars
    var start = scalars.startIndex
    var end = scalars.endIndex
    while start < end, scalars[start].isSpace { start = scalars.index(after: start) }
    while start < end {
      let last = scalars.index(before: end)
      guard scalars[last].isSpace else { break }
      end = last
    }
    return self[start..<end]
  }
}

extension Unicode.Scalar {
  /// Whether it is white space; looked up for what is not ASCII only, where that takes time.
  fileprivate var isSpace: Bool {
    value < 0x80 ? value == 0x20 || (value >= 0x9 && value <= 0xD) : properties.isWhitespace
  }
}
