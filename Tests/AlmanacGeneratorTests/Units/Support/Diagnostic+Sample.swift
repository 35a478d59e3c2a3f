@testable import AlmanacGenerator

extension Diagnostic {
  /// A diagnostic for tests, which avoids the conflict between the module's `SourceLocation` and Testing's.
  init(
    _ rule: Rule = .flagName,
    path: String = "Flags/us.png",
    line: Int = 1,
    column: Int = 1,
    message: String = "a message"
  ) {
    self.init(rule, at: SourceLocation(path: path, line: line, column: column), message)
  }
}
