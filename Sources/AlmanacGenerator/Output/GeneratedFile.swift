/// A file that was made, not yet written.
public struct GeneratedFile: Hashable, Sendable {
  /// Its name, without a folder.
  public let name: String

  /// Its text.
  public let contents: String

  /// Makes a file to write.
  public init(name: String, contents: String) {
    self.name = name
    self.contents = contents
  }
}
