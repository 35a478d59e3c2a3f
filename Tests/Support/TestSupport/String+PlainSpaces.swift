extension String {
  /// The text with ordinary spaces, which are easier to read.
  public var plainSpaces: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 }))
  }
}
