import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// The lists in `World`: their form, and how they fit together.
@Suite struct WorldListTests {
  /// A list is what an import of it writes.
  @Test(arguments: ["countries", "currencies", "locales", "languages", "emoji"])
  func areCanonical(kind: String) throws {
    let path = World.folder.appendingPathComponent("\(kind).json").path
    var options = ImportedList.Options()
    options.includesHistoric = true
    let list = try #require(ImportedList.make(kind, of: [path], options))
    #expect(list.diagnostics.isEmpty)
    #expect(list.text == (try World.text("\(kind).json")))
  }

  @Test func referToEachOther() throws {
    let currencies = try World.entries("currencies.json").filter { $0.historic != true }.compactMap(\.code)
    let languages = try World.entries("languages.json").compactMap(\.code)
    for country in try World.countries() {
      #expect(Set(country.currencies ?? []).isSubset(of: currencies), "\(country.code)")
      #expect(Set(country.allLanguages).isSubset(of: languages), "\(country.code)")
    }
    let identifiers = try World.entries("locales.json").compactMap(\.identifier)
    let parts = identifiers.compactMap { LanguageTag($0) }
    #expect(parts.count == identifiers.count)
    let countries = try Set(World.countries().map(\.code))
    #expect(Set(parts.compactMap(\.region).filter { $0.count == 2 }).isSubset(of: countries))
    #expect(Set(parts.map(\.language)).isSubset(of: languages))
    let used = try Set(parts.map(\.language)).union(World.countries().flatMap(\.allLanguages))
    #expect(used == Set(languages))
  }

  @Test func nameEachCurrencyInUse() throws {
    let currencies = try World.entries("currencies.json")
    let inUse = currencies.filter { $0.historic != true }
    #expect(inUse.allSatisfy { $0.numericCode != nil })
    let codes = Set(inUse.compactMap(\.code))
    #expect(codes.isSuperset(of: ["CHE", "CLF", "BOV", "XAU", "XCG", "XDR", "XTS", "XXX", "ZWG", "SVC"]))
    #expect(codes.isDisjoint(with: ["ANG", "BGN", "CNH", "CUC", "HRK", "SLL", "ZWL", "DEM"]))
    #expect(Set(inUse.compactMap(\.numericCode)).count == inUse.count)
    let units = Dictionary(uniqueKeysWithValues: inUse.map { ($0.code ?? "", $0.minorUnits) })
    #expect(
      units["JPY"] == 0 && units["EUR"] == 2 && units["KWD"] == 3 && units["CLF"] == 4 && units["XAU"] == .some(nil)
    )
  }

  @Test(arguments: ["currencies", "languages", "emoji"], World.languages)
  func haveWordsForTheirEntriesOnly(kind: String, language: String) throws {
    let entries = try World.entries("\(kind).json").map { $0.code ?? $0.character }
    let words = try World.entries("\(kind).\(language).json")
    let listed = words.map { $0.code ?? $0.character }
    #expect(Set(listed).count == listed.count && Set(listed).isSubset(of: entries))
    #expect(listed == entries.filter(Set(listed).contains))
    #expect(words.allSatisfy { !$0.name.isEmpty && $0.name == $0.name.trimmingCharacters(in: .whitespaces) })
    // CLDR names few of the former currencies in Hindi, and few languages without a locale of their own.
    let share = ["currencies": 0.6, "languages": 0.88][kind] ?? 0.93
    #expect(Double(listed.count) > Double(entries.count) * share)
  }

  @Test func haveAllEmoji() throws {
    let emoji = try World.entries("emoji.json")
    // The fully-qualified emoji of Unicode 18 without skin tones.
    #expect(emoji.count == 1923)
    #expect(emoji.allSatisfy { $0.shortcodes?.isEmpty == false && $0.unicodeVersion != nil && $0.category != nil })
    #expect(
      emoji.contains { $0.character == "🫪" && $0.unicodeVersion == "17.0" && $0.shortcodes == ["distorted_face"] }
    )
  }

  /// A target with all lists has neither errors nor warnings, also with the former currencies.
  @Test(arguments: ["{}", "{ currencies: { historic: true } }"])
  func areATargetWithoutWarnings(settings: String) throws {
    var files = try Self.files()
    files["almanac.json"] = settings
    #expect(try Reading(files).diagnostics.isEmpty)
  }

  @Test func theReadmeNamesTheVersions() throws {
    struct Sources: Decodable {
      let date: String
      let versions: [String: String]
    }
    let sources = try JSONDecoder().decode(Sources.self, from: Data(World.text("sources.json").utf8))
    let readme = try World.text("README.md")
    for (source, name) in ["CLDR": "CLDR", "iso-codes": "iso-codes", "tzdata": "tzdata", "emoji-test.txt": "Unicode"] {
      #expect(readme.contains("\(name) \(try #require(sources.versions[source]))"))
    }
    #expect(sources.date == LegalTender.date)
  }

  /// `explain` shows the location of a fact whose source is unknown.
  @Test func nameTheSourceOfEachFact() throws {
    let folder = try TemporaryFolder(["almanac.json": "{ nameLanguages: 'de', currencies: { historic: true } }"])
    let run = Run(Request(folder: folder.path).withAllLibraries)
    let target = run.linked()
    for text in ["ch", "gbr", "DEM", "EUR", "de_CH", "zgh", "👋"] {
      let facts = try #require(Explanation.of(text, in: target, run).text).split(separator: "\n").filter {
        $0.hasPrefix("  ")
      }
      let unknown = facts.filter { $0.hasSuffix(")") && $0.contains("(\(Repository.path)") }
      #expect(facts.count > 3 && unknown.isEmpty, "\(unknown)")
    }
    let switzerland = try #require(Explanation.of("ch", in: target, run).text)
    #expect(switzerland.contains("Switzerland  (CLDR 48, main/en/territories.json)\n"))
    #expect(
      switzerland.contains("rm  (Almanac's own table, World/corrections.tsv: article 70 of the constitution")
    )
    let kosovo = try #require(Explanation.of("xk", in: target, run).text)
    #expect(kosovo.contains("XKX  (Almanac's own table, World/corrections.tsv: ISO 3166-1 leaves it to users"))
    let pickle = try #require(Explanation.of("🫝", in: target, run).text)
    #expect(pickle.contains("pickle  (Almanac's own table, World/emoji.tsv)\n"))
  }

  /// The texts of the lists, by name.
  private static func files() throws -> [String: String] {
    let names = ["countries", "currencies", "locales", "languages", "emoji"].map { "\($0).json" }
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try World.text($0)) })
  }
}
