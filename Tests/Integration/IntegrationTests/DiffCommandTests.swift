import Foundation
import TestSupport
import Testing

/// Compares versions of resources with the executable.
@Suite(.runsCommands) struct DiffCommandTests {
  @Test func listsWhatDiffers() throws {
    let folder = try TemporaryFolder()
    try add("Old", to: folder)
    try add("New", to: folder) { name, text in
      switch name {
      case "countries.json":
        text.replacing(#""capital": "Bern""#, with: #""capital": "Berne""#).replacing(
          #", "timeZones""#,
          with: #","x":0"#
        )
        .replacing(#","x":0: ["Europe/Zurich"]"#, with: "")
        .replacing("\n]", with: ",\n  {\"code\": \"LI\", \"name\": \"Liechtenstein\", \"currencies\": [\"CHF\"]}\n]")
      case "locales.json": text.replacing("French (Sw", with: "Romand (Sw")
      case "languages.json":
        text.replacing(#"  {"code": "it", "name": "Italian", "nativeName": "italiano"},\#n"#, with: "")
      case "currencies.json": text.replacing(#""CHF", "minorUnits": 2"#, with: #""Fr.", "minorUnits": 3"#)
      case "emoji.json": text.replacing("grinning face", with: "big grin")
      default: text
      }
    }
    try folder.addFlag("New/Flags/ch.png")
    let result = try almanac("diff", "Old", "New", in: folder.url)
    let old = try Data(contentsOf: folder.file("Old/Flags/ch.png")).count
    let new = try Data(contentsOf: folder.file("New/Flags/ch.png")).count
    #expect(result.status == 1)
    #expect(
      result.output == """
        changed Country.ch (New/countries.json:2:12)
          flag: 128 × 128 pixels → 64 × 64 pixels
          capital: Bern → Berne
          time zones: Europe/Zurich → nothing
          flag image: \(old) bytes → \(new) bytes
        added Country.li (New/countries.json:4:12)
        changed Currency.swissFranc (New/currencies.json:2:12)
          symbol: CHF → Fr.
          minor units: 2 → 3
          country: +li
        renamed CurrencyLocale.frenchSwitzerland to CurrencyLocale.romandSwitzerland, source-breaking (New/locales.json:3:18)
          name: French (Switzerland) → Romand (Switzerland)
        removed Language.italian, source-breaking (Old/languages.json:4:12)
        changed Emoji 😀 (New/emoji.json:2:17)
          name: grinning face → big grin
        old Old: 9 files, 1 country, 2 subdivisions, 1 currency, 2 locales, 4 languages, 2 emoji
        new New: 9 files, 2 countries, 2 subdivisions, 1 currency, 2 locales, 3 languages, 2 emoji
        1 added, 1 removed, 1 renamed, 3 changed, 2 source-breaking

        """
    )
    let same = try almanac("diff", "Old", "./Old", in: folder.url)
    #expect(same.status == 0 && same.output.hasSuffix("\nno differences\n"), "\(same.output)")
    let data = try almanac("diff", "Old", "Old", "--format", "json", in: folder.url)
    #expect(data.status == 0 && data.output == "{\n  \"changes\" : [\n\n  ],\n  \"problems\" : [\n\n  ]\n}\n")
  }

  /// A name that compiled has to stand for the same entry. An alias keeps it.
  @Test func knowsWhatBreaksSources() throws {
    let folder = try TemporaryFolder()
    let euro = #"{"code": "EUR", "name": "Euro", "aliases": ["single"]}"#
    let leone = #"{"code": "SLL", "name": "Leone"}"#
    try folder.add("Old/currencies.json", Data("[\(euro), \(leone)]".utf8))
    let versions = [
      (#"[{"code": "EUR", "name": "Ecu", "aliases": ["euro", "single"]}, \#(leone)]"#, false, "renamed"),
      (#"[{"code": "EUR", "name": "Euro"}, \#(leone)]"#, true, "changed"),
      (#"[\#(euro), {"code": "SLE", "name": "Leone"}]"#, false, "changed"),
      (#"[\#(euro), {"code": "SLL", "name": "Old leone"}, {"code": "SLE", "name": "Leone"}]"#, true, "renamed"),
      (#"[\#(euro)]"#, true, "removed"),
      ("[\(euro), \(leone), {\"code\": \"CHF\", \"name\": \"Franc\"}]", false, "added"),
    ]
    for (index, (list, isBreaking, kind)) in versions.enumerated() {
      try folder.add("New\(index)/currencies.json", Data(list.utf8))
      let changes = try compare("Old", "New\(index)", in: folder)
      let change = try #require(changes.first { $0["change"] as? String == kind }, "\(list): \(changes)")
      #expect(changes.contains { $0["isSourceBreaking"] as? Bool == true } == isBreaking, "\(list)")
      #expect(change["isSourceBreaking"] as? Bool == isBreaking, "\(list)")
      let breaking = try almanac("diff", "Old", "New\(index)", "--source-breaking", in: folder.url)
      #expect(breaking.status == (isBreaking ? 1 : 0), "\(list)")
      #expect(breaking.output.contains(", source-breaking (") == isBreaking, "\(breaking.output)")
    }
  }

  @Test func reportsTypesAsAWhole() throws {
    let folder = try TemporaryFolder()
    let emoji = { (selector: String, category: String) in
      #"[{"character": "❤\#(selector)", "name": "heart", "category": "\#(category)", "shortcodes": ["heart"]}]"#
    }
    try folder.add("Old/emoji.json", Data(emoji("", "Symbols").utf8))
    try folder.add("Old/currencies.json", Data(#"[{"code": "EUR", "name": "Euro"}]"#.utf8))
    try folder.add("New/emoji.json", Data(emoji("\u{FE0F}", "Objects").utf8))
    try folder.add("New/languages.json", Data(#"[{"code": "de", "name": "German"}]"#.utf8))
    let changes = try compare("Old", "New", in: folder)
    let texts = changes.map { change in
      ["change", "old", "new"].compactMap { change[$0] as? String }.joined(separator: " ")
    }
    #expect(
      texts == [
        "added Language", "changed Emoji ❤ Emoji ❤\u{FE0F}", "removed Currency", "removed category Symbols",
        "added category Objects",
      ],
      "\(texts)"
    )
    try folder.add("Typed/currencies.json", Data(#"[{"code": "EUR", "name": "Euro"}]"#.utf8))
    try folder.add("Typed/emoji.json", Data(emoji("", "Symbols").utf8))
    try folder.add("Typed/almanac.json", Data(#"{ currencies: { type: "Coin" } }"#.utf8))
    let typed = try almanac("diff", "Old", "Typed", in: folder.url)
    #expect(
      typed.status == 1 && typed.output.hasPrefix("renamed Currency to Coin, source-breaking\nold "),
      "\(typed.output)"
    )
  }

  @Test func reportsWrongResourcesOfBoth() throws {
    let folder = try TemporaryFolder()
    try folder.add("Good/currencies.json", Data(#"[{"code": "EUR", "name": "Euro"}]"#.utf8))
    try folder.add("Bad/currencies.json", Data(#"[{"code": "euro", "name": "Euro"}]"#.utf8))
    for arguments in [["Good", "Bad"], ["Bad", "Good"], ["Bad", "Bad"]] {
      let result = try CommandResult.run([AlmanacExecutable.path, "diff"] + arguments, in: folder.url)
      #expect(result.status == 2 && result.output.hasPrefix("Bad/currencies.json:1:11: error: "), "\(result.output)")
      #expect(result.output.count { $0 == "[" } == 1)
      let data = try CommandResult.run(
        [AlmanacExecutable.path, "diff", "--format", "json"] + arguments,
        in: folder.url
      )
      let report = try JSONSerialization.jsonObject(with: Data(data.output.utf8)) as? [String: [[String: Any]]]
      #expect(data.status == 2 && report?["changes"]?.isEmpty == true)
      #expect(report?["problems"]?.map { $0["path"] as? String } == ["Bad/currencies.json"])
    }
    let missing = try almanac("diff", "Good", "../nowhere", in: folder.url)
    #expect(missing.status == 2 && missing.output.hasPrefix("../nowhere:1:1: error: there is no folder '../nowhere'"))
    for arguments in [[], ["Good"], ["Good", "Good", "Good"], ["Good", "Good", "--format", "sarif"]] {
      #expect(try CommandResult.run([AlmanacExecutable.path, "diff"] + arguments, in: folder.url).status == 2)
    }
  }

  /// Every string of a list can end up in the report, but only as the text of one line.
  @Test func writesHostileTextsOnOneLine() throws {
    let folder = try TemporaryFolder()
    try folder.add("Old/currencies.json", Data(#"[{"code": "EUR", "name": "Euro"}]"#.utf8))
    for (index, hostile) in HostileText.all.enumerated() {
      let target = "New\(index)/a\u{1B}[31m b"
      let list =
        #"[{"code": "EUR", "name": "Euro", "names": {"de": \#(hostile.literal)}, "symbol": \#(hostile.literal)}]"#
      try folder.add("\(target)/currencies.json", Data(list.utf8))
      let result = try almanac("diff", "Old", target, in: folder.url)
      #expect(!result.hasCrashed && result.status > 0)
      #expect(!result.output.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
      let lines = result.output.split(whereSeparator: \.isNewline)
      #expect(result.status == 2 || lines.count == 6, "\(result.output)")
      if result.status == 1 {
        let data = try compare("Old", target, in: folder)
        let facts = data.first?["facts"] as? [[String: Any]]
        #expect(hostile.text == nil || (facts?.last?["new"] as? [String])?.first?.isEmpty == false)
      }
    }
  }

  /// The world has every kind of fact.
  @Test func comparesTheWorld() throws {
    let folder = try TemporaryFolder()
    try folder.add("Old/main.swift", Data())
    try folder.add(
      "New/almanac.json",
      Data(#"{ locales: { data: "world", formats: { de_CH: { group: "·" } } } }"#.utf8)
    )
    let result = try almanac("diff", "Old", "New", in: folder.url)
    #expect(result.status == 1)
    #expect(result.output.contains("changed CurrencyLocale.germanSwitzerland"), "\(result.output.prefix(500))")
    #expect(result.output.contains("removed Country, source-breaking\n"))
    #expect(result.output.contains("\nold Old: no resources, so it gets the world that Almanac ships: 250 countries"))
  }

  private func compare(_ old: String, _ new: String, in folder: TemporaryFolder) throws -> [[String: Any]] {
    let result = try almanac("diff", old, new, "--format", "json", in: folder.url)
    #expect(result.status == 1, "\(result.output)")
    let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: [[String: Any]]]
    return try #require(report?["changes"])
  }

  /// Begins a target, and changes the texts of its lists.
  private func add(_ name: String, to folder: TemporaryFolder, _ edit: (String, String) -> String = { $1 }) throws {
    #expect(try almanac("init", name, in: folder.url).status == 0)
    for list in Repository.folders(in: folder.file(name)) where list.hasSuffix(".json") {
      let file = folder.file("\(name)/\(list)")
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(edit(list, text).utf8).write(to: file)
    }
  }
}
