import Almanac
import Testing

/// The members that a generated enum of languages gets from the library.
@Suite struct LanguageEnumTests {
  enum Language: LanguageEnum {
    typealias ID = String
    typealias RawValue = String

    case arabic, german, klingon

    static var _codes: _CodeTable { _CodeTable("ar de tlh", width: 3) }
    static var _factTable: _TextTable {
      _TextTable(
        "####1###5###8###=###D###H###H###M###M###M###M###M###العربيةArabrtleg saDeutschLatnat de",
        rows: 3,
        columns: 4
      )
    }
    static var _nameTable: _TextTable {
      _TextTable("####%###'###-###2###8###8###8###8###enfrArabicarabeGerman", rows: 4, columns: 2)
    }
    static var _searchTable: _TextTable {
      _TextTable("####9###H###Q###=ar;<arabic; arabe; ar=de;<german; de=tlh;<tlh", rows: 3, columns: 1)
    }
  }

  @Test func readsFacts() {
    #expect(Language.allCases.map(\.rawValue) == ["ar", "de", "tlh"])
    #expect(Language(rawValue: "de") == .german)
    #expect(Language.allCases.map(\.nativeName) == ["العربية", "Deutsch", nil])
    #expect(Language.allCases.map(\.script) == ["Arab", "Latn", nil])
    #expect(Language.allCases.map(\.isRightToLeft) == [true, false, false])
    #expect(Language.allCases.map(\.countryCodes) == [["eg", "sa"], ["at", "de"], []])
  }

  @Test func isNamedInLanguages() {
    #expect(Language.allCases.map(\.name) == ["Arabic", "German", "tlh"])
    #expect(
      Language.allCases.map { $0.withName { String(decoding: $0, as: UTF8.self) } } == ["Arabic", "German", "tlh"]
    )
    #expect(Language.arabic.name(in: "fr_CA") == "arabe")
    #expect(Language.german.name(in: "fr") == nil)
    #expect(Language.german.name(in: "en-GB") == "German")
    #expect(Language.german.name(in: "de") == nil)
  }

  @Test(arguments: [
    ("AR", [Language.arabic]), ("arabe", [.arabic]), ("d", [.german]), ("GER", [.german]), ("rman", []), ("!", []),
    (" ", [.arabic, .german, .klingon]),
  ])
  func isFoundByCodesAndNames(query: String, languages: [Language]) {
    #expect(Language.search(query) == languages)
  }
}

@Suite struct LocaleEnumTests {
  enum Place: LocaleEnum {
    typealias ID = String
    typealias RawValue = String

    case autoUpdating, de, zhHantTW

    static var _codes: _CodeTable { _CodeTable("autoUpdatingde          zh_Hant_TW  ", width: 12) }
    static var _factTable: _TextTable { _TextTable("########################################", rows: 3, columns: 3) }
    static var _searchTable: _TextTable { _factTable }
  }

  @Test func knowsTheLanguage() {
    #expect(Place.allCases.map(\.languageCode) == [nil, "de", "zh"])
  }
}
