extension String {
  /// The string without surrounding whitespace.
  package var trimmed: Substring { trimmed(dropsInvisible: false) }

  /// The string without surrounding whitespace and invisible characters.
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

  /// Whether it is a direction mark, a byte-order mark or the like, which people paste unseen.
  var isInvisible: Bool {
    switch value {
    case ..<0xAD: false
    case 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
