import Foundation
import SwiftEmojiIndex

/// The type `EmojiRawEntry`.
extension Snippet {
  static var entries: [Snippet] {
    [
      Snippet("EmojiRawEntry.init", expects: "🐱", "cat face", "Animals & Nature", "[\"cat\"]", "[]", "false") {
        let cat = EmojiRawEntry.samples[3]
        return [cat.character, cat.name, cat.category, cat.shortcodes, cat.keywords, cat.supportsSkinTone]
      },
      Snippet("EmojiRawEntry.toEmoji()", expects: "waving hand", "peopleAndBody", "true", "nil") {
        let emoji = EmojiRawEntry.samples[2].toEmoji()
        let unknown = EmojiRawEntry(character: "👋", name: "wave", category: "Gestures").toEmoji()
        return [emoji?.name, emoji?.category, emoji?.supportsSkinTone, unknown?.name]
      },
      Snippet("the format of EmojiRawEntry", expects: "grinning face", "[\"happy\"]", "true") {
        let json = """
          [{"character": "😀", "name": "grinning face", "category": "Smileys & Emotion", "shortcodes": ["grinning"],
            "keywords": ["happy"], "supportsSkinTone": false}]
          """
        let entries = try JSONDecoder().decode([EmojiRawEntry].self, from: Data(json.utf8))
        return [entries[0].name, entries[0].keywords, try copy(entries).map(\.character) == ["😀"]]
      },
      Snippet("the keys of EmojiRawEntry", expects: "category character keywords name shortcodes supportsSkinTone") {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(EmojiRawEntry.japanese))
        return [(object as? [String: Any])?.keys.sorted().joined(separator: " ")]
      },
    ]
  }
}

/// The sources.
extension Snippet {
  static var sources: [Snippet] {
    [
      Snippet("EmojiDataSource", expects: "empty", "Nothing", "nil", "86400.0") {
        let source: any EmojiDataSource = EmptySource()
        return [source.identifier, source.displayName, source.remoteURL, source.refreshInterval]
      },
      Snippet("EmojiDataSource.fetch()", expects: "4", "noDataAvailable") {
        let count = try await ListSource().fetch().count
        do {
          return [count, try await EmptySource().fetch().count]
        } catch EmojiIndexError.noDataAvailable {
          return [count, "noDataAvailable"]
        }
      },
      Snippet("GemojiDataSource", expects: "gemoji", "gemoji", "GitHub Gemoji") {
        let (shared, own) = (GemojiDataSource.shared, GemojiDataSource())
        return [shared.identifier, own.identifier, own.displayName]
      },
      Snippet("GemojiDataSource.remoteURL", expects: "raw.githubusercontent.com", "true") {
        let url = GemojiDataSource.shared.remoteURL
        return [url?.host, url?.path.contains("gemoji")]
      },
      Snippet("GemojiDataSource.refreshInterval", expects: "86400.0") { [GemojiDataSource.shared.refreshInterval] },
      Snippet("CLDREmojiDataSource", expects: "cldr-ja", "Unicode CLDR (ja)", "ja") {
        let source = CLDREmojiDataSource(locale: .japanese)
        return [source.identifier, source.displayName, source.locale.identifier]
      },
      Snippet("CLDREmojiDataSource.init()", expects: "true") {
        [CLDREmojiDataSource().locale.identifier == Locale.current.identifier]
      },
      Snippet("BlendedEmojiDataSource", expects: "list+gemoji", "My List + GitHub Gemoji", "3600.0") {
        let source = BlendedEmojiDataSource(primary: ListSource(), secondary: GemojiDataSource.shared)
        return [source.identifier, source.displayName, source.refreshInterval]
      },
      Snippet("BlendedEmojiDataSource.fetch()", expects: "hello", "People & Body", "[\"wave\"]", "true", "👋😀😄🐱") {
        let greeting = EmojiRawEntry(character: "👋", name: "hello", category: "Unknown", keywords: ["hi"])
        let primary = ListSource(identifier: "primary", entries: [greeting])
        let entries = try await BlendedEmojiDataSource(primary: primary, secondary: ListSource()).fetch()
        let first = entries[0]
        return [
          first.name, first.category, first.shortcodes,
          Set(first.keywords) == ["hi", "hello"] && first.supportsSkinTone, entries.map(\.character).joined(),
        ]
      },
    ]
  }
}
