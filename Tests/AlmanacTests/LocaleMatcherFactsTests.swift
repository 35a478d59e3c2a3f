import Testing

@testable import Almanac

/// The facts of ICU's and CLDR's test data for locale matching, `localeMatcherTest.txt`, without its other modes, its
/// variants of pseudo locales, and its combined locales. A `-` means that none suits: the reader gets the default.
@Suite struct LocaleMatcherFactsTests {
  private typealias Supported = LanguageMatchingTests.Supported

  /// On each line the locales of a list, then what readers prefer and which one they get.
  private static let facts = """
    es-419 es-ES | es-AR > es-419
    es-419 es | es-AR > es-419 | es-MX > es-419 | es-SG > es
    es-MX es | es-AR > es-MX
    en-GB en | en-AU > en-GB | en-GB > en-GB | en-US > en | fr > - | ja > - | en-CA > en-GB
    en-NZ en-US | en-AU > en-NZ
    en-NZ en | en-AU > en-NZ
    pt-PT pt-BR | pt-AO > pt-PT
    pt-PT pt | pt-AO > pt-PT | pt-ES > pt-PT
    zh-MO zh-TW | zh-HK > zh-MO
    zh-MO zh-CN | zh-HK > zh-MO
    zh-MO zh | zh-HK > zh-MO
    zh-CN zh-TW iw | zh-Hant-TW > zh-TW | zh-Hant > zh-TW | zh-TW > zh-TW | zh-Hans-CN > zh-CN | zh-CN > zh-CN
    zh-CN zh-TW iw | zh > zh-CN | zh-Hant-HK > zh-TW | he-IT > iw
    fr en en-GB es-419 es-MX es | en-NZ > en-GB | es-ES > es | es-AR > es-419 | es-MX > es-MX
    en hi | sa > hi
    fr en-GB en | en-GB > en-GB | en > en | fr > fr | ja > - | en-US > en | fr-FR > fr | en-CA > en-GB | fr-CA en-CA > fr
    en fil ro nn | tl > fil | mo > ro | nb > nn | ja > -
    en en-GB es es-419 | es-MX > es-419 | en-AU > en-GB | es-ES > es
    en en-GB es-ES es-419 | es-MX > es-419 | en-AU > en-GB | es-PT > es-ES
    zh zh-TW zh-MO | zh-HK > zh-MO
    zh zh-TW zh-HK | zh-MO > zh-HK
    zh zh-Hant | und-TW > zh-Hant
    it fr zh | und-FR > fr | und-CN > zh | und-Hans > zh | und-Hant > zh | und-Latn > -
    fr en-Latn-US | en-GB-oed > en-Latn-US
    fr en-GB ja es-ES es-MX | ja de > ja | de en-US > en-GB | de zh > - | ja-JP en-GB > ja | ja-Jpan-JP en-GB > ja
    en ja | ja-Jpan-JP en-AU > ja | ja-JP en-US > ja | ja-Jpan-JP en-US > ja
    en de fr ja | de-CH fr > de
    fr zh-Hans-CN en-US | zh-TW > zh-Hans-CN | zh-Hant > zh-Hans-CN | zh-TW en > en-US | zh-Hant-CN en > en-US
    fr zh-Hans-CN en-US | zh-Hans en > zh-Hans-CN
    it fr | und > -
    it en | und > - | und en > en
    es-AR es | es-MX > es-AR
    de-AT de-DE de-CH | de > de-DE
    nl | af > nl
    af | nl > -
    en-GB en de fr ja | de-CH fr > de | en-US ar nl de ja > en
    pt-PT pt-BR es es-419 | pt-PT es pt > pt-PT | pt es-419 pt-PT > pt-BR | pt-US pt-PT > pt-BR
    pt-PT pt es es-419 | pt-PT es pt > pt-PT | pt es-419 pt-PT > pt | pt-US pt-PT pt > pt | pt-US pt-PT > pt
    pt-BR es es-419 | pt es-419 pt-PT > pt-BR | pt-PT es pt > pt-BR
    fr en sv | en-GB > en | en-GB sv > en
    en sv | sv > sv | en-GB sv > en
    en-NZ en-IT | en-US > en-NZ
    es es-MA es-MX es-419 | es-AR > es-419 | es-EA > es
    es es-MA es-MX | es-AR > es-MX
    es-MA es-MX es-419 | es-EA > es-MA
    en en-GU en-IN en-GB | en-ZA > en-GB | en-VI > en
    en en-GU en-IN | en-ZA > en-IN
    en-GU en-IN en-GB | en-VI > en-GU
    ru fr | zh pl > - | zh-Cyrl pl > -
    hr en-Cyrl | sr > -
    da ru hr | sr > -
    fr zh-Hant en | zh en > en
    zh-Hant zh-TW | zh-HK > zh-Hant
    sr | sr-ME > sr | bs > - | sr-Latn > sr
    sr-ME | sr > sr-ME
    sr-Latn | bs > - | sr > sr-Latn
    bs | sr-Latn > - | sr > -
    en fr-CA | en-US fr-CA > en | fr-FR > fr-CA
    de en fr | hi > - | fr > fr
    es es-MX | es-001 > es | ca > - | gl-ES > es | es > es | es-MX > es-MX | es-002 > es | es-003 > es-MX | es-005 > es-MX
    es es-MX | es-019 > es-MX | es-029 > es-MX | es-419 > es-MX | es-142 > es | es-150 > es | es-AD > es | es-AR > es-MX
    es es-MX | es-BZ > es-MX | es-CA > es-MX | es-CU > es-MX | es-GI > es | es-GQ > es | es-PH > es | es-PR > es-MX
    es es-MX | es-BO > es-MX | es-CL > es-MX | es-CO > es-MX | es-CR > es-MX | es-DO > es-MX | es-EC > es-MX | es-US > es-MX
    es es-MX | es-ES > es | es-GT > es-MX | es-HN > es-MX | es-NI > es-MX | es-PA > es-MX | es-PE > es-MX | es-PY > es-MX
    es es-MX | es-SV > es-MX | es-UY > es-MX | es-VE > es-MX
    es es-419 es-MX | es-001 > es | ca > - | gl-ES > es | es > es | es-419 > es-419 | es-002 > es | es-003 > es-419
    es es-419 es-MX | es-005 > es-419 | es-019 > es-419 | es-029 > es-419 | es-142 > es | es-150 > es | es-AD > es
    es es-419 es-MX | es-AR > es-419 | es-BO > es-419 | es-BZ > es-419 | es-CA > es-419 | es-CL > es-419 | es-CO > es-419
    es es-419 es-MX | es-CR > es-419 | es-CU > es-419 | es-DO > es-419 | es-EC > es-419 | es-ES > es | es-GI > es
    es es-419 es-MX | es-GQ > es | es-GT > es-419 | es-HN > es-419 | es-MX > es-MX | es-NI > es-419 | es-PA > es-419
    es es-419 es-MX | es-PE > es-419 | es-PH > es | es-PR > es-419 | es-PY > es-419 | es-SV > es-419 | es-US > es-419
    es es-419 es-MX | es-UY > es-419 | es-VE > es-419
    en-GB en-US | ja > - | fr-CA > - | en-AU > en-GB | en-BZ > en-GB | en-CA > en-GB | en-IN > en-GB | en-IE > en-GB
    en-GB en-US | en-JM > en-GB | en-NZ > en-GB | en-PK > en-GB | en-TT > en-GB | en-ZA > en-GB | en-US > en-US | en > en-US
    en-GB en-US en en-AU | ja > - | fr-CA > - | fr > -
    en-AU ja ca | fr > -
    pl ja ca | fr > -
    en sr nl | sr-Latn > sr | sh > - | hr > - | bs > - | nl-Cyrl > -
    en sr-Latn | sr > sr-Latn | sr-Cyrl > sr-Latn | hr > -
    fil tl iw he | he-IT > iw | he > iw | iw > iw | fil-IT > fil | fil > fil | tl > fil
    en nb | nn > nb | da > nb
    en nn | da > -
    en no | da > no
    nn en-GB | no en-US > nn | nb en-US > nn
    nl he en-GB | iw en-US > he
    nl zh en-GB no | cmn en-US > zh | nb en-US > no
    nl fil en-GB | tl en-US > fil
    en ro mo ro-MD | ro > ro | mo > ro | ro-MD > ro-MD
    sr-Cyrl sr-Latn ro ro-MD | sh > sr-Latn | mo > ro
    af af-Latn af-Arab | af > af | af-ZA > af | af-Latn-ZA > af-Latn | af-Latn > af-Latn
    nl nl-NL nl-BE | nl > nl | nl-Latn > nl | nl-Latn-NL > nl-NL | nl-NL > nl-NL
    nl nl-Latn nl-NL nl-BE | nl > nl | nl-Latn > nl-Latn | nl-NL > nl-NL | nl-Latn-NL > nl-Latn
    en fr fr-CA fr-CH | fr-US > fr
    ja ja-Jpan-US ja-JP en ru | ja-Jpan ru > ja | ja-JP ru > ja-JP | ja-US ru > ja-Jpan-US
    ja ja-Jpan ja-JP en ru | ja-Jpan-JP ru > ja-Jpan | ja-Jpan ru > ja-Jpan
    en-GB nl | en nl > en-GB | en nl en-GB > en-GB
    en en-US en-GB es es-419 pt pt-BR pt-PT zh zh-Hant zh-Hant-HK | en-150 > en-GB | en-AU > en-GB | en-BE > en-GB
    en en-US en-GB es es-419 pt pt-BR pt-PT zh zh-Hant zh-Hant-HK | en-GG > en-GB | en-GI > en-GB | en-HK > en-GB
    en en-US en-GB es es-419 pt pt-BR pt-PT zh zh-Hant zh-Hant-HK | en-IE > en-GB | en-IM > en-GB | en-IN > en-GB
    en en-US en-GB es es-419 pt pt-BR pt-PT zh zh-Hant zh-Hant-HK | en-JE > en-GB | en-MT > en-GB | en-NZ > en-GB
    en en-US en-GB es es-419 pt pt-BR pt-PT zh zh-Hant zh-Hant-HK | en-PK > en-GB | en-SG > en-GB | en-DE > en-GB
    en en-US en-GB es es-419 pt pt-BR pt-PT zh zh-Hant zh-Hant-HK | es-AR > es-419 | es-BO > es-419 | es-CL > es-419
    en en-US en-GB es es-419 pt pt-BR pt-PT zh zh-Hant zh-Hant-HK | es-MX > es-419 | es-PT > es | es-US > es-419
    en en-US en-GB es es-419 pt pt-BR pt-PT zh zh-Hant zh-Hant-HK | pt-AO > pt-PT | pt-CV > pt-PT | pt-GW > pt-PT
    en en-US en-GB es es-419 pt pt-BR pt-PT zh zh-Hant zh-Hant-HK | pt-MO > pt-PT | pt-MZ > pt-PT | pt-TL > pt-PT
    de | fr > -
    es-419 | es-MX > es-419
    zh | zh-TW > zh
    fr-FR fr fr-CA en | fr > fr
    en fr fr-CA | fr-FR > fr
    fr-CA fr-FR | fr > fr-FR | fr-SN > fr-CA
    en fr-FR | fr > fr-FR
    de en it | fr > -
    iw en | iw-Latn > -
    iw no | ru > -
    en uk | ru > -
    zh-TW en | zh-CN > zh-TW
    ja | ru > -
    """

  /// What readers get instead of what the test data says, with the reasons.
  private static let exceptions = """
    # CLDR 48 is newer than the test data. Canada's English is among those near to American English, readers of Catalan
    # read Spanish, those of Afrikaans English, and Nynorsk is farther from Bokmål than any English from another.
    en-GB en | en-CA > en
    fr en-GB en | en-CA > en
    en-GB en-US | en-CA > en-US
    es es-MX | ca > es
    es es-419 es-MX | ca > es
    nl | af > -
    nn en-GB | no en-US > en-GB
    nn en-GB | nb en-US > en-GB
    # A reader of traditional Chinese never gets simplified Chinese, nor the other way round.
    fr zh-Hans-CN en-US | zh-TW > -
    fr zh-Hans-CN en-US | zh-Hant > -
    zh | zh-TW > -
    zh-TW en | zh-CN > -
    # A tag without a language says nothing about what its reader knows.
    zh zh-Hant | und-TW > -
    it fr zh | und-FR > -
    it fr zh | und-CN > -
    it fr zh | und-Hans > -
    it fr zh | und-Hant > -
    # `sh` is Serbian in Latin letters, whose readers also read Cyrillic ones.
    en sr nl | sh > sr
    # Codes that CLDR replaces stand for the new ones. The generator warns of them in a list of locales.
    zh-CN zh-TW iw | he-IT > -
    fil tl iw he | he-IT > he
    fil tl iw he | he > he
    fil tl iw he | iw > he
    # Of several at the same distance, it is the one of the usual region, or the first by its identifier: an enum has no
    # order of preference.
    en-NZ en-IT | en-US > en-IT
    fr-CA fr-FR | fr-SN > fr-FR
    af af-Latn af-Arab | af-Latn-ZA > af
    nl nl-Latn nl-NL nl-BE | nl-Latn-NL > nl-NL
    ja ja-Jpan ja-JP en ru | ja-Jpan-JP ru > ja-JP
    """

  /// A fact: the locales and what a reader prefers, and which one the reader gets.
  private static func entries(of text: String) -> [(locales: [String], preferences: [String], expected: String)] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
      let parts = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
      return parts.dropFirst().map { (parts[0], Array($0.dropLast(2)), $0[$0.count - 1]) }
    }
  }

  @Test func negotiatesAsTheTestData() {
    let name = { (locales: [String], preferences: [String]) in "\(locales) | \(preferences)" }
    let exceptions = Dictionary(
      uniqueKeysWithValues: Self.entries(of: Self.exceptions).map { (name($0.locales, $0.preferences), $0.expected) }
    )
    var wrong: [String] = []
    var differing: Set<String> = []
    for fact in Self.entries(of: Self.facts) {
      Supported.of(fact.locales.map { String($0.map { $0 == "-" ? "_" : $0 }) } + ["tlh"]) {
        let found = Supported.best(for: fact.preferences, default: .klingon).rawValue
        let text = name(fact.locales, fact.preferences)
        let tag = found == "tlh" ? "-" : String(found.map { $0 == "_" ? "-" : $0 })
        if tag != exceptions[text] ?? fact.expected {
          wrong.append("\(text) > \(tag), not \(fact.expected)")
        }
        if exceptions[text] != nil, exceptions[text] != fact.expected { differing.insert(text) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    #expect(differing == Set(exceptions.keys))
  }
}
