/// The answer of a source.
public enum EmojiFetch: Hashable, Sendable {
  /// The list and its version, for the next fetch. The version is `nil` if the source has no versions.
  case entries([EmojiRawEntry], version: String?)

  /// The list still has the version of the request.
  case notModified
}
