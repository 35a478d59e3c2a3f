import Almanac
import AlmanacEmoji
import Foundation
import TestSupport
import Testing

@Suite struct EmojiIndexTests {
  private func entry(
    _ character: String,
    _ name: String,
    codes: [String] = [],
    words: [String] = [],
    in category: String = "Objects"
  ) -> EmojiRawEntry {
    EmojiRawEntry(character: character, name: name, category: category, shortcodes: codes, keywords: words)
  }

  @Test func hasTheFactsOfTheList() throws {
    let index = try EmojiIndex(EmojiList.entries + [entry("🎭", "mask", in: "Moods")], language: "en")
    #expect(index.all.map(EmojiRawEntry.init) == EmojiList.entries + [entry("🎭", "mask", in: "Moods")])
    #expect(index.entries == EmojiList.entries + [entry("🎭", "mask", in: "Moods")])
    #expect(index.languages == ["en"])
    #expect(index.all.last?.category == .symbols)
    #expect(index.all.last?.description == "🎭")
    #expect(index.sections.map(\.category) == [.smileysAndEmotion, .peopleAndBody, .symbols])
    #expect(index.sections.last?.emojis.map(\.character) == ["❤️", "🎭"])
    #expect(index.categories[.peopleAndBody] == index.emojis(in: .peopleAndBody))
    #expect(index.categories[.flags] == nil)
    #expect(try EmojiIndex([]).all.isEmpty)
    #expect(try EmojiIndex([]).search("").isEmpty)
    #expect(try EmojiIndex([]).search("x", ranking: .alphabetical).isEmpty)
  }

  @Test func takesTheFirstOfDuplicates() throws {
    let index = try EmojiIndex([
      entry("❤️", "red heart", codes: ["heart"]), entry("❤", "heavy heart", codes: ["love"]),
      entry("💔", "broken heart", codes: ["heart", "Broken_Heart", "cœur"]),
    ])
    #expect(index.count == 2)
    #expect(index.emoji("❤")?.name == "red heart")
    #expect(index.emoji(shortcode: "heart")?.character == "❤️")
    #expect(index.emoji(shortcode: "BROKEN_heart")?.character == "💔")
    #expect(index.emoji(shortcode: "Cœur")?.character == "💔")
    #expect(index.emoji(shortcode: "love") == nil)
    #expect(index.search("heart").map(\.character) == ["❤️", "💔"])
  }

  @Test func searchesInSeveralLanguages() throws {
    var cat = entry("🐈", "cat", codes: ["cat2"], words: ["pet"])
    cat.localizations["de"] = EmojiLocalization(name: "Katze", keywords: ["Haustier", "Kätzchen"])
    cat.localizations["ja"] = EmojiLocalization(name: "ネコ", keywords: ["動物"])
    var dog = entry("🐕", "dog", codes: ["dog2"], words: ["pet"])
    dog.localizations["de"] = EmojiLocalization(name: "Hund", keywords: ["Haustier"])
    let index = try EmojiIndex([dog, cat], language: "en")
    #expect(index.languages == ["en", "de", "ja"])
    #expect(index.search("katz").isEmpty)
    #expect(index.search("kätz", languages: ["de-AT"]).map(\.character) == ["🐈"])
    #expect(index.search("Haus", languages: ["de"]).map(\.character) == ["🐕", "🐈"])
    #expect(index.search("ネコ", languages: ["en", "ja"]).map(\.character) == ["🐈"])
    #expect(index.search("pet", languages: ["fr"]).isEmpty)
    #expect(index.search("", languages: ["de"], ranking: .alphabetical).map(\.character) == ["🐕", "🐈"])
    #expect(index.emoji("🐈")?.name(in: "de") == "Katze")
    #expect(index.emoji("🐕")?.name(in: "ja") == nil)
    #expect(index.emoji("🐈")?.name(in: "en-GB") == "cat")
    #expect(index.entries == [dog, cat])
    let decoded = try JSONDecoder().decode(IndexedEmoji.self, from: JSONEncoder().encode(index.emoji("🐈")))
    #expect((decoded.name, decoded.name(in: "ja")) == ("cat", nil))
    #expect(IndexedEmoji(cat).name(in: "ja") == "ネコ" && IndexedEmoji(cat).name(in: "ja_JP") == "ネコ")
    #expect(IndexedEmoji(cat).name(in: "de-AT") == "Katze" && IndexedEmoji(cat).name(in: "fr") == nil)
  }

  /// A keycap is not its digit, and an emoji finds itself before all words.
  @Test(arguments: EmojiRanking.allCases) func findsTheEmojiItselfFirst(ranking: EmojiRanking) throws {
    let medal = entry("🥈", "2nd place medal", codes: ["2nd_place_medal"], words: ["2️⃣"])
    let wave = EmojiList.entries[1]
    let index = try EmojiIndex([medal, entry("2️⃣", "keycap: 2", codes: ["two"]), wave], language: "en")
    let found = { (query: String) in
      index.search(query, ranking: ranking, usage: ["🥈": 3, "👋": 1]).map(\.character)
    }
    #expect(found("2️⃣") == ["2️⃣", "🥈"])
    #expect(found(" 2\u{20E3} ") == ["2️⃣", "🥈"])
    #expect(found("2").contains("🥈"))
    #expect(found("👋🏽") == ["👋"])
    #expect(found("🐉").isEmpty && found("👋👋").isEmpty && found("\u{20E3}").isEmpty)
    #expect(index.search("2️⃣", languages: ["fr"], ranking: ranking).map(\.character) == ["2️⃣"])
  }

  /// Scores of an emoji's spellings add up to the same number in any order, so that equal scores keep the list's order.
  @Test(arguments: [4, 40, 400, 4000]) func ranksEqualScoresInTheOrderOfTheList(capacity: Int) throws {
    let index = try EmojiIndex([entry("🥈", "medal"), EmojiList.entries[1]], language: "en")
    var usage = [String: Double](minimumCapacity: capacity)
    usage.merge(["👋": 0.1, "👋🏽": 0.2, "👋🏿": 0.3, "🥈": 0.6]) { $1 }
    #expect(index.search("", ranking: .usage, usage: usage).map(\.character) == ["🥈", "👋"])
  }

  /// Unicode's collation: Å is an A, unless the language has it at the end. Case and punctuation decide only between
  /// equals.
  @Test func sortsByCollation() throws {
    let names = [
      "Zebra", "Åland", "affe", "Äpfel", "Apfel", "zoo", "résumé", "Resume", "resume", "_x", "9", "man’s", "man",
    ]
    let symbols = (0..<names.count).compactMap { Unicode.Scalar(0x1F600 + UInt32($0)).map(String.init) }
    let entries = zip(symbols, names).map { entry($0, $1) }
    let sorted = { (language: String?) in
      try EmojiIndex(entries, language: language).search("", ranking: .alphabetical).map(\.name)
    }
    let english = [
      "_x", "9", "affe", "Åland", "Apfel", "Äpfel", "man", "man’s", "resume", "Resume", "résumé", "Zebra", "zoo",
    ]
    #expect(try sorted("en") == english)
    #expect(try sorted("de") == english)
    #expect(try sorted(nil) == english)
    #expect(
      try sorted("sv") == [
        "_x", "9", "affe", "Apfel", "man", "man’s", "resume", "Resume", "résumé", "Zebra", "zoo", "Åland", "Äpfel",
      ]
    )
  }

  /// The names of languages come from a file. Foundation crashed with some of them.
  @Test(arguments: ["\u{FFFD}\u{FFFD}ed\u{FFFD}", "é", "\u{0}", "日本"])
  func sortsInALanguageThatIsNoTag(language: String) throws {
    var face = entry("😀", "face")
    face.localizations[language] = EmojiLocalization(name: "visage", keywords: [])
    let index = try EmojiIndex([entry("🎭", "mask"), face], language: language)
    #expect(index.search("", ranking: .alphabetical).map(\.character) == ["😀", "🎭"])
    let other = try EmojiIndex([entry("🎭", "mask"), face], language: "en")
    #expect(other.search("", ranking: .alphabetical).map(\.character) == ["😀", "🎭"])
  }

  @Test func comparesAndEncodesEmoji() throws {
    let index = try EmojiIndex(EmojiList.entries)
    let wave = try #require(index.emoji("👋"))
    #expect(wave == IndexedEmoji(EmojiList.entries[1]))
    #expect(wave.hashValue == IndexedEmoji(EmojiList.entries[1]).hashValue)
    #expect(try wave == EmojiIndex(EmojiList.entries.reversed()).emoji("👋🏿"))
    #expect(wave != index.emoji("😀"))
    #expect(IndexedEmoji(entry("👋", "wave")) != wave)
    let json = try JSONEncoder().encode(index.all)
    #expect(try JSONDecoder().decode([EmojiRawEntry].self, from: json) == EmojiList.entries)
    #expect(try JSONDecoder().decode([IndexedEmoji].self, from: json) == index.all)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(IndexedEmoji.self, from: Data("{}".utf8)) }
  }

  /// The emoji keep the tables that they read.
  @Test func keepsTheListOfAnEmoji() throws {
    var emoji: [IndexedEmoji] = []
    for round in 0..<50 {
      let entries = (0..<100).map { entry("\(round)-\($0)", "a name that takes memory of its own \($0)") }
      emoji.append(contentsOf: try EmojiIndex(entries).all.suffix(1))
    }
    #expect(emoji.map(\.character) == (0..<50).map { "\($0)-99" })
    #expect(Set(emoji.map(\.name)) == ["a name that takes memory of its own 99"])
  }

  @Test func refusesListsThatAreTooLarge() throws {
    let many = (0...65_536).map { entry("\($0)", "a") }
    #expect(throws: EmojiIndexError.self) { try EmojiIndex(many) }
    #expect(try EmojiIndex(Array(many.dropLast())).emoji("65535")?.name == "a")
    let long = String(repeating: "long ", count: 1_000_000)
    #expect(throws: EmojiIndexError.self) { try EmojiIndex([entry("😀", long), entry("😁", long)]) }
  }

  /// Each language takes as much memory as the emoji need, even if only one of them has a name in it.
  @Test(arguments: [(1, 1023, true), (1, 1024, false), (2_048, 512, false), (5_000, 300_000, false)])
  func refusesListsInTooManyLanguages(count: Int, languageCount: Int, isSmallEnough: Bool) throws {
    var entries = (0..<count).map { entry("\($0)", "a") }
    let name = EmojiLocalization(name: "b")
    let names = (0..<languageCount).map { ("x-\($0)", name) }
    entries[0].localizations = Dictionary(uniqueKeysWithValues: names)
    guard isSmallEnough else {
      let error = #expect(throws: EmojiIndexError.self) { try EmojiIndex(entries, language: "en") }
      #expect(error?.description.contains("languages") == true)
      return
    }
    let index = try EmojiIndex(entries, language: "en")
    #expect(index.languages.count == languageCount + 1)
    #expect(index.emoji("0")?.name(in: "x-\(languageCount - 1)") == "b")
  }

  /// A view or a function for emoji of all kinds.
  private func title(of emoji: some EmojiEntry) -> String { "\(emoji) \(emoji.name) \(emoji.withSkinTone(.dark))" }

  @Test func isAnEntryLikeGeneratedEmoji() throws {
    #expect(title(of: IndexedEmoji(EmojiList.entries[1])) == "👋 waving hand 👋🏿")
  }
}
