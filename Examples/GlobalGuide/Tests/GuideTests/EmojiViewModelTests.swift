import Almanac
import Guide
import GuideData
import Testing

@Suite struct EmojiViewModelTests {
  @Test func showsTheFirstCategory() {
    let picker = EmojiViewModel()
    #expect(picker.category == EmojiCategory.allCases.first)
    #expect(picker.tabs.count == EmojiCategory.allCases.count)
    #expect(picker.cells.first?.character == picker.tabs.first?.icon)
    let limited = EmojiViewModel(limit: 3)
    #expect(limited.cells.count == 3)
    #expect(limited.count == picker.count)
    #expect(EmojiViewModel(limit: -1).cells.isEmpty)
  }

  @Test(arguments: [
    ("party", GuideLanguage.english, "🎉"), ("katze", .german, "🐈"), ("кіт", .ukrainian, "🐈"), ("猫", .japanese, "🐈"),
    ("قطة", .arabic, "🐈"), ("cat", .german, "🐈"), ("고양이", .korean, "🐈"), ("gato", .spanish, "🐈"),
  ])
  func searchesInSeveralLanguages(query: String, language: GuideLanguage, character: String) {
    let picker = EmojiViewModel(query: query, language: language)
    #expect(picker.cells.contains { $0.character == character }, "\(picker.cells.map(\.character))")
    #expect(picker.category == nil)
  }

  @Test func namesEmojiInTheLanguage() throws {
    let picker = EmojiViewModel(query: "cat", language: .german)
    #expect(try #require(picker.cells.first { $0.character == "🐈" }).name == "Katze")
  }

  @Test func givesSkinTones() throws {
    let picker = EmojiViewModel(query: "waving hand", tone: .dark)
    #expect(picker.cells.first?.character == "👋🏿")
    #expect(EmojiViewModel(query: "pizza", tone: .dark).cells.first?.character == "🍕")
    #expect(EmojiViewModel.tones.count == 6)
  }

  @Test func findsNothing() {
    let picker = EmojiViewModel(query: "xyzzy")
    #expect(picker.cells.isEmpty && picker.count == 0)
    #expect(EmojiViewModel(query: String(repeating: "a", count: 5_000)).query.count == 100)
  }
}
