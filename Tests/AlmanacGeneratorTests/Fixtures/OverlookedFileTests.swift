import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// Files that look like resources and are not read.
@Suite struct OverlookedFileTests {
  private static let currencies = #"[{"code": "EUR", "name": "Euro"}]"#

  /// The diagnostics of a target with empty files and PNG files at some paths.
  private func diagnostics(_ paths: [String], settings: String? = nil) throws -> [Diagnostic] {
    let folder = try TemporaryFolder(settings.map { ["almanac.json": $0] } ?? [:])
    for path in paths {
      if path.lowercased().hasSuffix(".png") {
        try folder.addFlag(path, from: "fr")
      } else {
        try folder.add(path, Data(Self.currencies.utf8))
      }
    }
    return Pipeline.check(Request(folder: folder.path)).diagnostics
  }

  @Test(arguments: [
    ("flags/fr.png", "Flags"), ("Flag/fr.png", "Flags"), ("FLAGS/Round/fr.PNG", "Flags"), ("Flaggs/fr.png", "Flags"),
    ("Countries.json", "countries.json"), ("country.json", "countries.json"), ("Contries.json", "countries.json"),
    ("countries.JSON", "countries.json"), ("countries.geojson", "countries.json"),
    ("countries.de.json", "countries.json"), ("currency.json5", "currencies.json"),
    ("locale.json", "locales.json"), ("Languages.json", "languages.json"), ("Emoji.json", "emoji.json"),
    ("emojis.json", "emoji.json"), ("Almanac.json", "almanac.json"),
    ("almanac.json5", "almanac.json"), ("almanach.json", "almanac.json"),
  ])
  func misnamedResourcesAreErrors(path: String, expected: String) throws {
    let errors = try diagnostics([path, "currencies.json"])
    #expect(errors.map(\.rule) == [.fileMisnamed] && errors.first?.severity == .error, "\(errors)")
    let name = path.prefix { $0 != "/" }
    #expect(errors.first?.location.path.hasSuffix("/\(name)") == true)
    #expect(errors.first?.message.hasPrefix("'\(name)' is not read, although it looks like '\(expected)'; ") == true)
  }

  @Test(arguments: [
    ("country.json", "rename it to 'countries.json', name it in almanac.json"),
    ("countries.csv", "name it in almanac.json"), ("currency.json", "name it in almanac.json"),
    ("almanac.json5", "rename it to 'almanac.json'"), ("almanac.csv", "remove it"),
    ("emoji.csv", "name it in almanac.json"),
    ("emoji.de.json", "add one"), ("emojis.de.json", "rename it to 'emoji.de.json', name it in almanac.json"),
  ])
  func adviceIsPossible(name: String, advice: String) throws {
    let message = try #require(try diagnostics([name, "currencies.json"]).first?.message)
    #expect(message.hasSuffix("; \(advice), or add it to 'ignore' in almanac.json"), "\(message)")
  }

  /// Valid resources do not hide them, and one run reports all.
  @Test func allOfThemAreReported() throws {
    let errors = try diagnostics([
      "Flags/fr.png", "Flags/xx.png", "currencies.json", "Currencies.json", "Emoji.de.json",
    ])
    #expect(errors.map(\.rule) == [.fileMisnamed, .fileMisnamed])
    #expect(errors.map { $0.location.path.split(separator: "/").last } == ["Currencies.json", "Emoji.de.json"])
  }

  /// They add to the list of emoji, which can be Almanac's.
  @Test func wordsOfEmojiNeedAList() throws {
    #expect(try diagnostics(["emoji.de.json"]).map(\.rule) != [.fileMisnamed])
    let errors = try diagnostics(["emoji.de.json", "currencies.json"])
    #expect(errors.map(\.rule) == [.fileMisnamed], "\(errors)")
  }

  @Test func wordsOfEmojiKeepTheirLanguage() throws {
    let folder = try TemporaryFolder([
      "emoji.json": ##"[{"character": "👋", "name": "wave", "category": "People & Body"}]"##,
      "emojis.de.json": "[]",
    ])
    let errors = Pipeline.check(Request(folder: folder.path)).diagnostics
    #expect(errors.first?.message.contains("it looks like 'emoji.de.json'") == true, "\(errors)")
  }

  @Test(arguments: [
    "Country.swift", "Flags.swift", "Flag/Flag.swift", "Language/a.json", "config.json", "settings.json",
    "package.json",
    ".countries.json", "countries.txt", "countries.json.bak", "message.json", "a.b.c.json",
    "countries.schema.json", "locales.cldr.json",
  ])
  func otherFilesAreNot(path: String) throws {
    #expect(try diagnostics([path, "currencies.json"]).isEmpty)
  }

  /// A target without resources gets Almanac's lists.
  @Test func theWorldDoesNotHideThem() throws {
    #expect(try diagnostics(["Countries.json", "Country.swift", "Flag/Flag.swift"]).map(\.rule) == [.fileMisnamed])
  }

  @Test(arguments: [
    "{ currencies: { data: 'currency.json' } }", "{ currencies: { data: ['./currency.json'] } }",
  ])
  func thoseThatTheSettingsNameAreNot(settings: String) throws {
    #expect(try diagnostics(["currency.json", "Other/a.txt"], settings: settings).isEmpty)
  }

  @Test(arguments: ["{ ignore: 'currency.json' }", "{ ignore: ['./currency.json', 'Other'] }"])
  func thoseThatTheSettingsIgnoreAreNot(settings: String) throws {
    #expect(try diagnostics(["currency.json", "Other/a.txt", "currencies.json"], settings: settings).isEmpty)
  }

  @Test func aFolderInTheSettingsIsNot() throws {
    #expect(try diagnostics(["flags/fr.png", "flags/xx.png"], settings: "{ countries: { flags: 'flags' } }").isEmpty)
    #expect(try diagnostics(["flags/a/xx.png"], settings: "{ countries: { flags: 'flags/a' } }").isEmpty)
    #expect(try diagnostics(["flags/fr.png", "currencies.json"], settings: "{ ignore: 'flags/' }").isEmpty)
  }

  @Test func ignoredFilesAreNotRead() throws {
    let folder = try TemporaryFolder(["almanac.json": "{ ignore: ['emoji.json', 'Flags'] }", "emoji.json": "[1]"])
    try folder.addFlag("Flags/Nonsense.png", from: "fr")
    try folder.add("currencies.json", Data(Self.currencies.utf8))
    let generated = Generated(folder)
    #expect(generated.problems == [] && generated.files.keys.sorted() == ["Currency"])
  }

  @Test func ignoredFilesMustExist() throws {
    let errors = try diagnostics(["currencies.json"], settings: "{\n  ignore: ['country.json'] }")
    #expect(errors.map(\.summary) == ["error config-path 2"])
    #expect(errors.first?.message == "the target's folder does not contain 'country.json'; remove it from 'ignore'")
    #expect(try diagnostics(["currencies.json"], settings: "{ ignore: ['/dev/zero', '..', '.'] }").count == 3)
    #expect(try diagnostics(["currencies.json"], settings: "{ ignore: [''] }").map(\.rule) == [.configValue])
  }

  @Test(arguments: [
    ["us.png"], ["Images/fr.png", "Images/other.png"], ["Resources/Round/FR.PNG", "Resources/Round/de.png"],
    ["Assets.xcassets/fr.imageset/fr.png", "Assets.xcassets/de.imageset/de.png"],
  ])
  func flagsElsewhereAreAWarning(paths: [String]) throws {
    let warnings = try diagnostics(paths + ["currencies.json"])
    #expect(warnings.map(\.summary) == ["warning flag-misplaced 1"], "\(warnings)")
    #expect(warnings.first?.message.contains("; move them to '") == true)
    #expect(warnings.first?.message.contains("/Flags', or add their folder to 'countries.flags'") == true)
  }

  @Test(arguments: [
    ["Icons/no.png", "Icons/yes.png", "Icons/maybe.png"], ["Images/logo.png"], [".build/fr.png"], ["Flags/xx.png"],
  ])
  func otherImagesAreNot(paths: [String]) throws {
    #expect(try diagnostics(paths + ["currencies.json"]).isEmpty)
  }

  @Test func imagesThatTheSettingsIgnoreAreNot() throws {
    #expect(try diagnostics(["Art/fr.png", "currencies.json"], settings: "{ ignore: ['Art'] }").isEmpty)
  }

  @Test func linksInCirclesEnd() throws {
    let folder = try TemporaryFolder(["currencies.json": Self.currencies])
    try folder.addFlag("flags/a/fr.png")
    for name in ["flags/a/b", "c"] { try #require(symlink(folder.path, folder.path(of: name)) == 0) }
    #expect(Pipeline.check(Request(folder: folder.path)).diagnostics.map(\.rule) == [.fileMisnamed])
  }
}
