public import Almanac

/// The strings of a grid and a picker, other than the names of emoji.
///
/// They are English until you change them.
///
/// ```swift
/// var texts = EmojiTexts()
/// texts.favorites = "Favoriten"
/// texts.categories[.flags] = "Flaggen"
/// ```
public struct EmojiTexts: Hashable, Sendable {
  /// The title of the favorites.
  public var favorites = "Favorites"

  /// The titles of the groups, which are English by default.
  public var categories: [EmojiGroup: String] = [:]

  /// The names of the skin tones, which are English by default.
  public var skinTones: [SkinTone: String] = [:]

  /// The title of the skin tone menu, and of the action that opens it.
  public var skinTone = "Skin Tone"

  /// The title of the button that closes the skin tone menu.
  public var cancel = "Cancel"

  /// The prompt of the search field.
  public var search = "Search Emoji"

  /// The title of the button that clears the search field.
  public var clearSearch = "Clear Search"

  /// The message if a search finds nothing.
  public var noResults = "No Emoji Found"

  /// The message while the list is loading.
  public var loading = "Loading Emoji"

  /// The title of an error.
  public var failure = "The emoji cannot be loaded."

  /// The title of the button that loads the list again.
  public var retry = "Try Again"

  /// Creates the English strings.
  public init() {}

  /// Returns the title of a group.
  public func title(of group: EmojiGroup) -> String { categories[group] ?? group.displayName }

  /// Returns the name of a skin tone.
  public func name(of tone: SkinTone) -> String { skinTones[tone] ?? tone.displayName }
}
