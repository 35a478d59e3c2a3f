/// What is known of an entry, and where it stands.
struct Fact: Sendable {
  let label: String
  let value: String

  /// `nil` for what follows from other facts.
  var location: SourceLocation?
}
