public import Almanac
public import GuideData

/// The emoji picker.
public struct EmojiViewModel: Hashable, Sendable {
  /// A category of emoji.
  public struct Tab: Codable, Hashable, Identifiable, Sendable {
    /// The name of the category in the data, such as "Smileys & Emotion".
    public let id: String

    /// The name in the language of the page if it has a catalog, and in English otherwise.
    public let title: String

    /// The first emoji of the category.
    public let icon: String
  }

  /// An emoji that can be picked.
  public struct Cell: Codable, Hashable, Identifiable, Sendable {
    /// The emoji in the chosen skin tone.
    public let character: String

    /// The name in the language of the page.
    public let name: String

    /// The main shortcode without colons, if there is one.
    public let shortcode: String?

    /// Whether it has skin tones.
    public let supportsSkinTone: Bool

    /// The emoji in the chosen skin tone.
    public var id: String { character }
  }

  /// The text to search for.
  public let query: String

  /// The shown category; `nil` while there is a query.
  public let category: EmojiCategory?

  /// The skin tone of all emoji.
  public let tone: SkinTone

  /// The language of the page.
  public let language: GuideLanguage

  /// The emoji of the category, or those that the query finds, best matches first.
  public let cells: [Cell]

  /// The number of emoji that the category has or the query finds. `cells` can have fewer.
  public let count: Int

  /// The picker for a query or a category.
  ///
  /// - Parameters:
  ///   - query: The text to search for. It is cut after 100 characters. If it is empty, the category counts.
  ///   - category: The category. The default is the first one.
  ///   - tone: The skin tone of all emoji.
  ///   - language: The language of names. The search also finds names in English.
  ///   - limit: The largest number of cells.
  public init(
    query: String = "",
    category: EmojiCategory? = nil,
    tone: SkinTone = .none,
    language: GuideLanguage = .english,
    limit: Int = 400
  ) {
    let query = String(query.prefix(100))
    let isSearch = !query.allSatisfy(\.isWhitespace)
    self.query = query
    self.tone = tone
    self.language = language
    let shown = isSearch ? nil : category ?? EmojiCategory.allCases.first
    self.category = shown
    let languages = language == .english ? ["en"] : [language.rawValue, "en"]
    let found = shown.map { Emoji.all(in: $0) } ?? Emoji.search(query, languages: languages)
    count = found.count
    cells = found.prefix(max(limit, 0)).map { emoji in
      Cell(
        character: emoji.withSkinTone(tone),
        name: emoji.name(in: language.rawValue) ?? emoji.name,
        shortcode: emoji.shortcodes.first,
        supportsSkinTone: emoji.supportsSkinTone
      )
    }
  }

  /// The categories, in Unicode's order.
  public var tabs: [Tab] {
    EmojiCategory.allCases.map { category in
      Tab(
        id: category.rawValue,
        title: Texts(language).name(category.rawValue),
        icon: Emoji.all(in: category).first?.character ?? ""
      )
    }
  }

  /// The skin tones. Each has a name in English and an example.
  public static var tones: [SkinTone] { SkinTone.allCases }
}
