/// A section of a sorted list, such as all countries whose names begin with an A.
public struct IndexSection<Element: Sendable>: Identifiable, Sendable {
  /// Its place in the list, from 0.
  public let id: Int

  /// The label, such as "A", "あ" or "ㄱ".
  ///
  /// It is "…" for names before the first letter of the language's alphabet, and for those in a script after it.
  public let title: String

  /// The elements in order, at least one.
  public let elements: [Element]
}
