public import Almanac

/// The properties of an emoji grid, passed to an `EmojiGridStyle`.
public struct EmojiGridConfiguration {
  package let model: EmojiGridModel
  private var texts = EmojiTexts()

  /// The language (BCP 47) of the names, or `nil` for the list's language.
  private var language: String?

  /// Whether the grid has the keyboard focus.
  private var hasFocus = false

  /// Changes the model, and handles the outcome.
  private let perform: @MainActor ((inout EmojiGridModel) -> EmojiGridOutcome) -> Void

  private let hasSelected: (IndexedEmoji) -> Bool
  private let tap: @MainActor (IndexedEmoji) -> Void

  /// The selected emoji.
  public let selection: Set<String>

  /// Whether emoji can be selected.
  public let isSelectable: Bool

  /// Creates a configuration without a grid or headers, such as to preview a style.
  public init(
    emojis: [IndexedEmoji],
    selection: Set<String>,
    isSelectable: Bool,
    isSelected: @escaping (IndexedEmoji) -> Bool,
    onTap: @escaping @MainActor (IndexedEmoji) -> Void
  ) {
    let model = EmojiGridModel(EmojiGridContent(emojis: emojis))
    self.model = model
    self.selection = selection
    self.isSelectable = isSelectable
    hasSelected = isSelected
    tap = onTap
    perform = { change in
      var model = model
      if let emoji = change(&model).used { onTap(emoji) }
    }
  }

  package init(
    model: EmojiGridModel,
    texts: EmojiTexts,
    language: String?,
    hasFocus: Bool,
    perform: @escaping @MainActor ((inout EmojiGridModel) -> EmojiGridOutcome) -> Void
  ) {
    self.model = model
    self.texts = texts
    self.language = language
    self.hasFocus = hasFocus
    self.perform = perform
    selection = model.selection
    isSelectable = model.selectionMode != .none
    hasSelected = model.isSelected
    tap = { emoji in perform { $0.tap(emoji) } }
  }

  /// The emoji of all sections, in their skin tones.
  ///
  /// An emoji of several sections, such as a favorite, is only where it is first, because a `ForEach` needs different
  /// identifiers.
  ///
  /// - Complexity: O(number of emoji).
  public var emojis: [IndexedEmoji] { model.emojis.unique(by: \.key) }

  /// The sections, or `nil` for a grid without headers.
  public var sections: [EmojiSectionConfiguration]? { model.isSectioned ? allSections : nil }

  /// The sections. A grid without headers has one.
  public var allSections: [EmojiSectionConfiguration] {
    model.sections.indices.map { EmojiSectionConfiguration(grid: self, index: $0) }
  }

  /// Returns whether an emoji is selected, in any skin tone.
  public func isSelected(_ emoji: IndexedEmoji) -> Bool { hasSelected(emoji) }

  /// Uses, selects or deselects an emoji.
  @MainActor public func onTap(_ emoji: IndexedEmoji) { tap(emoji) }

  /// Sets the number of columns, which the up and down keys need.
  ///
  /// `nil` means that all cells are in one row. Call it in a task of the view, not while you create the view.
  @MainActor public func setColumnCount(_ count: Int?) {
    guard model.columnCount != count else { return }
    perform { model in
      model.columnCount = count
      return .changed
    }
  }

  /// Returns the configuration of a cell.
  @MainActor fileprivate func cell(_ cell: EmojiGridModel.Cell, _ emoji: IndexedEmoji) -> EmojiCellConfiguration {
    var configuration = EmojiCellConfiguration(
      emoji: emoji,
      isSelected: isSelected(emoji),
      isSelectable: isSelectable,
      onTap: { perform(on: cell, emoji) { $0.tap($1) } }
    )
    configuration.isFocused = hasFocus && model.focus == cell
    configuration.language = language
    guard emoji.supportsSkinTone else { return configuration }
    configuration.skinTones = EmojiCellConfiguration.SkinTones(
      texts: texts,
      choose: { tone in perform(on: cell, emoji) { $0.choose(tone, of: $1) } },
      open: { perform(on: cell, emoji) { $0.openSkinTones(of: $1) } }
    )
    return configuration
  }

  /// Performs an action on the cell of an emoji, which has another location if the list has changed since it was shown.
  @MainActor private func perform(
    on cell: EmojiGridModel.Cell,
    _ emoji: IndexedEmoji,
    _ action: (inout EmojiGridModel, EmojiGridModel.Cell) -> EmojiGridOutcome
  ) {
    perform { model in
      let isThere = model.emoji(at: cell)?.key == emoji.key
      guard let cell = isThere ? cell : model.cell(of: emoji) else { return .ignored }
      return action(&model, cell)
    }
  }
}

/// The properties of a section, passed to an `EmojiGridStyle`.
public struct EmojiSectionConfiguration: Identifiable {
  fileprivate let grid: EmojiGridConfiguration
  fileprivate let index: Int

  private var section: EmojiGridSection { grid.model.sections[index] }

  /// The title.
  public var category: EmojiGridCategory { section.category }

  /// The emoji in their skin tones.
  public var emojis: [IndexedEmoji] { section.emojis }

  /// The header, or `nil` for a grid without headers.
  public var header: EmojiHeaderConfiguration? {
    grid.model.isSectioned ? EmojiHeaderConfiguration(category: category) : nil
  }

  /// The cells.
  public var cells: [EmojiGridModel.Cell] {
    emojis.indices.map { EmojiGridModel.Cell(section: index, item: $0) }
  }

  /// Returns the configuration of a cell of the section.
  @MainActor public func cell(_ cell: EmojiGridModel.Cell) -> EmojiCellConfiguration {
    grid.cell(cell, emojis[cell.item])
  }

  /// The identifier of the category.
  public var id: String { category.id }
}

/// The properties of a section header, passed to an `EmojiGridStyle`.
public struct EmojiHeaderConfiguration: Hashable, Sendable {
  /// The title.
  public let category: EmojiGridCategory

  /// Creates the configuration of a header.
  public init(category: EmojiGridCategory) { self.category = category }

  /// Creates the configuration of a header with the English name of a group.
  public init(category: EmojiGroup) { self.init(category: EmojiGridCategory(category)) }
}
