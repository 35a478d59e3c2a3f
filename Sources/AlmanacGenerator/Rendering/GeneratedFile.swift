/// A Swift file that was generated, not yet written.
public struct GeneratedFile: Hashable, Sendable {
  /// Its name, without a folder.
  public let name: String

  /// Its text.
  public let contents: String
}
