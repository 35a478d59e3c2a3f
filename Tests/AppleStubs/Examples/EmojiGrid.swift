import Almanac
import AlmanacEmoji
import AlmanacEmojiViews
import SwiftUI

/// A picker in each of its forms.
struct Pickers<Symbol: EmojiValue>: View {
  @State private var text = ""
  let index: EmojiIndex

  var body: some View {
    EmojiPicker { emoji in text += emoji.character }
      .emojiSkinTone(.medium)
      .emojiLanguage("de")
      .emojiTexts(texts)
      .emojiGridStyle(.large)
    EmojiPicker(provider: EmojiIndexProvider()) { emoji in text += emoji.character }
    EmojiPicker(index: index, tracker: nil) { emoji in text += emoji.character }
    EmojiPicker(Symbol.self, language: "fr") { emoji in text += emoji.character }
  }

  private var texts: EmojiTexts {
    var texts = EmojiTexts()
    texts.favorites = "Favoriten"
    texts.categories[.flags] = "Flaggen"
    return texts
  }
}

/// Grids of a generated type.
struct GeneratedGrids<Symbol: EmojiValue>: View {
  let query: String
  @State private var selected: Symbol?
  @State private var several: Set<String> = []

  var body: some View {
    EmojiGrid(emojis: Symbol.search(query)) { emoji in print(emoji.character) }
    EmojiGrid(emojis: Symbol.all, selection: $selected)
    EmojiGrid(emojis: Symbol.all, selection: $several)
    EmojiGrid(EmojiGridContent(Symbol.self, favorites: EmojiUsageTracker.shared.favorites), selection: $several)
  }
}

/// A grid whose state the view keeps.
struct SearchedGrid: View {
  @State private var model: EmojiGridModel

  init(index: EmojiIndex) {
    _model = State(initialValue: EmojiGridModel(EmojiGridContent(index: index), selectionMode: .multiple))
  }

  var body: some View {
    Button("Smiles") { model.search("smile") }
    ScrollViewReader { proxy in
      ScrollView {
        EmojiGrid(model: $model) { outcome in
          if let emoji = outcome.used { EmojiUsageTracker.shared.recordUse(emoji.character) }
        }
      }
      .task(id: model.focus) {
        if let focus = model.focus { proxy.scrollTo(focus) }
      }
    }
  }
}
