/// `path:line:column: error: message [rule-id]`, a line for each diagnostic.
enum TextReport {
  static func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      let location = diagnostic.location
      return "\(location.path.singleLine):\(location.line):\(location.column): \(diagnostic.severity.rawValue): "
        + "\(diagnostic.message.singleLine) [\(diagnostic.rule.rawValue)]\n"
    }.joined()
  }
}

extension String {
  /// The text for one line of output, with invisible characters escaped.
  ///
  /// File names and data can contain newlines, terminal escapes and direction marks, which could forge output.
  var singleLine: String {
    var result = ""
    for scalar in unicodeScalars {
      result += UnicodeScalars.invisible.contains(scalar) ? "\\u{\(Self(scalar.value, radix: 16))}" : Self(scalar)
    }
    return result
  }
}
