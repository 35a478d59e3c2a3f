import Foundation
import TestSupport
import Testing

/// Imports lists of others with the executable.
@Suite(.runsCommands) struct ImportCommandTests {
  @Test func importsEmoji() throws {
    let folder = try TemporaryFolder()
    let gemoji =
      #"[{"emoji": "👋", "description": "waving hand", "category": "people", "aliases": ["wave"], "tags": []}]"#
    let annotations = """
      {"annotations": {"identity": {"language": "de"}, "annotations": {"👋": {"default": ["Gruß"], "tts": ["Winken"]}}}}
      """
    try folder.add("gemoji.json", Data(gemoji.utf8))
    try folder.add("annotations.json", Data(annotations.utf8))
    try folder.add("broken.json", Data(#"[{"emoji": "x", "description": "", "category": "nature"}]"#.utf8))
    let list = #"{"character": "👋", "name": "waving hand", "category": "People & Body", "shortcodes": ["wave"], "#
    let result = try almanac("import", "emoji", "gemoji.json", "--output", "new/emoji.json", in: folder.url)
    #expect(result.status == 0 && result.output.isEmpty)
    #expect(try text("new/emoji.json", in: folder) == "[\n\(list)\"keywords\": [], \"supportsSkinTone\": false}\n]\n")
    // The written file is also an input, and importing it gives the same file.
    #expect(try almanac("import", "emoji", "new/emoji.json", in: folder.url).status == 0)
    #expect(try text("emoji.json", in: folder) == text("new/emoji.json", in: folder))
    let german = ["gemoji.json", "annotations.json", "--language", "de", "--output", "emoji.de.json"]
    #expect(try CommandResult.run([AlmanacExecutable.path, "import", "emoji"] + german, in: folder.url).status == 0)
    let words = #""name": "Winken", "category": "People & Body", "shortcodes": ["wave"], "keywords": ["Gruß"]"#
    #expect(try text("emoji.de.json", in: folder).contains(words))
    let before = try text("emoji.json", in: folder)
    let again = try almanac("import", "emoji", "gemoji.json", in: folder.url)
    #expect(again.status == 1 && again.output.hasPrefix("emoji.json:1:1: error: this already exists, and is not"))
    let broken = try almanac("import", "emoji", "broken.json", in: folder.url)
    #expect(broken.status == 1)
    #expect(broken.output.hasPrefix("broken.json:1:12: error: no usable emoji found"))
    #expect(broken.output.contains("broken.json:1:12: warning: skipped 1 entry that is not a Unicode emoji: 'x'"))
    #expect(try text("emoji.json", in: folder) == before)
    #expect(try almanac("import", "emoji", "gemoji.json", "--output", "emoji.json", in: folder.url).status == 0)
    #expect(try almanac("import", "emoji", "gemoji.json", "--language", "fr", in: folder.url).status == 1)
    #expect(try almanac("import", "emoji", in: folder.url).status == 2)
  }

  @Test func importsListsOfOthers() throws {
    let folder = try TemporaryFolder()
    let iso = #"{"4217": [{"alpha_3": "CHF", "name": "Swiss Franc", "numeric": "756"}]}"#
    let digits = #"{"supplemental": {"currencyData": {"fractions": {"CHF": {"_digits": "2"}}, "region": {}}}}"#
    let names =
      #"{"main": {"en": {"localeDisplayNames": {"languages": {"de": "German"}, "territories": {"CH": "Swiss"}}}}}"#
    try folder.add("rest.json", Data(#"{"cca2": "CH", "name": {"common": "Switzerland"}, "capital": ["Bern"]}"#.utf8))
    try folder.add("4217.json", Data(iso.utf8))
    try folder.add("digits.json", Data(digits.utf8))
    try folder.add("locales.cldr.json", Data(#"{"availableLocales": {"full": ["de-CH"]}}"#.utf8))
    try folder.add("names.json", Data(names.utf8))
    for call in [
      ["countries", "rest.json"], ["currencies", "4217.json", "digits.json"],
      ["locales", "locales.cldr.json", "names.json", "--output", "./locales.json"],
    ] {
      let result = try CommandResult.run([AlmanacExecutable.path, "import"] + call, in: folder.url)
      #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
    }
    let country = #"{"code": "CH", "name": "Switzerland", "capital": "Bern"}"#
    #expect(try text("countries.json", in: folder) == "[\n\(country)\n]\n")
    let currency = #"{"code": "CHF", "name": "Swiss Franc", "minorUnits": 2, "numericCode": 756}"#
    #expect(try text("currencies.json", in: folder) == "[\n\(currency)\n]\n")
    let locale = #"{"identifier": "de_CH", "name": "German (Swiss)"}"#
    #expect(try text("locales.json", in: folder) == "[\n\(locale)\n]\n")
    // They are the default files of a target.
    #expect(try almanac("validate", "--strict", in: folder.url).status == 0)
    for call in [["countries", "4217.json"], ["currencies", "rest.json"], ["locales", "digits.json"]] {
      let result = try CommandResult.run([AlmanacExecutable.path, "import"] + call, in: folder.url)
      #expect(
        result.status == 1
          && result.output.hasPrefix("\(call[1]):1:1: error: unknown format of \(call[0]); expected a list such as")
      )
    }
    #expect(try text("countries.json", in: folder) == "[\n\(country)\n]\n")
  }

  private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }
}
