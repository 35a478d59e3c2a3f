import Almanac

/// The selection of a grid, which a view's owner keeps, and the effect of a tap.
@MainActor
package struct EmojiGridSelection {
  package let mode: EmojiGridModel.SelectionMode

  /// Returns the selected emoji, or `nil` if the model keeps the selection.
  package let selected: @MainActor () -> Set<String>?

  /// Handles the outcome of a user's action.
  package let handle: @MainActor (EmojiGridOutcome) -> Void

  /// Returns a model's selection.
  package static func ofModel(
    _ mode: EmojiGridModel.SelectionMode,
    onChange: @escaping @MainActor (EmojiGridOutcome) -> Void
  ) -> Self {
    Self(mode: mode, selected: { nil }, handle: onChange)
  }

  /// Returns no selection: a tap uses an emoji.
  package static func taps(_ onTap: @escaping @MainActor (IndexedEmoji) -> Void) -> Self {
    Self(mode: .none, selected: { [] }) { outcome in
      if case .tapped(let emoji) = outcome { onTap(emoji) }
    }
  }

  /// Returns a selection of one emoji or none.
  package static func one(
    get: @escaping @MainActor () -> String?,
    set: @escaping @MainActor (IndexedEmoji?) -> Void
  ) -> Self {
    Self(mode: .single, selected: { Set([get()].compactMap { $0 }) }) { outcome in
      switch outcome {
      case .selected(let emoji): set(emoji)
      case .deselected: set(nil)
      case .ignored, .changed, .tapped: break
      }
    }
  }

  /// Returns a selection of any number of emoji, which keeps emoji that the grid doesn't show.
  package static func several(
    get: @escaping @MainActor () -> Set<String>,
    set: @escaping @MainActor (Set<String>) -> Void
  ) -> Self {
    Self(mode: .multiple, selected: get) { outcome in
      let old = get()
      var selection = old
      outcome.apply(to: &selection)
      if selection != old { set(selection) }
    }
  }
}
