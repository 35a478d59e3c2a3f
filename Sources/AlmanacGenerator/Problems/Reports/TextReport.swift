import Almanac

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
  /// The text with what has no picture written out, to be printed in one line.
  ///
  /// File names and data may hold newlines, terminal escapes and marks of writing direction, which would forge lines of
  /// their own.
  var singleLine: String {
    var result = ""
    for scalar in unicodeScalars {
      result += UnicodeScalars.invisible.contains(scalar) ? "\\u{\(Self(scalar.value, radix: 16))}" : Self(scalar)
    }
    return result
  }
}
