import Almanac
import Foundation
import Testing

/// The members that a generated enum of categories and its emoji type get from the library.
@Suite struct EmojiCategoryEnumTests {
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
    typealias Category = EmojiCategoryEnumTests.Category
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

  @Test func hasTheCasesOfTheData() throws {
    #expect(Category.allCases == [.smileysAndEmotion, .flags])
    #expect(Category.allCases.map(\.rawValue) == ["Smileys & Emotion", "Flags"])
    #expect(Category.allCases.map(\.id) == ["Smileys & Emotion", "Flags"])
    #expect(Category.allCases.map(\.symbolName) == ["face.smiling", "flag"])
    #expect(Category(rawValue: "Flags") == .flags)
    #expect(Category(rawValue: "flags") == nil)
    let json = try JSONEncoder().encode(Category.allCases)
    #expect(try JSONDecoder().decode([Category].self, from: json) == Category.allCases)
  }

  @Test func isNamedInLanguages() {
    #expect(Category.allCases.map(\.displayName) == ["Smileys & Emotion", "The flags"])
    #expect(Category.smileysAndEmotion.displayName(in: "fr-CA") == "Sourires")
    #expect(Category.flags.displayName(in: "fr") == nil)
    #expect(Category.flags.displayName(in: "de") == nil)
  }

  @Test(arguments: [
    ("Smileys & Emotion", Category.smileysAndEmotion), ("smileys & emotion", .smileysAndEmotion),
    ("Smileys", .smileysAndEmotion), ("FLAGS", .flags), ("flag", .flags),
  ])
  func knowsOtherNames(name: String, category: Category) {
    #expect(Category(gemojiCategory: name) == category)
  }

  /// A Unicode group that is missing in the data is not a category.
  @Test(arguments: ["", "Nature", "People & Body", "sky"])
  func refusesWhatIsNoCategory(name: String) {
    #expect(Category(gemojiCategory: name) == nil)
  }

  @Test func holdsItsEmoji() {
    #expect(Letter.all(in: .smileysAndEmotion).map(\.character) == ["a", "b", "e"])
    #expect(Letter.all(in: .flags).map(\.character) == ["c", "d"])
    #expect(Letter.all.map(\.category) == [.smileysAndEmotion, .smileysAndEmotion, .flags, .flags, .smileysAndEmotion])
  }

  @Test func readsFacts() {
    #expect(Letter.all.map(\.supportsSkinTone) == [true, false, false, false, false])
    #expect(Letter.all.map(\.unicodeVersion) == [nil, "15.1", nil, nil, nil])
    #expect(Letter.all.map(\.shortcodes) == [[], [], ["x", "y"], [], []])
  }
}

@Suite struct EmojiVersionTests {
  @Test func isOrderedByItsNumbers() {
    let versions: [EmojiVersion] = ["15.1", "0.6", "5.0", "15.0", "17", "4.0"]
    #expect(versions.sorted().map(\.description) == ["0.6", "4.0", "5.0", "15.0", "15.1", "17.0"])
    #expect(EmojiVersion("15") == EmojiVersion(major: 15))
  }

  @Test(arguments: ["", ".", "15.", ".1", "a", "15.1.2", "-1", "+1.0", "1. 0", "15,1", "99999999999999999999", "١٥"])
  func refusesOtherTexts(text: String) { #expect(EmojiVersion(text) == nil) }
}

@Suite struct EmojiGroupTests {
  @Test func readsItsOwnNames() {
    #expect(EmojiGroup.allCases.map { EmojiGroup(gemojiCategory: $0.rawValue.uppercased()) } == EmojiGroup.allCases)
    #expect(EmojiGroup.allCases.map(\.displayName) == EmojiGroup.allCases.map(\.rawValue))
  }

  @Test(arguments: [
    ("nature", EmojiGroup.animalsAndNature), ("Foods", .foodAndDrink), ("travel-places", .travelAndPlaces),
    ("Activity", .activities), ("objects", .objects), ("symbol", .symbols), ("people", .peopleAndBody),
  ])
  func readsShortNames(name: String, group: EmojiGroup) {
    #expect(EmojiGroup(gemojiCategory: name) == group)
  }

  @Test(arguments: ["", "smile", "flags "])
  func refusesWhatIsNoGroup(name: String) {
    #expect(EmojiGroup(gemojiCategory: name) == nil)
  }
}
