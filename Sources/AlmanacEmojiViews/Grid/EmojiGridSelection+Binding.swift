#if canImport(SwiftUI)
  import Almanac
  import AlmanacEmoji
  import SwiftUI

  /// A selection that a binding of the user keeps.
  extension EmojiGridSelection {
    static func one(_ binding: Binding<IndexedEmoji?>) -> Self {
      one(get: { binding.wrappedValue?.character }, set: { binding.wrappedValue = $0 })
    }

    static func one<Emoji: EmojiValue>(_ binding: Binding<Emoji?>) -> Self {
      one(
        get: { binding.wrappedValue?.character },
        set: { binding.wrappedValue = $0.flatMap { Emoji($0.character) } }
      )
    }

    static func several(_ binding: Binding<Set<String>>) -> Self {
      several(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
    }
  }
#endif
