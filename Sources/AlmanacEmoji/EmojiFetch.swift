/// What a source answers.
public enum EmojiFetch: Hashable, Sendable {
  /// The list, and what to name it by when asking again; `nil` where the source has no names for versions.
  case entries([EmojiRawEntry], version: String?)

  /// The list is the one of that version still.
  case notModified
}
