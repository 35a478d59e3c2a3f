/// How bad a problem is.
public enum Severity: String, Sendable, Encodable {
  /// The input is wrong; nothing is written.
  case error

  /// The input can be used but is probably not what was meant.
  case warning
}
