import Almanac
import AlmanacEmoji
import Foundation
import TestSupport
import Testing

@Suite struct EmojiGridModelTests {
  @Test func showsFavoritesAndGroups() throws {
    let model = try GridList.model(favorites: ["👍🏽", "🚩", "👍", "🐉"])
    #expect(model.sections.map(\.id) == ["favorites", "Smileys & Emotion", "People & Body", "Flags"])
    #expect(model.sections.map(\.category.displayName) == ["Favorites", "Smileys & Emotion", "People & Body", "Flags"])
    #expect(model.sections.last?.category.symbolName == "flag")
    #expect(model.characters == [["👍🏽", "🚩"], GridList.smileys, GridList.people, GridList.flags])
    #expect(model.emojis.count == 16)
    #expect(model.isSectioned)
    #expect(try GridList.model().sections.count == 3)
    #expect(EmojiGridModel().sections.isEmpty)
  }

  @Test func takesTitlesFromTheTexts() throws {
    var texts = EmojiTexts()
    texts.favorites = "Favoriten"
    texts.categories[.flags] = "Flaggen"
    let index = try GridList.index()
    let content = EmojiGridContent(index: index, favorites: ["😀"], texts: texts)
    #expect(
      content.sections.map(\.category.displayName) == ["Favoriten", "Smileys & Emotion", "People & Body", "Flaggen"]
    )
    let favorites = try GridList.emojis(["😀"])
    #expect(EmojiGridContent(sections: index.sections, favorites: favorites, texts: texts).sections == content.sections)
    #expect(
      EmojiGridContent(sections: index.sections).sections == Array(content.sections.dropFirst().prefix(2)) + [
        EmojiGridSection(category: EmojiGridCategory(.flags), emojis: index.emojis(in: .flags))
      ]
    )
  }

  @Test func leavesOutDuplicatesAndEmptySections() throws {
    let model = EmojiGridModel(EmojiGridContent(emojis: try GridList.emojis(["😀", "👋", "😀", "👋🏽", "😃"])))
    #expect(model.characters == [["😀", "👋", "😃"]])
    #expect(!model.isSectioned)
    let category = EmojiGridCategory(id: "mine", displayName: "Mine", symbolName: "star")
    let sections = try [["😀"], [], ["😃", "😀"]].map { characters in
      EmojiGridSection(category: category, emojis: try GridList.emojis(characters))
    }
    #expect(EmojiGridModel(EmojiGridContent(sections: sections)).characters == [["😀", "😃"]])
    #expect(EmojiGridModel(EmojiGridContent(sections: Array(sections[1...1]))).sections.isEmpty)
  }

  @Test func searches() throws {
    var model = try GridList.model(favorites: ["😃"])
    let sections = model.sections
    model.search(" hand ")
    #expect(model.characters == [GridList.people])
    #expect(model.query == " hand ")
    #expect(model.isSearching && !model.isSectioned)
    model.search("pers")
    #expect(model.characters == [GridList.people])
    model.search("flag", ranking: .usage, usage: ["🚩": 1])
    #expect(model.characters == [["🚩", "🏁"]])
    model.search("nothing")
    #expect(model.sections.isEmpty)
    #expect(model.press(.down) == .ignored)
    model.search("  ")
    #expect(model.sections == sections)
    #expect(!model.isSearching)
    model.search("flag")
    #expect(model.press(.escape) == .changed)
    #expect(model.query.isEmpty)
    #expect(model.press(.escape) == .ignored)
  }

  @Test func searchesOnlyLists() throws {
    var model = EmojiGridModel(EmojiGridContent(emojis: try GridList.index().all))
    model.search("flag")
    #expect(!model.isSearching)
    #expect(model.emojis.count == 14)
    model.show(EmojiGridContent(index: try GridList.index()))
    model.search("flag")
    #expect(model.characters == [GridList.flags])
    model.show(EmojiGridContent(emojis: try GridList.emojis(["😀"])))
    #expect(model.characters == [["😀"]])
    #expect(model.query.isEmpty)
  }

  @Test func searchesANewList() throws {
    var model = try GridList.model()
    model.search("flag")
    model.show(EmojiGridContent(index: try GridList.index(without: ["🏁"])))
    #expect(model.characters == [["🚩"]])
    #expect(model.query == "flag")
  }

  @Test func taps() throws {
    var model = try GridList.model()
    let cell = EmojiGridModel.Cell(section: 0, item: 1)
    let emoji = try #require(model.emoji(at: cell))
    #expect(model.tap(cell) == .tapped(emoji))
    #expect(model.tap(emoji) == .tapped(emoji))
    #expect(model.tap(emoji).used == emoji)
    #expect(model.focus == cell)
    #expect(model.selection.isEmpty && !model.isSelected(emoji))
    model.select(["😀"])
    #expect(model.selection.isEmpty)
    for (section, item) in [(3, 0), (0, 5), (-1, 0), (0, -1)] {
      #expect(model.tap(EmojiGridModel.Cell(section: section, item: item)) == .ignored)
    }
    #expect(model.tap(IndexedEmoji(EmojiRawEntry(character: "🐉", name: "dragon", category: "Objects"))) == .ignored)
    #expect(model.focus == cell)
  }

  @Test func selectsOne() throws {
    var model = try GridList.model(.single)
    let emojis = try GridList.emojis(["😀", "👋"])
    #expect(model.tap(emojis[0]) == .selected(emojis[0]))
    #expect(model.tap(emojis[1]) == .selected(emojis[1]))
    #expect(model.selection == ["👋"])
    #expect(model.isSelected(emojis[1]) && !model.isSelected(emojis[0]))
    #expect(model.tap(emojis[1]) == .deselected(emojis[1]))
    #expect(model.selection.isEmpty)
    model.select(["🚩", "😀", "🐉"])
    #expect(model.selection == [["🚩", "😀"].sorted()[0]])
    model.select([])
    #expect(model.selection.isEmpty)
  }

  @Test func selectsSeveral() throws {
    var model = try GridList.model(.multiple)
    let emojis = try GridList.emojis(["😀", "👋", "🚩"])
    for emoji in emojis { model.tap(emoji) }
    #expect(model.tap(emojis[0]) == .deselected(emojis[0]))
    #expect(model.selection == ["👋", "🚩"])
    model.search("nothing")
    #expect(model.selection == ["👋", "🚩"])
    model.search("")
    model.show(EmojiGridContent(index: try GridList.index(without: ["🚩"])))
    #expect(model.selection == ["👋"])
    model.select(["👋🏽", "👋🏿", "😃", "🚩", "x"])
    #expect(model.selection == ["👋🏽", "😃"])
    #expect(model.isSelected(emojis[1]))
    #expect(model.tap(emojis[1]) == .deselected(emojis[1]))
    #expect(model.selection == ["😃"])
    model.show(EmojiGridContent(emojis: Array(emojis[...1])))
    #expect(model.selection.isEmpty)
  }

  @Test func choosesSkinTones() throws {
    var model = try GridList.model(favorites: ["👍🏿"])
    let hand = EmojiGridModel.Cell(section: 2, item: 0)
    #expect(model.openSkinTones(of: EmojiGridModel.Cell(section: 1, item: 0)) == .ignored)
    #expect(model.openSkinTones(of: hand) == .changed)
    #expect(model.skinToneCell == hand)
    #expect(model.press(.right) == .ignored)
    #expect(model.press(.escape) == .changed)
    #expect(model.skinToneCell == nil)
    #expect(model.choose(.dark) == .ignored)
    #expect(model.closeSkinTones() == .ignored)
    model.openSkinTones(of: hand)
    #expect(model.choose(.medium).used?.character == "👋🏽")
    #expect(model.skinToneCell == nil)
    #expect(model.characters[2].prefix(2) == ["👋🏽", "🤚"])
    #expect(model.choose(.light, of: EmojiGridModel.Cell(section: 0, item: 0)).used?.character == "👍🏻")
    #expect(model.characters[0] == ["👍🏻"])
    #expect(model.characters[2].contains("👍🏻"))
    #expect(model.choose(.light, of: EmojiGridModel.Cell(section: 1, item: 0)) == .ignored)
    model.skinTone = .dark
    #expect(model.characters[2].prefix(4) == ["👋🏽", "🤚🏿", "✋🏿", "👍🏻"])
    #expect(model.emoji(at: hand)?.name == "hand 👋")
    model.choose(.none, of: hand)
    #expect(model.characters[2].prefix(2) == ["👋", "🤚🏿"])
    model.search("hand")
    #expect(model.characters[0].prefix(2) == ["👋", "🤚🏿"])
    model.skinTone = .none
    #expect(model.characters[0].prefix(4) == ["👋", "🤚", "✋", "👍🏻"])
  }

  @Test func keepsTonesOfFavoritesAndEntries() throws {
    var model = try GridList.model(favorites: ["👍🏿", "👎"])
    model.skinTone = .light
    #expect(model.characters[0] == ["👍🏿", "👎🏻"])
    let entry = EmojiRawEntry(character: "👋", name: "hand", category: "People & Body", supportsSkinTone: true)
    var single = EmojiGridModel(EmojiGridContent(emojis: [IndexedEmoji(entry)]), skinTone: .dark)
    #expect(single.characters == [["👋🏿"]])
    single.skinTone = .none
    #expect(single.characters == [["👋"]])
  }

  @Test func selectsInASkinTone() throws {
    var model = try GridList.model(.multiple)
    let hand = EmojiGridModel.Cell(section: 1, item: 0)
    model.tap(hand)
    #expect(model.selection == ["👋"])
    model.openSkinTones(of: hand)
    guard case .selected(let emoji) = model.choose(.medium) else {
      Issue.record("not selected")
      return
    }
    #expect(emoji.character == "👋🏽")
    #expect(model.selection == ["👋🏽"])
    #expect(model.tap(hand) == .deselected(emoji))
    #expect(model.selection.isEmpty)
  }

  @Test func keepsTheFocusWhenTheListChanges() throws {
    var model = try GridList.model(favorites: ["👎"])
    model.focus(EmojiGridModel.Cell(section: 2, item: 4))
    #expect(model.focused == "👎")
    model.openSkinTones(of: EmojiGridModel.Cell(section: 2, item: 4))
    model.show(EmojiGridContent(index: try GridList.index(without: ["😀", "👋"])))
    #expect(model.focus == EmojiGridModel.Cell(section: 1, item: 3))
    #expect(model.focused == "👎")
    #expect(model.skinToneCell == model.focus)
    model.show(EmojiGridContent(index: try GridList.index(without: ["👎", "🙏", "👏"])))
    #expect(model.focused == "👍")
    #expect(model.skinToneCell == nil)
    model.search("flag")
    #expect(model.focused == "🚩")
    model.search("nothing")
    #expect(model.focus == nil)
    model.search("")
    #expect(model.focus == nil)
    model.focus(EmojiGridModel.Cell(section: 9, item: 9))
    #expect(model.focus == nil)
  }

  @Test func comparesValues() throws {
    let index = try GridList.index()
    #expect(EmojiGridContent(index: index) == EmojiGridContent(index: index))
    #expect(EmojiGridContent(index: index) != EmojiGridContent(index: try GridList.index()))
    #expect(EmojiGridContent(index: index) != EmojiGridContent(sections: index.sections))
    #expect(EmojiGridContent(emojis: index.all) == EmojiGridContent(emojis: try GridList.index().all))
    var model = EmojiGridModel(EmojiGridContent(index: index))
    let copy = model
    model.press(.down)
    #expect(model != copy)
    model.focus(nil)
    #expect(model == copy)
  }
}
