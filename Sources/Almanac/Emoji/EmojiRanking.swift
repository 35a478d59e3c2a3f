/// The order of the results of an emoji search.
///
/// An emoji whose shortcode equals the query comes first in every order.
public enum EmojiRanking: CaseIterable, Sendable {
  /// Best match first.
  case relevance

  /// By name, in the alphabetical order of the language that is searched: Unicode's collation (UTS #10), as CLDR tailors it.
  case alphabetical

  /// Most used first. Emoji with equal usage are in order of relevance.
  case usage
}
