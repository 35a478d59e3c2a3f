#if canImport(SwiftUI)
  import Almanac
  import AlmanacEmoji
  import AlmanacEmojiViews
  import AlmanacWorld
  import SwiftUI

  /// A picker of all emoji, and a grid in three styles.
  struct EmojiPage: View {
    @State private var text = ""
    @State private var selection: Set<String> = []

    private let emojis = Array(Emoji.all.prefix(48))

    var body: some View {
      NavigationStack {
        VStack {
          Text(text.isEmpty ? "Choose an emoji" : text)
          EmojiPicker(Emoji.self) { text += $0.character }
          ScrollView {
            EmojiGrid(emojis: emojis, selection: $selection)
            EmojiGrid(emojis: emojis, selection: $selection).emojiGridStyle(.compact)
            EmojiGrid(emojis: emojis) { text += $0.character }.emojiGridStyle(.large)
          }
          Text("\(selection.count) selected")
        }
        .navigationTitle("Emoji")
      }
    }
  }
#endif
