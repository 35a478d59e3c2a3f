/// A section of a sorted list, such as all countries whose names start with A.
public struct IndexSection<Element: Sendable>: Identifiable, Sendable {
  /// The section's position in the list, starting at 0.
  public let id: Int

  /// The label, such as "A", "あ" or "ㄱ".
  ///
  /// For names before the first letter of the language's alphabet, and names in a script after it, it is "…".
  public let title: String

  /// The elements in order, at least one.
  public let elements: [Element]
}
