import SwiftEmojiIndex

private func listProvider() -> EmojiIndexProvider { EmojiIndexProvider(source: ListSource(), cache: MemoryCache()) }

/// What a picker takes, so that its tests can give it another list.
private struct Picker {
  let index: any EmojiIndexProtocol

  func results(_ query: String) async throws -> [String] {
    let found = query.isEmpty ? try await index.allEmojis : await index.search(query)
    return found.map(\.character)
  }
}

/// The emoji of a provider.
extension Snippet {
  static var lists: [Snippet] {
    [
      Snippet("EmojiIndexProvider.allEmojis", expects: "😀😄👋🐱") { [try await listProvider().allEmojis.text] },
      Snippet("EmojiIndexProvider.categories", expects: "😀😄", "nil", "3") {
        let categories: [EmojiCategory: [Emoji]] = try await listProvider().categories
        return [categories[.smileysAndEmotion]?.text, categories[.flags]?.text, categories.count]
      },
      Snippet("EmojiIndexProvider.currentEmojis", expects: "😀😄👋🐱") {
        let provider = listProvider()
        try await provider.load()
        return [provider.currentEmojis.text]
      },
      Snippet("EmojiIndexProvider.currentCategories", expects: "🐱") {
        let provider = listProvider()
        try await provider.load()
        return [provider.currentCategories[.animalsAndNature]?.text]
      },
      Snippet("EmojiIndexProvider.sections", expects: "Smileys & Emotion", "People & Body", "Animals & Nature") {
        try await listProvider().sections.map(\.category.displayName)
      },
      Snippet("EmojiSection", expects: "flags", "🇫🇷", "Flags") {
        let section = EmojiSection(category: .flags, emojis: [Emoji("🇫🇷")])
        return [section.category, section.emojis.text, section.id]
      },
      Snippet("EmojiIndexProvider.emoji(for:)", expects: "cat face", "nil", "nil") {
        let provider = listProvider()
        return [
          await provider.emoji(for: "🐱")?.name, await provider.emoji(for: "🐶")?.name,
          await provider.emoji(for: "")?.name,
        ]
      },
      Snippet("EmojiIndexProvider.emoji(forShortcode:)", expects: "👋", "👋", "nil") {
        let provider = listProvider()
        return [
          await provider.emoji(forShortcode: "wave"), await provider.emoji(forShortcode: "WaVe"),
          await provider.emoji(forShortcode: ":wave:"),
        ]
      },
      Snippet("EmojiIndexProtocol", expects: "[\"😀\", \"😄\", \"👋\", \"🐱\"]", "[\"👋\"]", "👋", "true", "4") {
        let index: any EmojiIndexProtocol = listProvider()
        let picker = Picker(index: index)
        let (all, found) = (try await picker.results(""), try await picker.results("wave"))
        let first = await index.search("hand", ranking: .usage).first
        return [all, found, first, await index.lastUpdated != nil, try await index.categories.values.joined().count]
      },
    ]
  }
}

/// Searches, and favorites.
extension Snippet {
  static var searches: [Snippet] {
    [
      Snippet("EmojiIndexProvider.search(_:)", expects: "😄😀", "👋", "😀😄", "", "😀😄👋🐱", "😀😄👋🐱") {
        let provider = listProvider()
        var results: [String] = []
        for query in ["SMILE", "hel", " grin ", "dog", "", "  "] { results.append(await provider.search(query).text) }
        return results
      },
      Snippet("search(_:ranking: .relevance)", expects: "😀😄🐱", "true") {
        let provider = listProvider()
        let found = await provider.search("face", ranking: .relevance)
        return [found.text, await provider.search("face") == found]
      },
      Snippet("search(_:ranking: .alphabetical)", expects: "🐱😀😄") {
        [await listProvider().search("face", ranking: .alphabetical).text]
      },
      Snippet("search(_:ranking: .usage)", expects: "🐱😀😄", "😄😀", "👋🐱😀😄") {
        let (provider, tracker) = (listProvider(), EmojiUsageTracker.shared)
        tracker.clearAll()
        tracker.recordUse("🐱")
        let once = await provider.search("face", ranking: .usage)
        let pinned = await provider.search("smile", ranking: SearchRanking.usage)
        for _ in 0..<3 { tracker.recordUse("👋") }
        let all = await provider.search("", ranking: .usage)
        return [once.text, pinned.text, all.text]
      },
      Snippet("EmojiIndexProvider.favorites()", expects: "👋🐱") {
        let tracker = EmojiUsageTracker.shared
        tracker.defaultEmoji = []
        tracker.clearAll()
        for emoji in ["👋", "🐱", "👋", "🦄"] { tracker.recordUse(emoji) }
        return [await listProvider().favorites().text]
      },
    ]
  }
}
