/// What is known of an entry, and where it stands.
struct Fact: Sendable {
  let label: String
  let value: String

  /// `nil` for what was made of other facts.
  let location: SourceLocation?

  init(_ label: String, _ value: String, at location: SourceLocation?) {
    self.label = label
    self.value = value
    self.location = location
  }

  init(_ label: String, _ text: Located<String>) {
    self.init(label, text.value, at: text.location)
  }
}
