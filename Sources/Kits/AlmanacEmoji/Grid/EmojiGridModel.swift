public import Almanac

/// The state of an emoji grid: its content, selection, skin tones and focus.
///
/// It's a plain value, so you can keep it in `@State`, and test it without a view. Methods for user actions return an
/// `EmojiGridOutcome`, which tells you what changed.
///
/// ```swift
/// var model = EmojiGridModel(EmojiGridContent(index: index), selectionMode: .multiple)
/// model.search("smile")
/// model.press(.down)
/// model.press(.activate)                // .selected(😀)
/// ```
///
/// Emoji are the same if they differ only in skin tones and variation selectors: "👋" and "👋🏽" are one emoji, which has
/// one cell in a section. The focus, the skin tone menu and the selection are always on emoji of the content; a search
/// doesn't change the selection.
public struct EmojiGridModel: Equatable, Sendable {
  private struct Search: Equatable {
    var query: String
    var languages: [String]
    var ranking: EmojiRanking
    var usage: [String: Double]
  }

  /// The grid's content, without duplicate emoji in a section.
  private(set) var content = EmojiGridContent(emojis: [IndexedEmoji]())

  /// The content as it was passed to `show(_:)`.
  private var givenContent = EmojiGridContent(emojis: [IndexedEmoji]())

  /// The sections of the content that contain emoji, or the result of the search, in the spelling of the lists.
  private var shown: [EmojiGridSection] = []
  private var activeSearch: Search?

  /// The sections with the emoji in their skin tones, each with at least one emoji.
  public private(set) var sections: [EmojiGridSection] = []

  /// The number of emoji that can be selected.
  public let selectionMode: SelectionMode

  /// The selected emoji in their spelling, by key.
  var selected: [String: String] = [:]

  /// The cell with the keyboard focus, or `nil` if no cell has it.
  public internal(set) var focus: Cell?

  /// The column to which the up and down keys return after a shorter line.
  var goalColumn: Int?

  /// The cell whose skin tone menu is open, or `nil` if none is open.
  ///
  /// Its emoji supports skin tones.
  public internal(set) var skinToneCell: Cell?

  /// Whether a skin tone menu is open. It can be closed, but not opened.
  package var isSkinToneMenuOpen: Bool {
    get { skinToneCell != nil }
    set { if !newValue { closeSkinTones() } }
  }

  /// The tones that users chose for individual emoji, by key.
  private var chosenTones: [String: SkinTone] = [:]

  /// The skin tone of all emoji for which users didn't choose another one.
  ///
  /// Favorites keep their tones.
  ///
  /// - Complexity: O(1) to read, O(number of emoji) to change.
  public var skinTone: SkinTone {
    didSet { if skinTone != oldValue { sections = toned() } }
  }

  /// The number of columns, for the up and down keys, or `nil` if all cells are in one row.
  ///
  /// A number below 1 counts as 1.
  public var columnCount: Int? {
    didSet {
      // No grid has more, and larger numbers could overflow.
      columnCount = columnCount.map { min(max(1, $0), 1 << 16) }
      if columnCount != oldValue { goalColumn = nil }
    }
  }

  /// Whether the first column is on the right.
  public var isRightToLeft = false

  /// Creates a model without a selection or focus.
  public init(
    _ content: EmojiGridContent = EmojiGridContent(emojis: [IndexedEmoji]()),
    selectionMode: SelectionMode = .none,
    skinTone: SkinTone = .none
  ) {
    self.selectionMode = selectionMode
    self.skinTone = skinTone
    show(content)
  }

  /// The text of the search, empty if no search is active.
  public var query: String { activeSearch?.query ?? "" }

  /// Whether the sections are the result of a search.
  public var isSearching: Bool { activeSearch != nil }

  /// Whether the sections have headers.
  public var isSectioned: Bool { content.isSectioned && !isSearching }

  /// All emoji in the order of the sections.
  public var emojis: [IndexedEmoji] { sections.flatMap(\.emojis) }

  /// Returns the emoji of a cell in its skin tone, or `nil` if there is no such cell.
  public func emoji(at cell: Cell) -> IndexedEmoji? {
    guard sections.indices.contains(cell.section) else { return nil }
    let emojis = sections[cell.section].emojis
    return emojis.indices.contains(cell.item) ? emojis[cell.item] : nil
  }

  /// Shows other content, such as a refreshed list or one in another language.
  ///
  /// An active search searches the new list. The focus stays on its emoji, or otherwise moves to the closest cell.
  /// Emoji that the content doesn't contain are no longer selected.
  ///
  /// - Complexity: O(number of emoji). If the content shows the emoji of the same list objects as before, this only
  ///   compares references: some microseconds for 1,900.
  public mutating func show(_ content: EmojiGridContent) {
    guard !content.isIdentical(to: givenContent) else { return }
    givenContent = content
    rearrange { model in
      model.content = content.unique
      if content.index == nil { model.activeSearch = nil }
      model.shown = model.results()
    }
    selected = self.content.having(selected)
  }

  /// Shows the emoji that match a query, by the rules of `Emoji.search`, in one section without a header.
  ///
  /// An empty query shows the sections again. If the content can't be searched, this does nothing. The parameters are
  /// the same as for `EmojiIndex.search`.
  ///
  /// - Complexity: O(total length of the names), about 5 microseconds for 1,870 emoji, and 100 if most of them match.
  ///   With skin tones, O(number of matches) in addition, so a search needs no task, and its result is never out of
  ///   date. The sections are kept, and an empty query only shows them.
  public mutating func search(
    _ query: String,
    languages: [String] = [],
    ranking: EmojiRanking = .relevance,
    usage: [String: Double] = [:]
  ) {
    guard content.index != nil else { return }
    let isEmpty = query.allSatisfy(\.isWhitespace)
    let search = isEmpty ? nil : Search(query: query, languages: languages, ranking: ranking, usage: usage)
    guard search != activeSearch else { return }
    rearrange { model in
      model.activeSearch = search
      model.shown = model.results()
    }
  }

  private func results() -> [EmojiGridSection] {
    guard let activeSearch, let index = content.index else { return content.sections }
    let emojis = index.search(
      activeSearch.query,
      languages: activeSearch.languages,
      ranking: activeSearch.ranking,
      usage: activeSearch.usage
    )
    return emojis.isEmpty ? [] : [EmojiGridSection(category: .untitled, emojis: emojis)]
  }

  /// Remembers the tone that a user chose for an emoji.
  mutating func setSkinTone(_ tone: SkinTone, of emoji: IndexedEmoji) {
    chosenTones[emoji.key] = tone
    sections = toned()
  }

  private func toned() -> [EmojiGridSection] {
    guard skinTone != .none || !chosenTones.isEmpty else { return shown }
    return shown.map { EmojiGridSection(category: $0.category, emojis: $0.emojis.map(toned)) }
  }

  private func toned(_ emoji: IndexedEmoji) -> IndexedEmoji {
    guard emoji.supportsSkinTone else { return emoji }
    if !chosenTones.isEmpty, let tone = chosenTones[emoji.key] { return emoji.toned(tone) }
    return skinTone == .none || emoji.ownTone != nil ? emoji : emoji.toned(skinTone)
  }

  /// Changes the cells, and keeps the focus and the skin tone menu on their emoji.
  private mutating func rearrange(_ change: (inout Self) -> Void) {
    let (focused, open) = (focus.flatMap(place), skinToneCell.flatMap(place))
    change(&self)
    sections = toned()
    goalColumn = nil
    focus = focused.flatMap { cell(of: $0.emoji, in: $0.section) } ?? focus.flatMap(closest)
    skinToneCell = open.flatMap { cell(of: $0.emoji, in: $0.section) }
    if let cell = skinToneCell, emoji(at: cell)?.supportsSkinTone != true { skinToneCell = nil }
  }

  private func place(_ cell: Cell) -> (emoji: IndexedEmoji, section: String)? {
    emoji(at: cell).map { ($0, sections[cell.section].id) }
  }

  /// Returns the cell at the same location, or otherwise the last one before it.
  private func closest(_ cell: Cell) -> Cell? {
    guard !sections.isEmpty else { return nil }
    let section = min(cell.section, sections.count - 1)
    return Cell(section: section, item: min(cell.item, sections[section].emojis.count - 1))
  }

  /// Returns the cell of an emoji in any skin tone: in a section, or otherwise in the first section that contains it.
  ///
  /// - Complexity: O(number of emoji).
  public func cell(of emoji: IndexedEmoji, in section: String? = nil) -> Cell? {
    let key = emoji.key
    let preferred = section.flatMap { section in sections.firstIndex { $0.id == section } }
    for index in [preferred].compactMap({ $0 }) + Array(sections.indices) {
      if let item = sections[index].emojis.firstIndex(where: { $0.key == key }) {
        return Cell(section: index, item: item)
      }
    }
    return nil
  }
}
