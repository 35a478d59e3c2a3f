#if canImport(SwiftUI)
  import Almanac
  import SwiftUI

  /// The selection of a grid, which a binding of the user keeps, and what a tap does.
  @MainActor
  struct EmojiGridSelection {
    let mode: EmojiGridModel.SelectionMode

    /// Returns the selected emoji, or `nil` if the model keeps the selection.
    let selected: @MainActor () -> Set<String>?

    /// Carries out what a user did.
    let handle: @MainActor (EmojiGridOutcome) -> Void

    static func taps(_ onTap: @escaping @MainActor (IndexedEmoji) -> Void) -> Self {
      Self(mode: .none, selected: { [] }) { outcome in
        if case .tapped(let emoji) = outcome { onTap(emoji) }
      }
    }

    static func one(_ binding: Binding<IndexedEmoji?>) -> Self {
      one(selected: { binding.wrappedValue?.character }) { binding.wrappedValue = $0 }
    }

    static func one<Emoji: EmojiValue>(_ binding: Binding<Emoji?>) -> Self {
      one(selected: { binding.wrappedValue?.character }) { binding.wrappedValue = $0.flatMap { Emoji($0.character) } }
    }

    private static func one(
      selected: @escaping @MainActor () -> String?,
      set: @escaping @MainActor (IndexedEmoji?) -> Void
    ) -> Self {
      Self(mode: .single, selected: { Set([selected()].compactMap { $0 }) }) { outcome in
        switch outcome {
        case .selected(let emoji): set(emoji)
        case .deselected: set(nil)
        case .ignored, .changed, .tapped: break
        }
      }
    }

    static func several(_ binding: Binding<Set<String>>) -> Self {
      Self(mode: .multiple, selected: { binding.wrappedValue }) { outcome in
        switch outcome {
        case .selected, .deselected: outcome.apply(to: &binding.wrappedValue)
        case .ignored, .changed, .tapped: break
        }
      }
    }
  }
#endif
