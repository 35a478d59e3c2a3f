/// An entry of a list to choose one from.
public struct Choice: Hashable, Identifiable, Sendable {
  /// What is chosen.
  public let id: String

  /// What the reader sees.
  public let title: String

  /// What tells it from others with the same title, such as a code; or a flag.
  public let note: String
}
