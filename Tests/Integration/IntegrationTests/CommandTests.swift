import Foundation
import TestSupport
import Testing

/// Runs the executable `almanac` as a shell does.
@Suite(.runsCommands) struct CommandTests {
  @Test func statusTellsWrongInputFromWrongCall() throws {
    #expect(try almanac("validate", in: Repository.tour).status == 0)
    #expect(try almanac("validate", in: Repository.invalidFixtures.appending(path: "flag-name")).status == 1)
    #expect(try almanac("validate", in: Repository.invalidFixtures.appending(path: "flag-unlisted")).status == 0)
    #expect(
      try almanac("validate", "--strict", in: Repository.invalidFixtures.appending(path: "flag-unlisted")).status == 1
    )
    for call in [["--frmat", "text"], ["--format", "xml"], ["--naming", "alpha3"]] {
      let result = try CommandResult.run([AlmanacExecutable.path, "validate"] + call, in: Repository.tour)
      #expect(result.status == 2)
      #expect(result.output.contains("Error:"))
    }
    #expect(try almanac("generate", in: Repository.tour).status == 2)
    for call in [["--output", "a", "--into", "b"], ["--output", "a", "--check"], ["--into", "b", "--depfile", "c"]] {
      #expect(try CommandResult.run([AlmanacExecutable.path, "generate"] + call, in: Repository.tour).status == 2)
    }
    #expect(try almanac("--help", in: Repository.tour).status == 0)
  }

  @Test func versionIsTheChangelogs() throws {
    let version = try CommandResult.run([AlmanacExecutable.path, "--version"], in: Repository.root).output
    let changelog = try String(contentsOf: Repository.root.appending(path: "CHANGELOG.md"), encoding: .utf8)
    let newest = changelog.split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(newest.map { "\($0)\n" } == "## \(version)")
  }

  @Test func optionsOfTheScriptItReplaces() throws {
    let folder = Repository.invalidFixtures.appending(path: "flag-required")
    let result = try almanac(
      "validate",
      "--flags",
      "Flags",
      "--naming",
      "alpha2",
      "--require-fallback",
      "us",
      "--allow",
      "xx",
      "--allow",
      "un",
      "--required",
      "codes.txt",
      in: folder
    )
    #expect(result.status == 1)
    let expected = [
      "2:1: error: the flag of 'fr' is missing", "3:3: error: the flag of 'de' is missing",
      "6:1: error: 'ES' is not a valid flag name; write 'es'",
    ]
    let lines = result.output.split(separator: "\n")
    #expect(lines.dropFirst(expected.count) == ["checked .: 5 files, 1 country, 3 errors"])
    #expect(zip(lines, expected).allSatisfy { $0.hasPrefix("codes.txt:" + $1) })
  }

  @Test func severalFoldersGiveOneReport() throws {
    let result = try almanac("validate", "flag-case", "flag-square", "--format", "json", in: Repository.invalidFixtures)
    let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
    #expect(report?.compactMap { $0["rule"] as? String } == ["flag-case", "flag-square"])
    #expect(report?.first?["path"] as? String == "flag-case/Flags/US.png")
  }

  /// What the command plugin runs for several targets: one report, and nothing is written if one of them has an error.
  @Test func generatesForSeveralTargets() throws {
    let folder = try TemporaryFolder()
    try folder.add("A/currencies.json", Data(#"[{"code": "CHF", "name": "Swiss Franc"}]"#.utf8))
    try folder.add("B/currencies.json", Data(#"[{"code": "chf", "name": "Swiss Franc"}]"#.utf8))
    let targets = ["A", "B"].flatMap { ["--target", #"{"folder": "\#($0)", "into": "\#($0)/Out", "libraries": []}"#] }
    func generate(_ options: String...) throws -> CommandResult {
      try CommandResult.run(
        [AlmanacExecutable.path, "generate", "--command", "do it"] + targets + options,
        in: folder.url
      )
    }
    #expect(try generate().status == 1)
    #expect(Repository.folders(in: folder.file("A")) == ["currencies.json"])
    let result = try generate("--check", "--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
    #expect(report?.compactMap { $0["path"] as? String } == ["A/Out/AlmanacCurrency.swift", "B/currencies.json"])
    #expect((report?.first?["message"] as? String)?.hasSuffix("; run 'do it' to write it again") == true)
    try folder.add("B/currencies.json", Data(#"[{"code": "EUR", "name": "Euro"}]"#.utf8))
    #expect(try generate().output == "A/Out: 1 file, 1 written, 0 removed\nB/Out: 1 file, 1 written, 0 removed\n")
    #expect(
      try generate("--check").output == "A/Out: 1 file matches the resources\nB/Out: 1 file matches the resources\n"
    )
  }

  /// GitHub matches paths from there, wherever the command runs.
  @Test func annotatesFilesOfTheRepository() throws {
    let folder = try TemporaryFolder()
    try folder.add(".git/HEAD", Data())
    try folder.add("Apps/Guide/currencies.json", Data("[]".utf8))
    for path in ["Guide", "./Guide", folder.path(of: "Apps/Guide")] {
      let result = try almanac("validate", path, "--format", "github", in: folder.file("Apps"))
      #expect(result.output.hasPrefix("::error file=Apps/Guide/currencies.json,line=1,"), "\(result.output)")
    }
  }

  /// People learn that a target has no files of its own, whose names could be wrong. Programs read only the report.
  @Test func summarizesWhatItChecked() throws {
    let folder = try TemporaryFolder()
    try folder.add("Empty/main.swift", Data())
    try folder.add("Wrong/Currencies.json", Data("[]".utf8))
    let result = try almanac("validate", "Empty", "Wrong", in: folder.url)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(result.status == 1 && lines.count == 4, "\(result.output)")
    #expect(lines.first?.hasPrefix("Wrong/Currencies.json:1:1: error: ") == true)
    #expect(lines[1].hasPrefix("checked Empty: no resources, so it gets the world that Almanac ships: "))
    #expect(lines[1].contains(": 250 countries, ") && lines[1].contains(", 1117 locales, "))
    #expect(lines[1].hasSuffix(", no problems"))
    #expect(lines[2].hasPrefix("checked Wrong: ") && lines[2].hasSuffix(", 1 error"))
    #expect(lines.last == "total: 1 error")
    #expect(try !almanac("validate", "Empty", "--format", "json", in: folder.url).output.contains("checked"))
    // Files that Almanac ships don't count as the target's, and neither does a missing one.
    try folder.add("Own\u{1B}[2J/almanac.json", Data(#"{ currencies: { data: ["a.json", "world"] } }"#.utf8))
    try folder.add("Own\u{1B}[2J/a.json", Data(#"[{"code": "QQQ", "name": "Test"}]"#.utf8))
    let own = try almanac("validate", "Own\u{1B}[2J", in: folder.url)
    #expect(own.output == "checked Own\\u{1b}[2J: 2 files, 179 currencies, no problems\n")
    let none = try almanac("validate", "nowhere", in: folder.url)
    #expect(none.status == 1 && none.output.hasSuffix("checked nowhere: 0 files, nothing could be read, 1 error\n"))
  }

  /// The default is next to the program or, for a debug build in another package, in the package with its sources.
  @Test func findsWhatAlmanacShips() throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: "bundle/linux/almanac")
    try FileManager.default.createDirectory(at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: URL(filePath: AlmanacExecutable.path), to: program)
    let run = { try CommandResult.run([program.path] + $0, in: folder.url) }
    let missing = "bundle:1:1: error: Almanac's 'Templates' and 'World' are missing here; use '--almanac'"
    for command in [["validate"], ["generate", "--output", "Out"], ["template", "Country"], ["explain", "us"]] {
      let result = try run(command + ["--almanac", "bundle"])
      #expect(result.status == 1 && result.output.contains(missing), "\(result.output)")
      #expect(try run(command).status == 0)
    }
    #expect(try run(["validate", "--almanac", Repository.path]).status == 0)
    let link = folder.url.appending(path: "bundle/World")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Repository.root.appending(path: "World"))
    try folder.add("bundle/Templates/Country.mustache", Data("near\n".utf8))
    #expect(try run(["template", "Country"]).output == "near\n")
  }

  #if os(Linux)
    @Test func aReportThatCannotBeWrittenIsAnError() throws {
      let folder = try TemporaryFolder()
      let command = ["sh", "-c", "\"$0\" validate --format json >/dev/full", AlmanacExecutable.path]
      let result = try CommandResult.run(command, in: folder.url)
      #expect(result.status == 1 && result.output.contains("error: the output cannot be written"), "\(result.output)")
    }
  #endif

  @Test func nothingIsWrittenWhereThereIsAnError() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "Out").path(percentEncoded: false)
    #expect(try almanac("generate", "several", "--output", output, in: Repository.invalidFixtures).status == 1)
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test func whatWasGeneratedBeforeStays() throws {
    let folder = try TemporaryFolder()
    let output = folder.path(of: "Out")
    let lists = Repository.root.appending(path: "Fixtures/Settings/Sources/Lists")
    #expect(try almanac("generate", "--output", output, in: Repository.tour).status == 0)
    #expect(try almanac("generate", "--output", output, in: lists).status == 0)
    let names = Repository.folders(in: URL(filePath: output))
    let before = try names.map { try Data(contentsOf: URL(filePath: "\(output)/\($0)")) }
    #expect(names.count == 10)
    for fixture in Repository.folders(in: Repository.invalidFixtures) {
      let input = Repository.invalidFixtures.appending(path: fixture)
      let result = try almanac("generate", "--strict", "--output", output, in: input)
      #expect(result.status == 1, "\(fixture)")
    }
    #expect(Repository.folders(in: URL(filePath: output)) == names)
    #expect(try names.map { try Data(contentsOf: URL(filePath: "\(output)/\($0)")) } == before)
  }

  @Test func anUnwritableOutputIsReported() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "Out")
    try Data().write(to: output)
    let path = output.path(percentEncoded: false)
    let result = try almanac("generate", "flag-unlisted", "--output", path, in: Repository.invalidFixtures)
    #expect(result.status == 1)
    #expect(result.output.contains("\(path):1:1: error: cannot be written"))
    #expect(result.output.contains("[output-unwritable]"))
  }

  @Test func outputDependsOnNeitherFolderNorLocale() throws {
    let folder = try TemporaryFolder()
    var outputs: Set<[Data]> = []
    for (index, locale) in ["C", "tr_TR.UTF-8", "de_DE.UTF-8"].enumerated() {
      let copy = folder.url.appending(path: String(repeating: "x", count: index + 1))
      try FileManager.default.copyItem(at: Repository.tour, to: copy)
      let result = try almanac(
        "generate",
        "--output",
        "Out",
        in: copy,
        environment: ["LC_ALL": locale, "LANG": locale]
      )
      #expect(result.status == 0, "\(result.output)")
      outputs.insert(
        try ["AlmanacCountry.swift", "AlmanacCountryFlags.swift"].map {
          try Data(contentsOf: copy.appending(path: "Out/\($0)"))
        }
      )
    }
    #expect(outputs.count == 1)
  }

  @Test func anUnreadableFileIsReported() throws {
    let folder = try TemporaryFolder()
    let copy = folder.url.appending(path: "Tour")
    try FileManager.default.copyItem(at: Repository.tour, to: copy)
    let flag = copy.appending(path: "Flags/us.png").path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: flag)
    // The superuser can read everything, so the command must run as another user, from a folder that this user can
    // read.
    let command = folder.url.appending(path: "almanac")
    try FileManager.default.copyItem(at: URL(filePath: AlmanacExecutable.path), to: command)
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Templates"),
      to: folder.url.appending(path: "Templates")
    )
    try FileManager.default.createDirectory(at: folder.url.appending(path: "World"), withIntermediateDirectories: true)
    let nobody = getuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    let result = try CommandResult.run(nobody + [command.path(percentEncoded: false), "validate"], in: copy)
    #expect(result.status == 1)
    #expect(
      result.output.contains("Flags/us.png:1:1: error: the file cannot be read (permission denied)"),
      "\(result.output)"
    )
  }

  @Test func explainsAnEntry() throws {
    let atlas = Repository.root.appending(path: "Fixtures/Settings/Sources/Atlas")
    let country = try almanac("explain", "CHE", in: atlas)
    #expect(country.status == 0)
    #expect(country.output.hasPrefix("Country.ch\n"))
    // As wide as the longest label, which one of the lines sets.
    let rows = country.output.split(separator: "\n").map { line in
      line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
    #expect(rows.contains(["capital", "Bern", "(countries.json:3:15)"]))
    #expect(rows.contains(["flag", "16 × 16 pixels", "(Flags/ch.png:1:1)"]))
    #expect(rows.contains(["time zones", "Europe/Zurich", "(zone.tab:2:1)"]))
    #expect(rows.contains(["name in fr", "Suisse", "(countries.json:7:97)"]))
    #expect(rows.contains(["locale", "de_CH", "(locales.json:2:18)"]))
    let others = ["chf": "Currency.swissFranc", "de-CH": "CurrencyLocale.germanSwitzerland", "😀": "Emoji 😀"]
    for (entry, title) in others {
      let result = try almanac("explain", entry, atlas.path(percentEncoded: false), in: Repository.root)
      #expect(result.status == 0 && result.output.hasPrefix(title + "\n"), "\(result.output)")
    }
    #expect(try almanac("explain", "756", in: atlas).output == country.output)
    let nothing = try almanac("explain", "", in: atlas)
    #expect(nothing.status == 1 && nothing.output.hasPrefix(".:1:1: error: there is no entry ''"))
    let unknown = try almanac("explain", "chx", in: atlas)
    #expect(unknown.status == 1)
    #expect(unknown.output == ".:1:1: error: there is no entry 'chx'; did you mean 'CHF'? [entry-unknown]\n")
    #expect(try almanac("explain", in: atlas).status == 2)
  }

  /// Custom templates that are the built-in ones generate the same files.
  @Test func printsTheBuiltInTemplates() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "Atlas")
    try FileManager.default.copyItem(at: Repository.root.appending(path: "Fixtures/Settings/Sources/Atlas"), to: target)
    #expect(try almanac("generate", "--output", "../Before", in: target).status == 0)
    let settings = target.appending(path: "almanac.json")
    let text = try String(contentsOf: settings, encoding: .utf8)
    try text.replacing("{", with: "{ templates: \"Own\",", maxReplacements: 1)
      .write(to: settings, atomically: true, encoding: .utf8)
    let files = Repository.folders(in: folder.url.appending(path: "Before"))
    #expect(files.count == 10)
    try FileManager.default.createDirectory(at: target.appending(path: "Own"), withIntermediateDirectories: true)
    for file in files {
      let name = file.dropFirst("Almanac".count).dropLast(".swift".count)
      let template = try almanac("template", String(name), in: target)
      #expect(template.status == 0)
      try Data(template.output.utf8).write(to: target.appending(path: "Own/\(name).mustache"))
    }
    let result = try almanac("generate", "--output", "../After", in: target)
    #expect(result.status == 0, "\(result.output)")
    for file in files {
      let before = try String(contentsOf: folder.url.appending(path: "Before/\(file)"), encoding: .utf8)
      #expect(try String(contentsOf: folder.url.appending(path: "After/\(file)"), encoding: .utf8) == before)
    }
    #expect(try almanac("template", "Countries", in: target).status == 2)
  }
}
