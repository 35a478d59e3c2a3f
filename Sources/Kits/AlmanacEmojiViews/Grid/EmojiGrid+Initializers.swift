#if canImport(SwiftUI)
  public import Almanac
  public import AlmanacEmoji
  public import SwiftUI

  /// Emoji without headers.
  extension EmojiGrid {
    /// Creates a grid that calls a closure with the emoji, in its skin tone, when an emoji is tapped.
    ///
    /// If an emoji appears several times, the grid shows the first.
    public init(emojis: [IndexedEmoji], onTap: @escaping @MainActor (IndexedEmoji) -> Void) {
      self.init(.taps(onTap)) { _ in EmojiGridContent(emojis: emojis) }
    }

    /// Creates a grid in which one emoji can be selected.
    ///
    /// A tap on the selected emoji deselects it.
    public init(emojis: [IndexedEmoji], selection: Binding<IndexedEmoji?>) {
      self.init(.one(selection)) { _ in EmojiGridContent(emojis: emojis) }
    }

    /// Creates a grid in which several emoji can be selected.
    ///
    /// Selected emoji that the grid doesn't show stay selected.
    public init(emojis: [IndexedEmoji], selection: Binding<Set<String>>) {
      self.init(.several(selection)) { _ in EmojiGridContent(emojis: emojis) }
    }
  }

  /// Groups with headers, whose titles come from `emojiTexts(_:)`.
  extension EmojiGrid {
    /// Creates a grid of groups that calls a closure with the emoji, in its skin tone, when an emoji is tapped.
    ///
    /// A section before the groups shows the favorites, such as `EmojiIndexProvider.favorites()`.
    public init(
      sections: [EmojiSection],
      favorites: [IndexedEmoji] = [],
      onTap: @escaping @MainActor (IndexedEmoji) -> Void
    ) {
      self.init(.taps(onTap)) { texts in EmojiGridContent(sections: sections, favorites: favorites, texts: texts) }
    }

    /// Creates a grid of groups in which one emoji can be selected.
    public init(sections: [EmojiSection], favorites: [IndexedEmoji] = [], selection: Binding<IndexedEmoji?>) {
      self.init(.one(selection)) { texts in EmojiGridContent(sections: sections, favorites: favorites, texts: texts) }
    }

    /// Creates a grid of groups in which several emoji can be selected.
    public init(sections: [EmojiSection], favorites: [IndexedEmoji] = [], selection: Binding<Set<String>>) {
      self.init(.several(selection)) { texts in EmojiGridContent(sections: sections, favorites: favorites, texts: texts)
      }
    }
  }

  /// Any content with titles, such as a provider's list.
  extension EmojiGrid {
    /// Creates a grid with content, which calls a closure when an emoji is tapped.
    public init(_ content: EmojiGridContent, onTap: @escaping @MainActor (IndexedEmoji) -> Void) {
      self.init(.taps(onTap)) { _ in content }
    }

    /// Creates a grid with content, in which one emoji can be selected.
    public init(_ content: EmojiGridContent, selection: Binding<IndexedEmoji?>) {
      self.init(.one(selection)) { _ in content }
    }

    /// Creates a grid with content, in which several emoji can be selected.
    public init(_ content: EmojiGridContent, selection: Binding<Set<String>>) {
      self.init(.several(selection)) { _ in content }
    }
  }

  /// Emoji of a generated type.
  extension EmojiGrid {
    /// Creates a grid that calls a closure when an emoji is tapped.
    ///
    /// The closure receives an `IndexedEmoji`, whose character includes the skin tone, because the generated type
    /// doesn't store one.
    public init(emojis: [some EmojiValue], onTap: @escaping @MainActor (IndexedEmoji) -> Void) {
      self.init(.taps(onTap)) { _ in EmojiGridContent(emojis: emojis) }
    }

    /// Creates a grid in which one emoji can be selected.
    ///
    /// The binding doesn't keep the emoji's skin tone.
    public init<Emoji: EmojiValue>(emojis: [Emoji], selection: Binding<Emoji?>) {
      self.init(.one(selection)) { _ in EmojiGridContent(emojis: emojis) }
    }

    /// Creates a grid in which several emoji can be selected.
    public init(emojis: [some EmojiValue], selection: Binding<Set<String>>) {
      self.init(.several(selection)) { _ in EmojiGridContent(emojis: emojis) }
    }
  }

  /// A selection that the caller's binding keeps.
  extension EmojiGridSelection {
    fileprivate static func one(_ binding: Binding<IndexedEmoji?>) -> Self {
      one(get: { binding.wrappedValue?.character }, set: { binding.wrappedValue = $0 })
    }

    fileprivate static func one<Emoji: EmojiValue>(_ binding: Binding<Emoji?>) -> Self {
      one(
        get: { binding.wrappedValue?.character },
        set: { binding.wrappedValue = $0.flatMap { Emoji($0.character) } }
      )
    }

    fileprivate static func several(_ binding: Binding<Set<String>>) -> Self {
      several(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
    }
  }
#endif
