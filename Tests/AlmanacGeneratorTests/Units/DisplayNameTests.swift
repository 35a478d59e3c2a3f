import Testing

@testable import AlmanacGenerator

/// How display names become the names of cases.
@Suite struct DisplayNameTests {
  @Test(arguments: [
    (["Euro"], "euro"), (["US Dollar"], "usDollar"), (["UAE Dirham"], "uaeDirham"),
    (["CFA Franc BCEAO"], "cfaFrancBCEAO"),
    (["Bolívar"], "bolívar"), (["Afghan Afghani (1927–2002)"], "afghanAfghani"), (["Pa’anga"], "paAnga"),
    (["São Tomé & Príncipe Dobra"], "sãoToméAndPríncipeDobra"), (["Yuan Renminbi"], "yuanRenminbi"),
    (["English", "United States"], "englishUnitedStates"), (["French", "Côte d’Ivoire"], "frenchCôteDIvoire"),
    (["Bosnian", "Cyrillic"], "bosnianCyrillic"), (["Chinese", "Traditional", "Taiwan"], "chineseTraditionalTaiwan"),
    (["Burmese", "Myanmar (Burma)"], "burmeseMyanmar"), (["mhn", "Italy"], "mhnItaly"), (["日本語"], "日本語"),
    (["in"], "in"),
  ])
  func giveCases(names: [String], identifier: String) {
    #expect(SwiftIdentifier.caseName(forNames: names) == identifier)
  }

  /// For the compiler, "é" and "e\u{301}" are different identifiers.
  @Test(arguments: [
    (["Boli\u{301}var"], "bolívar"), (["e\u{301}toile"], "étoile"), (["Pays", "e\u{301}loigne\u{301}"], "paysÉloigné"),
    (["A\u{30A}land"], "åland"), (["Vie\u{323}\u{302}t"], "việt"), (["\u{1112}\u{1161}\u{11AB}"], "한"),
    (["\u{212B}ngstro\u{308}m"], "ångström"), (["Ⓐ"], "a"), (["\u{FDFC}"], "ریال"), (["Côte d’Ivoire"], "côteDIvoire"),
    (["अफ़्रीका"], "अफ़्रीका"), (["چینی ساده\u{200C}شده"], "چینیسادهشده"), (["ශ්\u{200D}රී ලංකාව"], "ශ්රීලංකාව"),
    (["\u{200C}Ivory\u{200D} Coast\u{200C}"], "ivoryCoast"),
  ])
  func giveComposedCases(names: [String], identifier: String) {
    let name = SwiftIdentifier.caseName(forNames: names)
    #expect(name.map { Array($0.unicodeScalars) } == Array(identifier.unicodeScalars))
  }

  @Test(arguments: [[""], ["  "], ["(none)"], ["1st Coin"], ["$"], ["½ Coin"], ["☎"], []])
  func giveNone(names: [String]) {
    #expect(SwiftIdentifier.caseName(forNames: names) == nil)
  }

  @Test(arguments: [
    ("en", "en"), ("en-US", "en_US"), ("en_us", "en_US"), ("ZH-hant-tw", "zh_Hant_TW"), ("es-419", "es_419"),
    ("be-tarask", "be_tarask"), ("ca-ES-valencia", "ca_ES_valencia"), ("de_1996", "de_1996"), ("yue-Hans", "yue_Hans"),
  ])
  func identifiersAreMended(text: String, identifier: String) {
    #expect(LanguageTag(text)?.parts.joined(separator: "_") == identifier)
  }

  @Test(arguments: [
    "", "e", "engl", "english", "en-", "-US", "en__US", "en-U", "en-USA", "en-Latin", "en_US_x", "en-42", "1",
  ])
  func otherTextsAreNoIdentifiers(text: String) {
    #expect(LanguageTag(text) == nil)
  }
}
