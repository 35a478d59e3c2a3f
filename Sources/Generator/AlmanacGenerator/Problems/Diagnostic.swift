/// The severity of a problem.
public enum Severity: String, Sendable, Codable {
  /// The input is wrong, and nothing is generated.
  case error

  /// The input can be used, but it is probably a mistake.
  case warning
}

/// A problem in the input: its location, what is wrong, and how to correct it.
///
/// Encoded, it is one flat object, as in JSON reports and in the page of a preview.
public struct Diagnostic: Hashable, Sendable, Codable, Error {
  private let path: String
  private let line: Int
  private let column: Int

  /// The severity.
  public let severity: Severity

  /// A description of what is wrong, and of how to correct it.
  public let message: String

  /// The rule that the input breaks.
  public let rule: Rule

  /// Creates a problem, by default with the severity of the rule.
  package init(_ rule: Rule, at location: SourceLocation, severity: Severity? = nil, _ message: String) {
    path = location.path
    line = location.line
    column = location.column
    self.severity = severity ?? rule.severity
    self.message = Self.readable(message)
    self.rule = rule
  }

  /// Returns the message with the middle left out of each quote that is too long to be read, such as a whole line.
  /// Characters count as Unicode scalars, because one can consist of thousands.
  private static func readable(_ message: String) -> String {
    guard message.utf8.count > longestQuote else { return message }
    let parts = message.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false).map { part in
      part.count > longestQuote ? "\(String(part.prefix(keptCount)))…\(String(part.suffix(keptCount)))" : String(part)
    }
    return parts.joined(separator: "'")
  }

  /// The number of characters in the longest quote that is shown whole. No explanation is as long.
  private static let longestQuote = 200

  /// The number of characters that are shown of each end of a longer quote.
  private static let keptCount = 60

  /// The location.
  public var location: SourceLocation { SourceLocation(path: path, line: line, column: column) }

  /// The same problem as an error.
  public var asError: Diagnostic { Diagnostic(rule, at: location, severity: .error, message) }
}

extension Diagnostic: Comparable {
  /// Compares path, location, rule and message, in this order.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    (left.location, left.rule.rawValue, left.message) < (right.location, right.rule.rawValue, right.message)
  }
}

extension [Diagnostic] {
  /// Whether one of the problems is an error.
  package var hasErrors: Bool { contains { $0.severity == .error } }
}

extension Diagnostic {
  /// Creates the error for something that cannot be written.
  package static func unwritable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(.outputUnwritable, at: SourceLocation(path: path), "cannot be written (\(reason))")
  }

  /// Creates the error for a byte that is not UTF-8.
  static func notUTF8(_ text: SourceText, _ offset: Int, _ rule: Rule) -> Diagnostic {
    Diagnostic(rule, at: text.location(at: offset), "this byte is not UTF-8; save the file as UTF-8")
  }
}
