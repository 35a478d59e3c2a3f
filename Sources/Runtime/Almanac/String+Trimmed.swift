extension String {
  /// The string without surrounding whitespace.
  package var trimmed: Substring { trimmed(dropsInvisible: false) }

  /// The string without surrounding whitespace and zero-width characters, which people paste along with a query.
  package var trimmedQuery: Substring { trimmed(dropsInvisible: true) }

  @inline(never)  // One copy serves both.
  private func trimmed(dropsInvisible: Bool) -> Substring {
    let scalars = unicodeScalars
    var start = scalars.startIndex
    var end = scalars.endIndex
    while start < end, scalars[start].isSpace || dropsInvisible && scalars[start].isInvisible {
      start = scalars.index(after: start)
    }
    while start < end {
      let last = scalars.index(before: end)
      guard scalars[last].isSpace || dropsInvisible && scalars[last].isInvisible else { break }
      end = last
    }
    return self[start..<end]
  }
}

extension Unicode.Scalar {
  /// Whether it is whitespace. Only characters outside ASCII need the lookup, which is slow.
  @inline(never)  // One copy serves both ends.
  fileprivate var isSpace: Bool {
    value < 0x80 ? value == 0x20 || (value >= 0x9 && value <= 0xD) : properties.isWhitespace
  }

  /// Whether it is a zero-width space, a word joiner or a byte-order mark.
  fileprivate var isInvisible: Bool { value == 0x200B || value == 0x2060 || value == 0xFEFF }
}
