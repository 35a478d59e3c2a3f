public import Almanac

/// A grid's content: emoji, or sections of emoji with headers.
public struct EmojiGridContent: Equatable, Sendable {
  /// The sections. A grid without headers has one.
  public let sections: [EmojiGridSection]

  /// Whether the sections have headers.
  public let isSectioned: Bool

  /// The list to search, or `nil` if the content can't be searched.
  let index: EmojiIndex?

  init(sections: [EmojiGridSection], isSectioned: Bool, index: EmojiIndex? = nil) {
    self.sections = sections
    self.isSectioned = isSectioned
    self.index = index
  }

  /// Creates content without headers, which a search doesn't change.
  public init(emojis: [IndexedEmoji]) {
    self.init(sections: [EmojiGridSection(category: .untitled, emojis: emojis)], isSectioned: false)
  }

  /// Creates content without headers from emoji of a generated type, which a search doesn't change.
  public init(emojis: [some EmojiValue]) { self.init(emojis: IndexedEmoji.list(emojis)) }

  /// Creates content with custom sections, which a search doesn't change.
  public init(sections: [EmojiGridSection]) { self.init(sections: sections, isSectioned: true) }

  /// Creates content with groups, which a search doesn't change.
  ///
  /// The first section shows the favorites, such as `EmojiIndexProvider.favorites()`, if there are any.
  public init(sections: [EmojiSection], favorites: [IndexedEmoji] = [], texts: EmojiTexts = EmojiTexts()) {
    self.init(sections: Self.favorites(favorites, texts) + Self.groups(sections, texts))
  }

  /// Creates searchable content from a list: the favorites, and the groups in Unicode's order.
  ///
  /// The favorites, such as `EmojiUsageTracker.favorites`, keep their skin tones. Favorites that the list doesn't
  /// contain are omitted.
  ///
  /// - Complexity: O(number of emoji), some microseconds for 1,870.
  public init(index: EmojiIndex, favorites: [String] = [], texts: EmojiTexts = EmojiTexts()) {
    self.init(
      sections: Self.favorites(favorites.compactMap(index.spelled), texts) + Self.groups(index.sections, texts),
      isSectioned: true,
      index: index
    )
  }

  /// Creates searchable content from a generated type: the favorites, and the type's categories.
  ///
  /// The favorites, such as `EmojiUsageTracker.favorites`, keep their skin tones. `texts` provides their title. The
  /// other titles are in `language` (BCP 47), or in the data's language if it is `nil`.
  ///
  /// - Complexity: O(number of emoji), some microseconds for 1,870.
  public init<Emoji: EmojiValue>(
    _ type: Emoji.Type,
    favorites: [String] = [],
    language: String? = nil,
    texts: EmojiTexts = EmojiTexts()
  ) {
    let index = EmojiIndex(type)
    let categories = Emoji.Category.allCases.map { category in
      EmojiGridSection(
        category: EmojiGridCategory(category, in: language),
        emojis: IndexedEmoji.list(Emoji.all(in: category))
      )
    }
    self.init(
      sections: Self.favorites(favorites.compactMap(index.spelled), texts) + categories,
      isSectioned: true,
      index: index
    )
  }

  /// Returns whether both show the same emoji under the same titles, and search the same list.
  public static func == (left: Self, right: Self) -> Bool {
    left.isSearchedLike(right) && left.sections == right.sections
  }

  /// Returns whether both show the emoji of the same list objects. If not, the emoji can still be equal, but comparing
  /// their properties takes longer than showing them.
  func isIdentical(to other: Self) -> Bool {
    isSearchedLike(other) && sections.elementsEqual(other.sections) { $0.isIdentical(to: $1) }
  }

  private func isSearchedLike(_ other: Self) -> Bool {
    isSectioned == other.isSectioned && index?.tables === other.index?.tables
  }

  private static func favorites(_ emojis: [IndexedEmoji], _ texts: EmojiTexts) -> [EmojiGridSection] {
    emojis.isEmpty ? [] : [EmojiGridSection(category: .favorites(displayName: texts.favorites), emojis: emojis)]
  }

  private static func groups(_ sections: [EmojiSection], _ texts: EmojiTexts) -> [EmojiGridSection] {
    sections.map { section in
      let title = texts.title(of: section.category)
      return EmojiGridSection(category: EmojiGridCategory(section.category, displayName: title), emojis: section.emojis)
    }
  }
}
