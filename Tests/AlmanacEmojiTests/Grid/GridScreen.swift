import Almanac
import AlmanacEmoji

/// A grid as a view keeps it: before each frame, the model gets the selection of the owner, and the owner hears what a
/// user did.
@MainActor
final class GridScreen {
  private(set) var model: EmojiGridModel
  private let selection: EmojiGridSelection
  private let texts: EmojiTexts
  private let language: String?

  /// Whether keys go to the grid.
  var hasFocus = false

  init(
    _ content: EmojiGridContent,
    _ selection: EmojiGridSelection,
    texts: EmojiTexts = EmojiTexts(),
    language: String? = nil
  ) {
    model = EmojiGridModel(content, selectionMode: selection.mode)
    self.selection = selection
    self.texts = texts
    self.language = language
  }

  /// What the styles get.
  var configuration: EmojiGridConfiguration {
    if let selected = selection.selected() { model.select(selected) }
    return EmojiGridConfiguration(
      model: model,
      texts: texts,
      language: language,
      hasFocus: hasFocus,
      perform: { [self] change in perform(change) }
    )
  }

  /// The cells of the first section that has an emoji in any skin tone.
  func cell(_ character: String) -> EmojiCellConfiguration? {
    let key = EmojiSequence.key(character)
    for section in configuration.allSections {
      let cells = section.cells.map { section.cell($0) }
      if let cell = cells.first(where: { EmojiSequence.key($0.emoji.character) == key }) { return cell }
    }
    return nil
  }

  func show(_ content: EmojiGridContent) { model.show(content) }

  func search(_ query: String) { model.search(query) }

  func press(_ key: EmojiGridKey) { perform { $0.press(key) } }

  private func perform(_ change: (inout EmojiGridModel) -> EmojiGridOutcome) {
    if let selected = selection.selected() { model.select(selected) }
    selection.handle(change(&model))
  }
}

/// What the owner of a grid keeps.
@MainActor
final class GridOwner {
  var tapped: [String] = []
  var one: IndexedEmoji?
  var several: Set<String> = []

  var taps: EmojiGridSelection { .taps { [self] in tapped.append($0.character) } }

  var choosesOne: EmojiGridSelection { .one(get: { [self] in one?.character }, set: { [self] in one = $0 }) }

  var choosesSeveral: EmojiGridSelection {
    .several(get: { [self] in several }, set: { [self] in several = $0 })
  }
}
