import Almanac
import Testing

@testable import AlmanacEmoji

/// The values that the views of a grid use.
@Suite struct EmojiGridPartsTests {
  /// As many columns as fit: n columns need n cells and n - 1 spaces.
  @Test(arguments: [(44.0, 1), (91, 1), (92, 2), (139, 2), (140, 3), (0, 1), (-5, 1), (.nan, 1), (.infinity, 1)])
  func countsColumns(width: Double, count: Int) {
    #expect(EmojiGridColumns.count(width: width, minimum: 44, spacing: 4) == count)
  }

  @Test func countsColumnsWithoutAWidth() {
    #expect(EmojiGridColumns.count(width: 10, minimum: 0, spacing: 0) == 1)
    #expect(EmojiGridColumns.count(width: 1e9, minimum: 1, spacing: 0) == 65_536)
  }

  @Test func appliesOutcomesToASelection() throws {
    let emojis = try GridList.emojis(["👋", "😀"])
    var selection: Set<String> = ["👋🏽", "🐉"]
    EmojiGridOutcome.tapped(emojis[0]).apply(to: &selection)
    EmojiGridOutcome.changed.apply(to: &selection)
    #expect(selection == ["👋🏽", "🐉"])
    EmojiGridOutcome.selected(emojis[0]).apply(to: &selection)
    EmojiGridOutcome.selected(emojis[1]).apply(to: &selection)
    #expect(selection == ["👋", "🐉", "😀"])
    EmojiGridOutcome.deselected(emojis[0].toned(.dark)).apply(to: &selection)
    #expect(selection == ["🐉", "😀"])
  }

  @Test func hasEnglishTextsByDefault() {
    var texts = EmojiTexts()
    #expect(texts.title(of: .flags) == "Flags")
    #expect(texts.name(of: .dark) == "Dark")
    texts.categories[.flags] = "Flaggen"
    texts.skinTones[.dark] = "Dunkel"
    #expect(texts.title(of: .flags) == "Flaggen")
    #expect(texts.name(of: .dark) == "Dunkel")
  }

  @Test func closesTheMenuOfSkinTones() throws {
    var model = try GridList.model()
    model.isSkinToneMenuOpen = true
    #expect(!model.isSkinToneMenuOpen)
    model.openSkinTones(of: EmojiGridModel.Cell(section: 1, item: 0))
    model.isSkinToneMenuOpen = true
    #expect(model.isSkinToneMenuOpen)
    model.isSkinToneMenuOpen = false
    #expect(model.skinToneCell == nil)
  }
}
