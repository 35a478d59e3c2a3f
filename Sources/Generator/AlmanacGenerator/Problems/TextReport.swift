/// `path:line:column: error: message [rule-id]`, a line for each diagnostic.
package enum TextReport {
  package static func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      let text = "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule.rawValue)]"
      return "\(diagnostic.location.text): \(text)".singleLine + "\n"
    }.joined()
  }
}

extension String {
  /// The string for one line of output, with invisible characters escaped.
  ///
  /// File names and data can contain newlines, terminal escapes and direction marks, which could forge output.
  package var singleLine: String {
    unicodeScalars.contains(where: \.isUnprintable) ? unicodeScalars.map(\.visible).joined() : self
  }
}

extension Unicode.Scalar {
  /// Whether the character shows nothing, or changes how the text around it is shown.
  package var isUnprintable: Bool {
    // Most text is ASCII, and the table takes much longer.
    isASCII ? !(0x20..<0x7F).contains(value) : UnicodeScalars.invisible.contains(self)
  }

  /// The character, or an escape as in Swift if it is invisible.
  package var visible: String {
    isUnprintable ? "\\u{\(String(value, radix: 16))}" : String(self)
  }
}
