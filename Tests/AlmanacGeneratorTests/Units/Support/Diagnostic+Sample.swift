@testable import AlmanacGenerator

extension Diagnostic {
  /// A diagnostic for tests, which need not import the module's `SourceLocation` beside Testing's.
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
