public import Almanac

/// The outcome of a user's action in a grid.
public enum EmojiGridOutcome: Hashable, Sendable {
  /// Nothing changed, so a view can handle the key in another way.
  case ignored

  /// The focus, the search or the skin tone menu changed.
  case changed

  /// The user tapped an emoji, in its skin tone, of a grid without selection.
  case tapped(IndexedEmoji)

  /// The user selected an emoji, or changed the skin tone of a selected one.
  ///
  /// The emoji is in its skin tone.
  case selected(IndexedEmoji)

  /// The user deselected an emoji.
  case deselected(IndexedEmoji)

  /// The emoji that the user tapped or selected, or `nil` for another outcome.
  ///
  /// Record it as a use.
  public var used: IndexedEmoji? {
    switch self {
    case .tapped(let emoji), .selected(let emoji): emoji
    case .ignored, .changed, .deselected: nil
    }
  }
}

/// The selection and the skin tones.
extension EmojiGridModel {
  /// The selected emoji in the skin tones in which users selected them.
  public var selection: Set<String> { Set(selected.values) }

  /// Returns whether an emoji is selected in any skin tone.
  public func isSelected(_ emoji: IndexedEmoji) -> Bool { !selected.isEmpty && selected[emoji.key] != nil }

  /// Changes the selection.
  ///
  /// Emoji that the content doesn't contain are ignored. If there are more than the selection mode allows, the first
  /// ones in Unicode scalar order are selected.
  ///
  /// - Complexity: O(number of selected emoji) for a list, otherwise O(number of emoji).
  public mutating func select(_ characters: Set<String>) {
    guard characters != selection else { return }
    guard selectionMode != .none else { return }
    let spellings = characters.sorted().map { (IndexedEmoji.key(of: $0), $0) }
    selected = content.having(Dictionary(spellings) { first, _ in first })
    if selectionMode == .single, let first = selected.min(by: { $0.value < $1.value }) {
      selected = [first.key: first.value]
    }
  }

  /// Taps a cell: uses, selects or deselects its emoji.
  ///
  /// The cell gets the focus, and the skin tone menu is closed.
  @discardableResult
  public mutating func tap(_ cell: Cell) -> EmojiGridOutcome {
    guard let emoji = emoji(at: cell) else { return .ignored }
    focus(cell)
    return use(emoji)
  }

  /// Taps an emoji in the focused section, or otherwise in the first section that contains it.
  ///
  /// - Complexity: O(number of emoji).
  @discardableResult
  public mutating func tap(_ emoji: IndexedEmoji) -> EmojiGridOutcome {
    cell(of: emoji, in: focus.map { sections[$0.section].id }).map { tap($0) } ?? .ignored
  }

  /// Opens a cell's skin tone menu, and closes any other one.
  ///
  /// If the emoji doesn't support skin tones, this does nothing.
  @discardableResult
  public mutating func openSkinTones(of cell: Cell) -> EmojiGridOutcome {
    guard emoji(at: cell)?.supportsSkinTone == true else { return .ignored }
    focus(cell)
    skinToneCell = cell
    return .changed
  }

  /// Chooses a skin tone in the open menu.
  ///
  /// This remembers the tone for the emoji, uses or selects the emoji in this tone, and closes the menu.
  @discardableResult
  public mutating func choose(_ tone: SkinTone) -> EmojiGridOutcome {
    guard let cell = skinToneCell else { return .ignored }
    return choose(tone, of: cell)
  }

  /// Chooses a cell's skin tone without the model's menu, such as in a context menu.
  @discardableResult
  public mutating func choose(_ tone: SkinTone, of cell: Cell) -> EmojiGridOutcome {
    guard let emoji = emoji(at: cell), emoji.supportsSkinTone else { return .ignored }
    focus(cell)
    setSkinTone(tone, of: emoji)
    return use(self.emoji(at: cell) ?? emoji, staysSelected: true)
  }

  /// Closes the skin tone menu without a choice.
  @discardableResult
  public mutating func closeSkinTones() -> EmojiGridOutcome {
    guard skinToneCell != nil else { return .ignored }
    skinToneCell = nil
    return .changed
  }

  /// Uses or selects an emoji. A selected emoji is deselected, unless it `staysSelected` in its new skin tone.
  private mutating func use(_ emoji: IndexedEmoji, staysSelected: Bool = false) -> EmojiGridOutcome {
    if selectionMode == .none { return .tapped(emoji) }
    let key = emoji.key
    if !staysSelected, selected.removeValue(forKey: key) != nil { return .deselected(emoji) }
    if selectionMode == .single { selected = [:] }
    selected[key] = emoji.character
    return .selected(emoji)
  }
}

extension EmojiGridOutcome {
  /// Applies the outcome to a selection that a view doesn't own.
  ///
  /// Emoji that the grid doesn't show stay selected.
  ///
  /// - Parameter selection: Emoji in any skin tones. For an emoji that the user selected, only the user's tone is kept.
  /// - Complexity: O(number of selected emoji).
  public func apply(to selection: inout Set<String>) {
    switch self {
    case .selected(let emoji), .deselected(let emoji):
      let key = emoji.key
      selection = selection.filter { IndexedEmoji.key(of: $0) != key }
      if case .selected = self { selection.insert(emoji.character) }
    case .ignored, .changed, .tapped: break
    }
  }
}
