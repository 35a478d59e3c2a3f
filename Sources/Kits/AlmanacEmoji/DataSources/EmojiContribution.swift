/// The facts that a source contributes to a blend.
public struct EmojiContribution: OptionSet, Sendable {
  /// The bits of the facts.
  public let rawValue: Int

  /// Creates a set of facts from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Which emoji there are, and their order.
  public static let order = EmojiContribution(rawValue: 1 << 0)

  /// The names.
  public static let names = EmojiContribution(rawValue: 1 << 1)

  /// The categories, of which "Unknown" counts as missing.
  public static let categories = EmojiContribution(rawValue: 1 << 2)

  /// The shortcodes.
  public static let shortcodes = EmojiContribution(rawValue: 1 << 3)

  /// The keywords.
  public static let keywords = EmojiContribution(rawValue: 1 << 4)

  /// Which emoji support skin tones.
  public static let skinTones = EmojiContribution(rawValue: 1 << 5)

  /// The names and keywords as words in the `language` of the source, beside those of the blend.
  ///
  /// A source without a language contributes none.
  public static let localization = EmojiContribution(rawValue: 1 << 6)

  /// Everything but `localization`.
  public static let all: EmojiContribution = [.order, .names, .categories, .shortcodes, .keywords, .skinTones]
}
