extension String {
  /// The text without the white space around it.
  package var trimmed: Substring {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.isSpace }), let last = scalars.lastIndex(where: { !$0.isSpace })
    else { return "" }
    return self[start...last]
  }
}

extension Unicode.Scalar {
  /// Whether it is white space; looked up for what is not ASCII only, where that takes time.
  fileprivate var isSpace: Bool { isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace }
}
