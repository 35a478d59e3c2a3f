import Almanac
import Guide
import GuideData
import Testing

@Suite struct EmojiDetailViewModelTests {
  @Test func hasTheFacts() throws {
    let thumb = try #require(EmojiDetailViewModel(code: "1f44d"))
    #expect(thumb.character == "👍" && thumb.name == "thumbs up" && thumb.category == "People & Body")
    #expect(thumb.shortcodes.contains("thumbsup") && thumb.codePoints == ["1F44D"] && thumb.country == nil)
    #expect(thumb.tones == ["👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"])
    #expect(thumb.names.first { $0.language == .german }?.text == "Daumen hoch")
    #expect(thumb.related.first?.name == "thumbs down" && thumb.related.count == 16)
    #expect(EmojiDetailViewModel(code: "1f1e8-1f1ed")?.country == "ch")
  }

  @Test func eachEmojiHasACode() {
    let missed = Emoji.all.filter { emoji in
      EmojiDetailViewModel(code: EmojiDetailViewModel.code(of: emoji.character))?.character != emoji.character
    }
    #expect(missed.isEmpty)
  }

  @Test(arguments: ["", "-", "zz", "1F44D", "1f44d-", "41", "d800", "110000", "1f44d-1f44d", "ffffffffffffffff"])
  func isNoCode(code: String) {
    #expect(EmojiDetailViewModel(code: code) == nil)
  }

  @Test func relatedEmojiHavePages() throws {
    let cat = try #require(EmojiDetailViewModel(code: "1f408"))
    #expect(cat.related.allSatisfy { EmojiDetailViewModel(code: $0.code)?.name == $0.name })
    #expect(!cat.related.contains { $0.character == cat.character })
  }
}
