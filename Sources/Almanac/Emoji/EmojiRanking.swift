/// An order of the emoji that a search finds.
public enum EmojiRanking: CaseIterable, Sendable {
  /// The best match first.
  case relevance

  /// By name in lower case, in the order of Unicode's code points.
  case alphabetical

  /// The most used first, and by relevance among those that were used as much.
  case usage
}
