/// How severe a problem is.
public enum Severity: String, Sendable, Codable {
  /// The input is wrong. Nothing is generated.
  case error

  /// The input can be used but is probably not what was meant.
  case warning
}

/// A problem of the input: where it is, what is wrong and what would be right.
public struct Diagnostic: Hashable, Sendable, Codable, Error {
  /// Where it is.
  public let location: SourceLocation

  /// How severe it is.
  public let severity: Severity

  /// What is wrong, and what would be right.
  public let message: String

  /// The rule that the input breaks.
  public let rule: Rule

  /// - Parameter severity: How severe it is, where that is not the rule's own severity.
  init(_ rule: Rule, at location: SourceLocation, severity: Severity? = nil, _ message: String) {
    self.location = location
    self.severity = severity ?? rule.severity
    self.message = message
    self.rule = rule
  }

  /// The same problem as an error.
  public var asError: Diagnostic { Diagnostic(rule, at: location, severity: .error, message) }
}

extension Diagnostic: Comparable {
  /// Orders by path, position, rule and message.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    (left.location, left.rule.rawValue, left.message) < (right.location, right.rule.rawValue, right.message)
  }
}

extension Diagnostic {
  /// A byte that is not UTF-8.
  static func notUTF8(_ text: SourceText, _ offset: Int, _ rule: Rule) -> Diagnostic {
    Diagnostic(rule, at: text.location(at: offset), "this byte is not UTF-8; save the file as UTF-8")
  }

  /// A folder that the system does not let us read.
  static func unreadableFolder(_ path: String, _ error: any Error) -> Diagnostic {
    let message = "the folder cannot be read (\(FileContents.reason(error))); make it readable"
    return Diagnostic(.fileUnreadable, at: SourceLocation(path: path), message)
  }

  /// A key in the configuration that no entry has.
  ///
  /// - Parameter remedy: What to do where no known key is spelled like it.
  static func unknownEntry(_ key: Located<String>, among known: [String], or remedy: String) -> Diagnostic {
    let nearest = Spelling.nearest(to: key.value, among: known)
    let hint = nearest.map { "did you mean '\($0)'?" } ?? remedy
    return Diagnostic(.entryUnknown, at: key.location, "there is no entry '\(key.value)'; \(hint)")
  }
}
