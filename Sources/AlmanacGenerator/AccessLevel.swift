/// Who can use the generated declarations.
public enum AccessLevel: String, CaseIterable, Sendable {
  case `internal`
  case package
  case `public`
}
