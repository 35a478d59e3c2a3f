/// The properties that a source contributes to a blend.
public struct EmojiContribution: OptionSet, Sendable {
  /// The bits of the properties.
  public let rawValue: Int

  /// Creates a set of properties from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The emoji themselves, and their order.
  public static let order = EmojiContribution(rawValue: 1 << 0)

  /// The names.
  public static let names = EmojiContribution(rawValue: 1 << 1)

  /// The categories, where "Unknown" counts as missing.
  public static let categories = EmojiContribution(rawValue: 1 << 2)

  /// The shortcodes.
  public static let shortcodes = EmojiContribution(rawValue: 1 << 3)

  /// The keywords.
  public static let keywords = EmojiContribution(rawValue: 1 << 4)

  /// Whether the emoji support skin tones.
  public static let skinTones = EmojiContribution(rawValue: 1 << 5)

  /// The names and keywords as words in the source's `language`, in addition to the blend's own words.
  ///
  /// A source without a language contributes none.
  public static let localization = EmojiContribution(rawValue: 1 << 6)

  /// Everything but `localization`.
  public static let all: EmojiContribution = [.order, .names, .categories, .shortcodes, .keywords, .skinTones]
}
