public import Almanac

/// The state of an emoji picker: the list, the search, and the category that the user sees.
///
/// ```swift
/// var model = EmojiPickerModel()
/// model.show(EmojiGridContent(index: index, favorites: tracker.favorites))
/// model.open("Flags")
/// model.category                        // "Flags"
/// ```
///
/// `category` is always a section's category, or `nil` if there are no sections with headers.
public struct EmojiPickerModel: Equatable, Sendable {
  /// The progress of loading the list.
  public enum Phase: Hashable, Sendable {
    /// There is no list yet.
    case loading

    /// There is a list.
    case loaded

    /// There is no list, because of an error with a description.
    case failed(String)
  }

  /// A category that the user opened, which is the current one until the user scrolls.
  private struct Opened: Equatable {
    let category: String

    /// The location of its header after the grid scrolled to it, or `nil` if the grid still scrolls.
    var offset: Double?
  }

  /// The progress of loading the list.
  public private(set) var phase: Phase = .loading

  /// The grid.
  public var grid: EmojiGridModel { didSet { keepCategory() } }

  /// The language (BCP 47) to search in, in addition to the list's language, or `nil` for none.
  public var language: String? { didSet { query = query } }

  /// The text of the search, empty if no search is active.
  public var query: String {
    get { grid.query }
    set {
      let old = grid.query
      grid.search(newValue, languages: languages)
      if grid.query != old, let first = grid.sections.first { scroll(to: first.id) }
    }
  }

  private var languages: [String] {
    guard let language else { return [] }
    return [language] + (grid.content.index?.languages.first.map { [$0] } ?? [])
  }

  /// The identifier of the category that the user sees.
  public private(set) var category: EmojiGridCategory.ID?

  /// The section to which the grid must scroll, or `nil` before the first request.
  ///
  /// It's the section of a category that the user opened, or the first section of a new search.
  public private(set) var scrollRequest: ScrollRequest?

  private var opened: Opened?

  /// A request to scroll.
  public struct ScrollRequest: Hashable, Sendable {
    /// The identifier of the section.
    public let section: EmojiGridSection.ID

    /// The number of the request, so that two requests for a section differ.
    public let number: Int
  }

  /// Creates a model without a list.
  public init(selectionMode: EmojiGridModel.SelectionMode = .none, skinTone: SkinTone = .none) {
    grid = EmojiGridModel(selectionMode: selectionMode, skinTone: skinTone)
  }

  /// The categories of the bar.
  public var categories: [EmojiGridCategory] { grid.content.isSectioned ? grid.content.sections.map(\.category) : [] }

  /// Whether a search found nothing.
  public var hasNoResults: Bool { phase == .loaded && grid.isSearching && grid.sections.isEmpty }

  /// Shows a list, which an active search then searches.
  public mutating func show(_ content: EmojiGridContent) {
    phase = .loaded
    grid.show(content)
    // The list's language can have changed.
    query = query
  }

  /// Shows that the list is loading, and keeps a list that is already there.
  public mutating func startLoading() {
    if phase != .loaded { phase = .loading }
  }

  /// Shows the description of an error, and keeps a list that is already there.
  public mutating func fail(_ reason: String) {
    if phase != .loaded { phase = .failed(reason) }
  }

  /// Chooses the first result of the search, if there is one.
  public mutating func submit() -> EmojiGridOutcome {
    guard grid.isSearching else { return .ignored }
    return grid.tap(EmojiGridModel.Cell(section: 0, item: 0))
  }

  /// Scrolls to a category, and ends the search.
  ///
  /// A category that doesn't exist is ignored.
  public mutating func open(_ category: EmojiGridCategory.ID) {
    guard categories.contains(where: { $0.id == category }) else { return }
    grid.search("")
    self.category = category
    opened = Opened(category: category)
    scroll(to: category)
  }

  private mutating func scroll(to section: EmojiGridSection.ID) {
    scrollRequest = ScrollRequest(section: section, number: (scrollRequest?.number ?? 0) + 1)
  }

  /// Finds the category that the user sees.
  ///
  /// It is the last one whose header is at the top or above it. A grid creates only the headers that are nearly
  /// visible, so the category can also be the one before the first header below the top. A category that the user
  /// opened is kept until the user scrolls: the last ones can be too short to reach the top.
  ///
  /// - Parameter headers: The distance in points from the top of the visible area to each header, by category. It is
  ///   negative above the top.
  public mutating func scroll(_ headers: [EmojiGridCategory.ID: Double]) {
    guard grid.isSectioned else { return }
    if staysOpen(headers) { return }
    opened = nil
    let sections = grid.sections
    // A header at the top can be a fraction of a point below it.
    let top = 1.0
    if let last = sections.last(where: { headers[$0.id].map { $0 <= top } ?? false }) {
      category = last.id
    } else if let next = sections.firstIndex(where: { headers[$0.id] != nil }) {
      category = sections[max(0, next - 1)].id
    }
  }

  private mutating func staysOpen(_ headers: [EmojiGridCategory.ID: Double]) -> Bool {
    guard let opened else { return false }
    guard let offset = headers[opened.category] else { return opened.offset == nil }
    if let settled = opened.offset { return abs(settled - offset) <= 1 }
    self.opened?.offset = offset
    return true
  }

  private mutating func keepCategory() {
    let categories = categories
    if categories.contains(where: { $0.id == category }) { return }
    category = categories.first?.id
    opened = nil
  }
}
