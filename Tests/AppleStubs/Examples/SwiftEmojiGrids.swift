// The declarations of SwiftEmoji's grid, as tests of a program use them, with another import.
import AlmanacSwiftEmoji
import Foundation
import SwiftUI

private let samples = [
  Emoji(character: "🦊", name: "fox", category: .animalsAndNature),
  Emoji(character: "🍋", name: "lemon", category: .foodAndDrink),
]

/// Grids outside of a view.
@MainActor
func grids(_ choice: Binding<Emoji?>, _ choices: Binding<Set<String>>) -> [AnyView] {
  var tapped: Emoji?
  return [
    AnyView(EmojiGrid(emojis: samples) { tapped = $0 }),
    AnyView(EmojiGrid(emojis: samples, onTap: { emoji in print(emoji.id) })),
    AnyView(EmojiGrid(emojis: samples, selection: choice)),
    AnyView(EmojiGrid(emojis: samples, selection: choices)),
    AnyView(EmojiGrid(emojis: []) { tapped = $0 }),
    AnyView(EmojiGrid(emojis: [], selection: choice)),
    AnyView(EmojiGrid(emojis: [], selection: choices)),
    AnyView(EmojiGrid(emojis: samples, selection: choices).emojiGridStyle(.large).emojiGridStyle(.compact)),
    AnyView(EmojiGrid(emojis: samples) { _ in }.emojiGridStyle(LargeEmojiGridStyle())),
    AnyView(EmojiGrid(emojis: samples) { _ in }.emojiGridStyle(CompactEmojiGridStyle())),
    AnyView(EmojiGrid(emojis: samples, selection: .constant(tapped))),
  ]
}

/// The styles are values.
@MainActor
func styles() -> [DefaultEmojiGridStyle] {
  _ = (LargeEmojiGridStyle.large, CompactEmojiGridStyle.compact)
  var style = DefaultEmojiGridStyle(cellSize: 70, spacing: 14, columns: [GridItem(.fixed(70)), GridItem(.flexible())])
  style.cellSize += 1
  style.spacing -= 1
  style.columns = style.columns?.count == 2 ? nil : [GridItem(.adaptive(minimum: 70))]
  return [
    style, DefaultEmojiGridStyle(), DefaultEmojiGridStyle(columns: [GridItem()]), DefaultEmojiGridStyle.default,
    DefaultEmojiGridStyle.default(cellSize: 70), DefaultEmojiGridStyle.default(cellSize: 70, spacing: 14),
  ]
}

/// A style that is shown without a grid.
@MainActor
func configurations() -> some View {
  let isLemon: (Emoji) -> Bool = { $0.character == "🍋" }
  let grid = GridConfiguration(
    emojis: samples,
    selection: ["🍋"],
    isSelectable: true,
    isSelected: isLemon,
    onTap: { print($0.name) }
  )
  let cell = CellConfiguration(emoji: samples[1], isSelected: true, isSelectable: true, onTap: {})
  let header = HeaderConfiguration(category: .foodAndDrink)
  let isFood = header.category == .foodAndDrink && header.category != EmojiCategory.flags
  let style = DefaultEmojiGridStyle()
  return VStack {
    Text("\(grid.emojis.count) \(grid.selection.count) \(grid.emojis.filter(grid.isSelected).count) \(isFood)")
    style.makeGrid(configuration: grid)
    style.makeCell(configuration: cell)
    style.makeSectionHeader(configuration: header)
  }
}

/// A list in the language of a person.
struct LocalizedList: View {
  @State private var provider = EmojiIndexProvider.recommended()
  @State private var emojis: [Emoji] = []
  let locale: Locale

  var body: some View {
    List(emojis) { emoji in
      HStack {
        Text(emoji.character)
        Text(emoji.name)
      }
    }
    .task {
      provider = EmojiIndexProvider.recommended(locale: locale)
      emojis = (try? await provider.allEmojis) ?? []
    }
  }
}
