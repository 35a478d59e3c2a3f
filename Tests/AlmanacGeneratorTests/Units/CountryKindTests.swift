import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// What the cases of countries stand for: what the data states, or what the settings and the codes say.
@Suite struct CountryKindTests {
  /// The branches of the property `kind`, in order.
  private func branches(_ generated: Generated) -> [String] {
    generated.files["Country", default: ""].split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("case .") || $0.hasPrefix("default:") }
  }

  private func generated(flags: [String], _ files: [String: String] = [:]) throws -> Generated {
    let folder = try TemporaryFolder(files)
    for flag in flags { try folder.addFlag("Flags/\(flag).png", from: "xx") }
    let generated = Generated(folder)
    #expect(!generated.diagnostics.contains { $0.severity == .error }, "\(generated.diagnostics)")
    return generated
  }

  @Test func flagsAloneHaveKinds() throws {
    let flags = try generated(flags: ["ch", "eu", "un", "xx"])
    #expect(branches(flags) == ["case .eu, .un: .organization", "case .xx: .other", "default: .country"])
    #expect(flags.files["CountryFacts"] == nil)
  }

  /// A switch over all cases must not have a branch that never runs, which is a warning.
  @Test func branchesAreThoseInUse() throws {
    #expect(branches(try generated(flags: ["xx"])) == ["case .xx: .other"])
    let all = try generated(flags: ["ch", "de"], ["almanac.json": #"{ countries: { fallback: "de" } }"#])
    #expect(branches(all) == ["default: .country"])
  }

  @Test func theFallbackIsThatOfTheSettings() throws {
    let settings = ["almanac.json": #"{ countries: { naming: "key", fallback: "globe", cases: "code" } }"#]
    let keys = try generated(flags: ["globe", "gb-eng", "gb-sct", "ch", "pirate"], settings)
    #expect(branches(keys) == ["case .gbEng, .gbSct: .subdivision", "case .globe: .other", "default: .country"])
  }

  @Test func aListStatesKinds() throws {
    let list = """
      [{"code": "CH", "name": "Switzerland"}, {"code": "NA", "name": "NATO", "kind": "organization"},
       {"code": "EU", "name": "Europe", "kind": "country"}, {"code": "XX", "name": "Nowhere", "kind": "country"},
       {"code": "AQ", "name": "Antarctica", "kind": "other"}, {"code": "SC", "name": "Scotland", "kind": "subdivision"}]
      """
    let expected = ["case .sc: .subdivision", "case .na: .organization", "case .aq: .other", "default: .country"]
    #expect(branches(try generated(flags: [], ["countries.json": list])) == expected)
    #expect(branches(try generated(flags: ["xx", "ch", "aq", "eu", "na", "sc"], ["countries.json": list])) == expected)
  }

  @Test(arguments: ["club", "Country", "", "countries"])
  func aKindIsOneOfFour(kind: String) throws {
    let list = #"[{"code": "CH", "name": "Switzerland", "kind": "\#(kind)"}]"#
    #expect(try Generated(["countries.json": list]).problems == ["error data-value 1"])
  }

  /// Without a value in the data, the kind follows from the code.
  @Test func isExplained() throws {
    let folder = try TemporaryFolder([
      "countries.json": #"[{"code": "EU", "name": "Union"}, {"code": "NA", "name": "NATO", "kind": "organization"}]"#
    ])
    let union = try #require(Explanation.of("eu", in: Request(folder: folder.path)).text)
    #expect(union.split(separator: "\n").contains("  kind  organization"), "\(union)")
    let other = try #require(Explanation.of("na", in: Request(folder: folder.path)).text)
    #expect(other.contains("kind  organization  (\(folder.path)/countries.json:1:"), "\(other)")
  }

  @Test func anImportKeepsKinds() throws {
    let list = #"[{"code": "NA", "name": "NATO", "kind": "organization"}]"#
    let folder = try TemporaryFolder(["list.text": list])
    let imported = try #require(ImportedList.make("countries", of: [folder.path(of: "list.text")]))
    #expect(imported.text?.contains(#""kind": "organization""#) == true, "\(imported)")
  }

  /// What pages count: the fallback, organizations and the locales of the device do not.
  @Test func catalogsTellOthersApart() throws {
    let folder = try TemporaryFolder(["locales.json": #"[{"identifier": "de_CH"}]"#])
    for flag in ["ch", "eu", "xx"] { try folder.addFlag("Flags/\(flag).png", from: "xx") }
    let sections = Pipeline.catalog(Request(folder: folder.path), title: "App").catalog.sections
    let counted = sections.map { section in section.entries.filter { $0.isOther == nil }.map(\.expression) }
    #expect(counted == [["Country.ch"], ["CurrencyLocale.deCH"]])
  }
}
