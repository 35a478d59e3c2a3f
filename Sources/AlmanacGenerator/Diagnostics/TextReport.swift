/// `path:line:column: error: message [rule-id]`, a line for each diagnostic.
enum TextReport {
  static func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      let place = diagnostic.location
      return "\(singleLine(place.path)):\(place.line):\(place.column): \(diagnostic.severity.rawValue): "
        + "\(singleLine(diagnostic.message)) [\(diagnostic.rule.rawValue)]\n"
    }.joined()
  }

  /// File names may hold newlines, terminal escapes and marks of writing direction, which would forge a diagnostic of their own.
  private static func singleLine(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isInvisible = [.control, .format, .lineSeparator, .paragraphSeparator]
        .contains(scalar.properties.generalCategory)
      result += isInvisible ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return result
  }
}
