/// What becomes of codes that one section names and another does not have.
enum RelationPolicy: String, CaseIterable, Sendable {
  case error, warning, off

  /// How bad that is; `nil` where nobody asks.
  var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .off: nil
    }
  }
}
