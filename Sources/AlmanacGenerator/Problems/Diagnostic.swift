/// A problem of the input: where it is, what is wrong and what would be right.
public struct Diagnostic: Hashable, Sendable {
  /// Where it is.
  public let location: SourceLocation

  /// How bad it is.
  public let severity: Severity

  /// What is wrong, and what would be right.
  public let message: String

  /// What it is about.
  public let rule: Rule

  /// - Parameter severity: How bad it is, where that is not for the rule to say.
  init(_ rule: Rule, at location: SourceLocation, severity: Severity? = nil, _ message: String) {
    self.init(location: location, severity: severity ?? rule.severity, message: message, rule: rule)
  }

  private init(location: SourceLocation, severity: Severity, message: String, rule: Rule) {
    self.location = location
    self.severity = severity
    self.message = message
    self.rule = rule
  }

  /// The same problem as an error.
  public var asError: Diagnostic {
    Diagnostic(location: location, severity: .error, message: message, rule: rule)
  }
}

extension Diagnostic: Error {}

extension Diagnostic: Comparable {
  /// Orders by path, position, rule and message.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    (left.location.path, left.location.line, left.location.column, left.rule.rawValue, left.message)
      < (right.location.path, right.location.line, right.location.column, right.rule.rawValue, right.message)
  }
}
