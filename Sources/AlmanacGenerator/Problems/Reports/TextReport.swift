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
