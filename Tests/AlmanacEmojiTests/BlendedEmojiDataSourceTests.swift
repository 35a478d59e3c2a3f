import AlmanacEmoji
import Foundation
import Testing

@Suite struct BlendedEmojiDataSourceTests {
  private typealias Part = BlendedEmojiDataSource.Part

  private let list = EmojiList.entries
  private let other = [
    EmojiRawEntry(character: "🚀", name: "rocket", category: "Travel & Places", shortcodes: ["rocket"]),
    EmojiRawEntry(
      character: "❤",
      name: "another name",
      category: "Objects",
      shortcodes: ["heart", "red_heart"],
      keywords: ["love", "amour"],
      supportsSkinTone: true
    ),
  ]

  private func source(_ entries: [EmojiRawEntry], _ name: String = "x", language: String? = nil) -> ListSource {
    ListSource(identifier: name, entries: entries, language: language)
  }

  @Test func blendsByEmoji() async throws {
    let blended = BlendedEmojiDataSource([source(list, "a"), source(other, "b")])
    #expect(blended.identifier == "a+b")
    #expect(blended.displayName == "List a + List b")
    #expect(blended.refreshInterval == 24 * 60 * 60)
    #expect(blended.language == nil)
    let entries = try await blended.fetch()
    #expect(entries.map(\.character) == ["😀", "👋", "❤️", "🚀"])
    #expect(entries[2].name == "Red heart")
    #expect(entries[2].category == "symbols")
    #expect(entries[2].shortcodes == ["heart", "red_heart"])
    #expect(entries[2].keywords == ["love", "amour"])
    #expect(!entries[2].supportsSkinTone)
    #expect(entries[3] == other[0])
  }

  /// With each single contribution of the second source, only that fact is its own.
  @Test func takesOnlyWhatASourceContributes() async throws {
    let base = EmojiRawEntry(character: "❤️", name: "Red heart", category: "Unknown")
    let facts: [(EmojiContribution, EmojiRawEntry)] = [
      ([], base),
      (.names, EmojiRawEntry(character: "❤️", name: "another name", category: "Unknown")),
      (.categories, EmojiRawEntry(character: "❤️", name: "Red heart", category: "Objects")),
      (.shortcodes, with(base) { $0.shortcodes = ["heart", "red_heart"] }),
      (.keywords, with(base) { $0.keywords = ["love", "amour"] }),
      (.skinTones, with(base) { $0.supportsSkinTone = true }),
      (
        .localization,
        with(base) { $0.localizations = ["fr": EmojiLocalization(name: "another name", keywords: ["love", "amour"])] }
      ),
    ]
    for (contribution, expected) in facts {
      let parts = [
        Part(source([list[2]]), contributes: .order), Part(source(other, language: "fr"), contributes: contribution),
      ]
      let entries = try await BlendedEmojiDataSource(parts).fetch()
      #expect(entries == [expected], "\(contribution)")
    }
    let all = EmojiContribution.all
    #expect(all.contains([.order, .names, .categories, .shortcodes, .keywords, .skinTones]))
    #expect(!all.contains(.localization))
  }

  @Test func takesEmojiOnlyFromPartsWithOrder() async throws {
    let words = Part(source(other + list), contributes: [.names, .keywords])
    let both = [Part(source(list), contributes: .order), words, Part(source(other), contributes: [.order, .names])]
    let entries = try await BlendedEmojiDataSource(both).fetch()
    #expect(entries.map(\.character) == ["😀", "👋", "❤️", "🚀"])
    #expect(entries.map(\.name) == ["grinning face", "waving hand", "another name", "rocket"])
    #expect(entries[2].keywords == ["love", "amour"])
    let none = try await BlendedEmojiDataSource([words]).fetch()
    #expect(none.isEmpty)
  }

  @Test func completesUnknownCategories() async throws {
    let unknown = (list + [other[0]]).map { entry in with(entry) { $0.category = "Unknown" } }
    let lists = [source(unknown), source(Array(list.prefix(2)))]
    for blended in [
      BlendedEmojiDataSource(lists), BlendedEmojiDataSource(primary: lists[0], secondary: lists[1]),
    ] {
      let entries = try await blended.fetch()
      #expect(entries.map(\.character) == ["😀", "👋", "❤️", "🚀"])
      #expect(entries.map(\.category) == ["Smileys & Emotion", "People & Body", "Unknown", "Unknown"])
    }
  }

  @Test func blendsAPrimaryAndASecondary() async throws {
    let secondary = other + [EmojiRawEntry(character: "👋🏻", name: "wave", category: "Objects", keywords: ["hi"])]
    let blended = BlendedEmojiDataSource(primary: source(list, "a"), secondary: source(secondary, "b"))
    #expect(blended.identifier == "a+b")
    let entries = try await blended.fetch()
    #expect(entries.map(\.character) == ["😀", "👋", "❤️", "🚀"])
    #expect(entries.map(\.name) == ["grinning face", "waving hand", "Red heart", "rocket"])
    #expect(entries.map(\.category) == ["Smileys & Emotion", "People & Body", "symbols", "Travel & Places"])
    #expect(entries.map(\.supportsSkinTone) == [false, false, true, false])
    #expect(entries[1].keywords == ["goodbye", "hi"])
    #expect(entries[2].shortcodes == ["heart", "red_heart"])
    // The primary decides where the secondary does not have the emoji.
    let alone = try await BlendedEmojiDataSource(primary: source(list), secondary: source(other)).fetch()
    #expect(alone[1].supportsSkinTone)
  }

  @Test func keepsWordsInSeveralLanguages() async throws {
    let german = [
      EmojiRawEntry(character: "😀", name: "grinsend", category: "Unknown", keywords: ["froh"]),
      EmojiRawEntry(character: "❤", name: "Herz", category: "Unknown"),
    ]
    let again = [EmojiRawEntry(character: "😀", name: "lachend", category: "Unknown", keywords: ["lachen", "froh"])]
    let inner = BlendedEmojiDataSource([
      Part(source(list, language: "en")), Part(source(german, language: "de"), contributes: .localization),
      Part(source(again, language: "de"), contributes: .localization),
      Part(source(again), contributes: .localization),
    ])
    #expect(inner.language == "en")
    // A blend keeps the localizations of a blend.
    let entries = try await BlendedEmojiDataSource([inner]).fetch()
    #expect(entries.map(\.name) == list.map(\.name))
    #expect(entries.map(\.keywords) == list.map(\.keywords))
    #expect(entries[0].localizations == ["de": EmojiLocalization(name: "grinsend", keywords: ["froh", "lachen"])])
    #expect(entries[1].localizations.isEmpty)
    #expect(entries[2].localizations == ["de": EmojiLocalization(name: "Herz")])
  }

  @Test func hasTheLanguageOfItsNames() {
    let english = source(list, language: "en")
    let german = source(list, language: "de")
    #expect(BlendedEmojiDataSource([english, german]).language == "en")
    #expect(BlendedEmojiDataSource([Part(english, contributes: .order), Part(german)]).language == "de")
    #expect(BlendedEmojiDataSource([Part(english, contributes: .localization)]).language == nil)
  }

  @Test func recommendsUnicodesEmojiWithNamesOfCLDR() {
    let source: any EmojiDataSource = .recommended(for: Locale(identifier: "de"))
    #expect(source.identifier == "cldr-de+unicode+gemoji")
    #expect(source.displayName == "Unicode CLDR (de) + Unicode + GitHub Gemoji")
    #expect(source.language == "de")
    let blended = BlendedEmojiDataSource.recommended(for: Locale(identifier: "en"))
    #expect(blended.parts.map(\.contributes) == [[.names, .keywords], .all, [.shortcodes, .keywords]])
  }

  @Test func failsWhereOneSourceFails() async throws {
    let failing = ScriptedSource([.failure(.init())])
    for sources in [[source(list), failing], [failing, source(list)]] as [[any EmojiDataSource]] {
      await #expect(throws: ScriptedSource.Refusal.self) { try await BlendedEmojiDataSource(sources).fetch() }
    }
    let parts = [Part(source(list)), Part(failing, contributes: .localization)]
    await #expect(throws: ScriptedSource.Refusal.self) { try await BlendedEmojiDataSource(parts).fetch() }
  }

  /// Takes minutes if the time grows with the square of the number of entries or words.
  @Test func blendsLongLists() async throws {
    let count = 40_000
    let words = (0..<count).map { EmojiRawEntry(character: "😀", name: "a", category: "b", keywords: ["word \($0)"]) }
    let texts = (0..<count).map { EmojiRawEntry(character: "text \($0)", name: "a", category: "b") }
    let entries = try await BlendedEmojiDataSource([
      Part(source(words + texts)), Part(source(texts + words, language: "de"), contributes: [.order, .localization]),
    ]).fetch()
    #expect(entries.count == count + 1)
    #expect(entries[0].keywords.count == count)
    #expect(entries[0].localizations["de"]?.keywords.count == count)
  }

  private func with(_ entry: EmojiRawEntry, _ change: (inout EmojiRawEntry) -> Void) -> EmojiRawEntry {
    var entry = entry
    change(&entry)
    return entry
  }
}

/// A source with a constant list.
private struct ListSource: EmojiDataSource {
  let identifier: String
  let entries: [EmojiRawEntry]
  let language: String?

  var displayName: String { "List \(identifier)" }

  func fetch() async throws -> [EmojiRawEntry] { entries }
}
