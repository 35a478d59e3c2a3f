import Foundation
import TestSupport
import Testing

/// `almanac generate` in the build of another build system, which knows what the command reads and writes.
@Suite(.runsCommands) struct DependencyFileTests {
  private static let outputs = [
    "Country", "CountryFacts", "CountryFlags", "Currency", "CurrencyLocale", "Emoji", "EmojiCategory", "Language",
    "Subdivision", "Tables",
  ].map { "Out/Almanac\($0).swift" }

  /// The folders and files of the templates, which every run reads.
  private static let templates = ["Templates", "Templates/Parts"].flatMap { folder in
    let names = Repository.folders(in: Repository.root.appending(path: folder)).filter { $0.hasSuffix(".mustache") }
    return ["Almanac/\(folder)"] + names.map { "Almanac/\(folder)/\($0)" }
  }.sorted()

  /// What every target with lists or flags of its own is compared with.
  private static let outdated = "Almanac/World/outdated.json"

  /// A folder with what Almanac ships, but for the lists and flags of the world.
  private func almanac() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.add("Almanac/World/README.md", Data())
    for name in ["Templates", "World/outdated.json"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(of: "Almanac/\(name)"),
        withDestinationPath: Repository.root.appending(path: name).path
      )
    }
    return folder
  }

  private func generate(_ folder: TemporaryFolder, _ arguments: String...) throws -> CommandResult {
    let common = [AlmanacExecutable.path, "generate", "In", "--output", "Out", "--almanac", "Almanac"]
    return try CommandResult.run(common + arguments, in: folder.url)
  }

  private func text(_ folder: TemporaryFolder) throws -> String {
    try String(contentsOf: folder.url.appending(path: "Out.d"), encoding: .utf8)
  }

  /// A dependency file for inputs without special characters.
  private func rules(_ inputs: [String]) -> String {
    let inputs = Self.templates + inputs
    let rule = Self.outputs.joined(separator: " \\\n") + ":" + inputs.map { " \\\n  \($0)" }.joined()
    return ([rule] + inputs.map { "\($0):" }).map { $0 + "\n" }.joined()
  }

  @Test func listsAllThatIsRead() throws {
    let folder = try almanac()
    let settings = """
      { templates: "Own", countries: { flags: "Art.xcassets", required: "codes.txt", data: ["facts/countries.json"] },
        emoji: { data: ["world"], languages: ["de"] } }
      """
    try folder.add("In/almanac.json", Data(settings.utf8))
    try folder.add("In/facts/countries.json", Data(#"[{"code": "FR", "name": "France"}]"#.utf8))
    try folder.add("In/codes.txt", Data("fr\nxx\n".utf8))
    try folder.add("In/Own/Emoji.mustache", Data("// Nothing\n".utf8))
    try folder.add("In/Other.swift", Data())
    for name in ["fr", "xx"] {
      let images = #"{"images": [{"filename": "\#(name).png", "scale": "2x"}]}"#
      try folder.add("In/Art.xcassets/Round/\(name).imageset/Contents.json", Data(images.utf8))
      try folder.addFlag("In/Art.xcassets/Round/\(name).imageset/\(name).png")
    }
    let emoji = #"[{"character": "👋", "name": "waving hand", "category": "People & Body", "shortcodes": ["wave"]}]"#
    for name in ["emoji.json", "emoji.de.json", "countries.json"] {
      try folder.add("Almanac/World/\(name)", Data(emoji.utf8))
    }
    let orders = try Data(contentsOf: Repository.root.appending(path: "World/collation.json"))
    try folder.add("Almanac/World/collation.json", orders)
    let result = try generate(folder, "--depfile", "Out.d")
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
    let flags = ["fr", "xx"].flatMap { name in
      ["Contents.json", "\(name).png"].map { "In/Art.xcassets/Round/\(name).imageset/\($0)" }
    }
    let expected =
      ["Almanac/World"] + ["collation", "emoji.de", "emoji", "outdated"].map { "Almanac/World/\($0).json" }
      + ["In", "In/Art.xcassets", "In/Art.xcassets/Round"] + flags
      + ["In/Own", "In/Own/Emoji.mustache", "In/almanac.json", "In/codes.txt", "In/facts/countries.json"]
    #expect(try text(folder) == rules(expected))
  }

  /// A folder's date changes with its list of names. So it stands for a file that is not there yet.
  @Test func listsFoldersAndNotTheUnusedWorld() throws {
    let folder = try almanac()
    try folder.addFlag("In/Flags/xx.png")
    try folder.addFlag("Almanac/World/Flags/circle/xx.png")
    #expect(try generate(folder, "--depfile", "Out.d").status == 0)
    #expect(try text(folder) == rules([Self.outdated, "In", "In/Flags", "In/Flags/xx.png"]))
    try folder.add("In/almanac.json", Data("{}".utf8))
    #expect(try generate(folder, "--depfile", "Out.d").status == 0)
    #expect(try text(folder) == rules([Self.outdated, "In", "In/Flags", "In/Flags/xx.png", "In/almanac.json"]))
    try FileManager.default.removeItem(at: folder.url.appending(path: "In/almanac.json"))
    #expect(try generate(folder, "--depfile", "Out.d").status == 0)
    #expect(try text(folder) == rules([Self.outdated, "In", "In/Flags", "In/Flags/xx.png"]))
  }

  @Test func escapesPaths() throws {
    let folder = try almanac()
    try folder.add("In/almanac.json", Data(#"{ countries: { flags: ["a b#c:d$e\\f'&é", "50%"] } }"#.utf8))
    try folder.addFlag(#"In/a b#c:d$e\f'&é/xx.png"#)
    try folder.addFlag("In/50%/fr.png")
    #expect(try generate(folder, "--depfile", "Out.d").status == 0)
    let flags = ##"In/a\ b\#c\:d$$e\f'&é"##
    let inputs = [Self.outdated, "In", "In/50%", "In/50%/fr.png", flags, "\(flags)/xx.png", "In/almanac.json"]
    #expect(try text(folder) == rules(inputs).replacing(/\nIn\/50%.*:/, with: ""))
  }

  @Test(arguments: ["a\nb", "a\tb", "a;b", "a|b", "a=b", "a*b", "a:", #"a\"#, #"a\ b"#, ##"a\#b"##, #"a\$b"#])
  func aPathThatNoReaderUnderstandsIsAnError(name: String) throws {
    let folder = try almanac()
    try folder.addFlag("In/\(name)/xx.png")
    let flags = ["--flags", "In/\(name)"]
    let common = [AlmanacExecutable.path, "generate", "In", "--output", "Out", "--almanac", "Almanac"]
    #expect(try CommandResult.run(common + flags + ["--depfile", "Out.d"], in: folder.url).status == 1)
    #expect(Repository.folders(in: folder.url) == ["Almanac", "In"])
    #expect(try CommandResult.run(common + flags, in: folder.url).status == 0)
  }

  @Test func anErrorLeavesWhatWasWrittenBefore() throws {
    let folder = try almanac()
    try folder.addFlag("In/Flags/xx.png")
    try folder.addFlag("In/Flags/France.png")
    #expect(try generate(folder, "--depfile", "Out.d").output.hasPrefix("In/Flags/France.png:1:1: error:"))
    #expect(Repository.folders(in: folder.url) == ["Almanac", "In"])
    try folder.add("Out.d", Data("old".utf8))
    #expect(try generate(folder, "--depfile", "Out.d").status == 1)
    #expect(try text(folder) == "old")
  }

  @Test func changesNothingButItsOutputs() throws {
    let folder = try almanac()
    for name in ["xx", "fr"] { try folder.addFlag("In/Flags/\(name).png") }
    try folder.add("In/countries.json", Data(#"[{"code": "FR", "name": "France"}]"#.utf8))
    let collation = "World/collation.json"
    try folder.add("Almanac/\(collation)", Data(contentsOf: Repository.root.appending(path: collation)))
    let before = try state(folder)
    #expect(try generate(folder, "--depfile", "Out.d").status == 0)
    let after = try state(folder)
    #expect(Set(after.keys).subtracting(before.keys) == Set(Self.outputs + ["Out", "Out.d"]))
    #expect(before.allSatisfy { after[$0.key] == $0.value })
    // The second run writes the same, so nothing gets a new date.
    #expect(try generate(folder, "--depfile", "Out.d").status == 0)
    #expect(try state(folder) == after)
  }

  /// The date of each file and folder in a folder.
  private func state(_ folder: TemporaryFolder) throws -> [String: Date] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let dates = try names.map { name in
      try FileManager.default.attributesOfItem(atPath: folder.path(of: name))[.modificationDate] as? Date
    }
    return Dictionary(zip(names, dates.map { $0 ?? .distantPast })) { first, _ in first }
  }

  @Test func listsOutputsWithoutReading() throws {
    let folder = try almanac()
    // There is no folder In.
    let result = try generate(folder, "--list-outputs")
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").map(String.init) == Self.outputs)
    #expect(try generate(folder, "--list-outputs", "--depfile", "Out.d").status == 2)
    #expect(Repository.folders(in: folder.url) == ["Almanac"])
  }

  /// A list with a path on each line cannot have such a path.
  @Test(arguments: ["a\nb", "a\r\nb", "a\u{2028}b"])
  func doesNotListPathsOfSeveralLines(name: String) throws {
    let folder = try almanac()
    let arguments = [AlmanacExecutable.path, "generate", "In", "--list-outputs", "--output"]
    let result = try CommandResult.run(arguments + [name], in: folder.url)
    #expect(result.status == 2)
    #expect(result.output.contains("line break"))
    let other = try CommandResult.run(arguments + ["a b$#:c"], in: folder.url)
    #expect(other.output.hasPrefix("a b$#:c/AlmanacCountry.swift\n"))
  }
}
