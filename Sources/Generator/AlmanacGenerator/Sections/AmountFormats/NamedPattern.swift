/// A pattern for amounts in a plural category with the currency's name, such as `one: #,##0 ¤`.
struct NamedPattern: Sendable {
  let category: PluralCategory
  let pattern: AmountPattern

  /// Creates a pattern, unless the string is damaged.
  init?(_ text: String) {
    let parts = text.parts(separatedBy: ": ")
    guard parts.count == 2, let category = PluralCategory(name: parts[0]), let pattern = AmountPattern(String(parts[1]))
    else { return nil }
    (self.category, self.pattern) = (category, pattern)
  }
}
