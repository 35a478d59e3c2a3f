import Almanac
import AlmanacEmoji
import Testing

/// A grid of a generated type.
@Suite struct GeneratedEmojiGridTests {
  enum Category: EmojiCategoryEnum {
    typealias ID = String
    typealias RawValue = String

    case smileysAndEmotion, flags

    static var _factTable: _TextTable {
      _TextTable(
        "####4###@###L###Q###U####$##Smileys & Emotionface.smiling###%##'##$##Flagsflag%##%##",
        rows: 2,
        columns: 3
      )
    }
    static var _nameTable: _TextTable {
      _TextTable("####%###'###'###/###8###8###enfrSouriresThe flags", rows: 3, columns: 2)
    }
  }

  struct Letter: EmojiValue {
    typealias Category = GeneratedEmojiGridTests.Category
    typealias ID = String

    let _tableIndex: UInt16

    static var _table: _EmojiTable {
      let texts = _TextTable(
        "####$###)###)###)###+###,###2###2###2###8###9###>###A###A###C###D###J###J###J###L###M###R###R###R###T###afirst#+bsecond#-15.1cthirdx\ty$-dfourth$-efifth#-",
        rows: 5,
        columns: 5
      )
      return _EmojiTable(
        texts: texts,
        count: 5,
        characters: "\0\u{5}\0\0\u{4}\0\0\0\u{1}\0d\u{4}\00\u{3}\0\u{4}\u{2}\0t\0\0\0\0\0\0\0\0\u{14}",
        shortcodes: _RowIndex("####$###'###(###+###x%##y%##", count: 2),
        shortcodeIndex: "\0\u{2}\0\0\0\0\u{2}\0\0\0\0\0\u{2}\0X",
        language: _EmojiLanguage(
          "en",
          names: texts,
          nameColumn: 1,
          foldedNames: _TextTable("####(###.###3###9###>###firstsecondthirdfourthfifth", rows: 5, columns: 1),
          keywords: _RowIndex("####", count: 0),
          ranks: "$##&##'##%#####"
        )
      )
    }
  }

  @Test func convertsWithoutLoss() throws {
    let emojis = EmojiGridContent(emojis: Letter.all).sections[0].emojis
    #expect(emojis.map(\.character) == ["a", "b", "c", "d", "e"])
    #expect(emojis.map(\.name) == Letter.all.map(\.name))
    #expect(emojis == EmojiIndex(Letter.self).all)
    let letter = try #require(Letter("d"))
    #expect(IndexedEmoji(letter) == emojis[3])
    #expect(EmojiGridContent(emojis: [letter]).sections[0].emojis == [emojis[3]])
    #expect(Letter(IndexedEmoji(letter).character) == letter)
  }

  @Test func hasTheCategoriesOfTheType() {
    var model = EmojiGridModel(EmojiGridContent(Letter.self, favorites: ["c", "x"], language: "fr"))
    #expect(model.sections.map(\.category.id) == ["favorites", "Smileys & Emotion", "Flags"])
    #expect(model.sections.map(\.category.displayName) == ["Favorites", "Sourires", "The flags"])
    #expect(model.sections.map(\.category.symbolName) == ["clock", "face.smiling", "flag"])
    #expect(model.characters == [["c"], ["a", "b", "e"], ["c", "d"]])
    model.search("fi")
    #expect(model.characters == [["a", "e"]])
  }
}
