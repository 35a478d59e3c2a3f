public import Almanac

/// The title of a section of a grid: favorites, a Unicode group, or a custom category.
public struct EmojiGridCategory: Hashable, Identifiable, Sendable {
  /// The identifier, such as "Smileys & Emotion", which is unique among the sections of a grid.
  public let id: String

  /// The name to display.
  public let displayName: String

  /// The name of the SF Symbol for the category.
  public let symbolName: String

  /// Creates a custom category.
  public init(id: String, displayName: String, symbolName: String) {
    self.id = id
    self.displayName = displayName
    self.symbolName = symbolName
  }

  /// Creates a category from a Unicode group.
  ///
  /// Its identifier is the raw value, and its default name is English.
  public init(_ group: EmojiGroup, displayName: String? = nil) {
    self.init(id: group.rawValue, displayName: displayName ?? group.displayName, symbolName: group.symbolName)
  }

  /// Creates a category from a case of a generated enum.
  ///
  /// Its identifier is the raw value.
  ///
  /// The name is in `language` (BCP 47). If it is `nil`, or the data doesn't contain it, the name is in the data's
  /// language.
  public init(_ category: some EmojiCategoryEnum, in language: String? = nil) {
    self.init(
      id: category.rawValue,
      displayName: language.flatMap { category.displayName(in: $0) } ?? category.displayName,
      symbolName: category.symbolName
    )
  }

  /// Returns the category of favorites, whose identifier is "favorites".
  public static func favorites(displayName: String = EmojiTexts().favorites) -> Self {
    Self(id: "favorites", displayName: displayName, symbolName: "clock")
  }

  /// The only section of a grid without headers.
  static let untitled = Self(id: "emoji", displayName: "", symbolName: "face.smiling")
}

/// The emoji of one category in a grid.
public struct EmojiGridSection: Hashable, Identifiable, Sendable {
  /// The title.
  public let category: EmojiGridCategory

  /// The emoji.
  public let emojis: [IndexedEmoji]

  /// Creates a section.
  public init(category: EmojiGridCategory, emojis: [IndexedEmoji]) {
    self.category = category
    self.emojis = emojis
  }

  /// The identifier of the category.
  public var id: String { category.id }

  func isIdentical(to other: Self) -> Bool {
    category == other.category && emojis.elementsEqual(other.emojis) { $0.isIdentical(to: $1) }
  }
}
