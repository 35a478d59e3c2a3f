import Almanac
import AlmanacEmoji
import Testing

/// The values that the views of a grid use.
@Suite struct EmojiGridPartsTests {
  /// As many columns as fit: n columns need n cells and n - 1 spaces.
  @Test(arguments: [(44.0, 1), (91, 1), (92, 2), (139, 2), (140, 3), (0, 1), (-5, 1), (.nan, 1), (.infinity, 1)])
  func countsColumns(width: Double, count: Int) {
    #expect(EmojiGridMetrics.default.columnCount(width: width) == count)
  }

  /// The sizes of the built-in styles, and their columns on a phone, a tablet and a computer.
  @Test(
    arguments: [
      (EmojiGridMetrics.default, 44, 4, [8, 16, 30]), (.large, 56, 8, [6, 12, 22]), (.compact, 36, 4, [9, 19, 36]),
      (EmojiGridMetrics(cellSize: 60, spacing: 12), 60, 12, [5, 10, 20]),
    ] as [(EmojiGridMetrics, Double, Double, [Int])]
  )
  func fitsTheStyles(metrics: EmojiGridMetrics, cellSize: Double, spacing: Double, columns: [Int]) {
    #expect(metrics.cellSize == cellSize)
    #expect(metrics.spacing == spacing)
    #expect([390, 768, 1440].map { metrics.columnCount(width: $0) } == columns)
  }

  @Test func countsColumnsWithoutAWidth() {
    #expect(EmojiGridMetrics(cellSize: 0, spacing: 0).columnCount(width: 10) == 1)
    #expect(EmojiGridMetrics(cellSize: 1, spacing: 0).columnCount(width: 1e9) == 65_536)
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
