// What the documentation of SwiftEmoji shows, with another import.
import AlmanacSwiftEmoji
import SwiftUI

struct TapOnly: View {
  @State private var emojis: [Emoji] = []
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      EmojiGrid(emojis: emojis) { emoji in
        print("Selected: \(emoji.character)")
        dismiss()
      }
    }
    .task {
      emojis = (try? await EmojiIndexProvider.shared.allEmojis) ?? []
    }
  }
}

struct SingleSelection: View {
  let emojis: [Emoji]
  @State private var selected: Emoji?

  var body: some View {
    ScrollView {
      EmojiGrid(emojis: emojis, selection: $selected)
    }
    EmojiGrid(emojis: emojis, selection: $selected)
      .emojiGridStyle(.large)
    EmojiGrid(emojis: emojis, selection: $selected)
      .emojiGridStyle(.default(cellSize: 52, spacing: 8))
    EmojiGrid(emojis: emojis, selection: $selected)
      .emojiGridStyle(.default)
    ScrollView(.horizontal) {
      EmojiGrid(emojis: emojis) { emoji in }
        .emojiGridStyle(.compact)
    }
  }
}

struct MultipleSelection: View {
  let emojis: [Emoji]
  @State private var selected: Set<String> = []

  var body: some View {
    ScrollView {
      EmojiGrid(emojis: emojis, selection: $selected)
    }
    EmojiGrid(emojis: emojis, selection: $selected)
      .emojiGridStyle(MyStyle())
  }
}

struct MyStyle: EmojiGridStyle {
  func makeGrid(configuration: GridConfiguration) -> some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 12) {
      ForEach(configuration.emojis) { emoji in
        makeCell(
          configuration: CellConfiguration(
            emoji: emoji,
            isSelected: configuration.isSelected(emoji),
            isSelectable: configuration.isSelectable,
            onTap: { configuration.onTap(emoji) }
          )
        )
      }
    }
  }

  func makeCell(configuration: CellConfiguration) -> some View {
    Button(action: configuration.onTap) {
      Text(configuration.emoji.character)
        .font(.system(size: 40))
        .frame(width: 60, height: 60)
    }
    .background(configuration.isSelected ? Color.blue.opacity(0.3) : .clear)
    .clipShape(RoundedRectangle(cornerRadius: 12))
  }

  func makeSectionHeader(configuration: HeaderConfiguration) -> some View {
    Text(configuration.category.displayName)
      .font(.headline)
  }
}

/// Only a cell: the rest is that of the default style.
struct CellStyle: EmojiGridStyle {
  func makeCell(configuration: CellConfiguration) -> some View {
    Text(configuration.emoji.character).emojiCell(configuration)
  }
}

/// A style with sections, whose members have the names of SwiftUI's views.
struct SectionStyle: EmojiGridStyle {
  func makeGrid(configuration: GridConfiguration) -> some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
      if let sections = configuration.sections {
        ForEach(sections) { section in
          Section {
            ForEach(section.emojis) { emoji in Text(emoji.character) }
          } header: {
            makeSectionHeader(configuration: HeaderConfiguration(category: section.category))
          }
        }
      } else {
        ForEach(configuration.emojis) { emoji in Text(emoji.character) }
      }
    }
  }

  func makeSection(configuration: SectionConfiguration) -> some View {
    ForEach(configuration.cells) { cell in makeCell(configuration: configuration.cell(cell)) }
  }
}

/// Sections, favorites and a search.
struct SearchableList: View {
  @State private var searchText = ""
  @State private var sections: [EmojiSection] = []
  @State private var favorites: [Emoji] = []
  @State private var searchResults: [Emoji] = []
  @State private var selected: Emoji?

  let onSelect: (Emoji) -> Void

  var body: some View {
    ScrollView {
      if searchText.isEmpty {
        EmojiSectionHeader("Favorites", systemImage: "star")
        EmojiGrid(emojis: favorites) { emoji in select(emoji) }
        EmojiGrid(sections: sections) { emoji in select(emoji) }
          .emojiGridStyle(.default(cellSize: 60, spacing: 12))
        EmojiGrid(sections: sections, selection: $selected)
        EmojiGrid(sections: sections, favorites: favorites, selection: $selected)
      } else {
        EmojiGrid(emojis: searchResults) { emoji in select(emoji) }
      }
    }
    .task {
      sections = (try? await EmojiIndexProvider.shared.sections) ?? []
      favorites = await EmojiIndexProvider.shared.favorites()
      searchResults = await EmojiIndexProvider.shared.search(searchText, ranking: .usage)
    }
  }

  private func select(_ emoji: Emoji) {
    EmojiUsageTracker.shared.recordUse(emoji.character)
    onSelect(emoji)
  }
}

/// A helper outside of a style.
@MainActor
func accessibilityText(_ configuration: CellConfiguration) -> Text {
  Text(configuration.isSelected ? "Selected: \(configuration.emoji.name)" : configuration.emoji.name)
}
