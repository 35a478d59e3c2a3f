import Testing

@testable import AlmanacGenerator

/// The names of CurrencyText as aliases.
@Suite struct AliasSetTests {
  private static let currencies = """
    [{"code": "EUR", "name": "Euro"}, {"code": "GBP", "name": "Pound", "aliases": ["poundSterling", "quid"]},
     {"code": "USD", "name": "US Dollar"}]
    """

  /// The aliases of each entry, by code.
  private func aliases(_ files: [String: String]) throws -> [String: [String]] {
    let reading = try Reading(files)
    #expect(!reading.diagnostics.contains { $0.severity == .error }, "\(reading.diagnostics)")
    let currencies = reading.atlas.currencies?.entries.map { ($0.code, $0.aliases.map(\.value)) } ?? []
    let locales = reading.atlas.locales?.entries.map { ($0.code, $0.aliases.map(\.value)) } ?? []
    return Dictionary(uniqueKeysWithValues: currencies + locales)
  }

  private func aliases(ofCurrencies settings: String) throws -> [String: [String]] {
    try aliases(["currencies.json": Self.currencies, "almanac.json": "{ currencies: { \(settings) } }"])
  }

  private func aliases(ofLocales identifiers: String...) throws -> [String: [String]] {
    let entries = identifiers.map { "{\"identifier\": \"\($0)\", \"name\": \"\($0)\"}" }.joined(separator: ",")
    let settings = "{ locales: { aliases: 'currencytext', cases: 'code' } }"
    return try aliases(["locales.json": "[\(entries)]", "almanac.json": settings])
  }

  @Test func namesTheCodesThatTheTargetHas() throws {
    let expected = ["EUR": [], "GBP": ["poundSterling", "quid"], "USD": ["dollar"]]
    #expect(try aliases(ofCurrencies: "aliases: 'currencytext'") == expected)
    #expect(try aliases(ofCurrencies: "aliases: ['currencytext']") == expected)
    #expect(try aliases(ofCurrencies: "aliases: []")["USD"] == [])
    // An alias that equals the case has no effect.
    #expect(try aliases(ofCurrencies: "aliases: 'currencytext', cases: 'code'")["EUR"] == ["euro"])
    #expect(try aliases(ofCurrencies: "aliases: 'currencytext', exclude: ['USD']")["USD"] == nil)
  }

  @Test func addsToOtherAliases() throws {
    let own = try aliases(ofCurrencies: "aliases: ['currencytext', { USD: ['buck'] }]")
    #expect(own == ["EUR": [], "GBP": ["poundSterling", "quid"], "USD": ["buck", "dollar"]])
    #expect(try aliases(ofCurrencies: "aliases: [{ USD: ['buck'] }, 'currencytext']") == own)
  }

  /// A set never takes a name from something else, whatever the order.
  @Test func givesWay() throws {
    let first = try aliases(ofCurrencies: "aliases: ['currencytext', { EUR: ['dollar'] }]")
    #expect(first == ["EUR": ["dollar"], "GBP": ["poundSterling", "quid"], "USD": []])
    let last = try aliases(ofCurrencies: "aliases: ['currencytext', { USD: ['euro'] }], cases: 'code'")
    #expect(last == ["EUR": [], "GBP": ["poundSterling", "quid"], "USD": ["dollar", "euro"]])
    let named = try aliases(ofCurrencies: "aliases: 'currencytext', names: { EUR: 'Dollar' }")
    #expect(named == ["EUR": ["euro"], "GBP": ["poundSterling", "quid"], "USD": []])
  }

  /// Two currencies have one name. The case keeps it, and the code compiles.
  @Test func givesWayToTheCaseInUse() throws {
    let iso = #"{"4217": [{"alpha_3": "SLE", "name": "Leone"}, {"alpha_3": "SLL", "name": "Leone"}]}"#
    let generated = try Generated([
      "currencies.json": iso, "almanac.json": "{ currencies: { aliases: 'currencytext' } }",
    ])
    #expect(generated.cases("Currency") == ["leone", "leoneSLL"])
    #expect(generated.problems == ["warning data-outdated 1", "warning case-renamed 1"])
    #expect(!generated.text("Currency").contains("static var leone"))
  }

  @Test func findsOtherSpellingsOfIdentifiers() throws {
    #expect(try aliases(ofLocales: "zh-Hans-CN")["zh_Hans_CN"] == ["chineseChina"])
    #expect(try aliases(ofLocales: "zh_CN")["zh_CN"] == ["chineseChina"])
    #expect(try aliases(ofLocales: "zh_CN", "zh_Hans_CN")["zh_CN"] == [])
    let others = try aliases(ofLocales: "ff_Latn_SN", "en_US_POSIX")
    #expect(others["ff_Latn_SN"] == ["fulahSenegal"] && others["en_US_POSIX"] == ["englishUnitedStatesComputer"])
    #expect(others["current"] == [] && others["currentAutoUpdating"] == [])
    // Without its script, the identifier means another locale.
    #expect(try aliases(ofLocales: "uz")["uz"] == ["uzbekLatin"])
  }

  @Test(arguments: AliasSet.sections)
  func hasNamesForCodes(kind: SectionKind) throws {
    let aliases = try AliasSet.currencytext.aliases(of: kind)
    #expect(aliases.count == (kind == .currencies ? 162 : 715))
    #expect(Set(aliases.map(\.name.value)).count == aliases.count)
    #expect(aliases.allSatisfy { SwiftIdentifier.isIdentifier($0.name.value) })
    #expect(SwiftIdentifier.reserved.isDisjoint(with: aliases.map(\.name.value)))
    let isCode = { (code: String) in
      kind == .currencies ? code.isCurrencyCode : LanguageTag(code)?.parts.joined(separator: "_") == code
    }
    #expect(aliases.allSatisfy { !$0.codes.isEmpty && $0.codes.allSatisfy(isCode) })
  }

  @Test(arguments: [
    ("'currencytex'", "error config-value 1", "did you mean 'currencytext'?"),
    ("'iso'", "error config-value 1", "write 'currencytext', or an object"),
    ("['currencytext', 'currencytext']", "error config-value 1", "duplicate alias set"),
    ("[{ USD: [] }, { USD: [] }]", "error config-value 1", "write all aliases there"),
    ("[['currencytext']]", "error config-type 1", "must be an object, not an array"),
    ("1", "error config-type 1", "must be an object, not a number"),
    ("['currencytext', { EUT: ['euros'] }]", "error entry-unknown 1", "did you mean 'EUR'?"),
  ])
  func reportsWhatIsNotASet(aliases: String, problem: String, advice: String) throws {
    let settings = "{ currencies: { aliases: \(aliases) } }"
    let reading = try Reading(["currencies.json": Self.currencies, "almanac.json": settings])
    #expect(reading.problems == [problem] && reading.diagnostics[0].message.contains(advice))
  }

  @Test(arguments: Set(SectionKind.allCases).subtracting(AliasSet.sections))
  func saysWhereItCanBeUsed(kind: SectionKind) throws {
    let problems = Problems()
    let settings = "{\n  \(kind.rawValue): {\n    aliases: 'currencytext' } }"
    _ = Settings.read(SourceText(path: "almanac.json", bytes: Array(settings.utf8)), problems)
    let diagnostic = try #require(problems.sorted(isStrict: false).first)
    #expect(diagnostic.rule == .configValue && diagnostic.location.text == "almanac.json:3:14")
    #expect(diagnostic.message.contains("only for 'currencies' and 'locales'"))
  }
}

extension AliasSet {
  /// The aliases that Almanac ships for a section.
  fileprivate func aliases(of kind: SectionKind) throws -> [Alias] {
    let path = AlmanacFolder.repository.world.folder.path(of: fileName)
    let location = SourceLocation(path: path)
    let text = try FileContents.text(path, atMost: FileContents.largestDataFile, namedAt: location)
    return Self.aliases(of: kind, in: try DataFile.parse(text), namedAt: location)
  }
}
