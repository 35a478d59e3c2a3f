import Foundation
import TestSupport
import Testing

/// Begins targets with the executable.
@Suite(.runsCommands) struct InitCommandTests {
  private static let names = [
    "Flags", "almanac.json", "countries.json", "currencies.json", "emoji.json", "languages.json", "locales.json",
    "subdivisions.json",
  ]

  /// The files are those of the folder, which people read in the repository, too.
  @Test func writesWhatIsValid() throws {
    let folder = try TemporaryFolder()
    let target = "new/a 'b' \"c\" ${d}"
    let result = try almanac("init", target, in: folder.url)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.hasPrefix("wrote \(target)/almanac.json\nwrote \(target)/Flags/ch.png\n"))
    #expect(Repository.folders(in: folder.file(target)) == Self.names)
    #expect(Repository.folders(in: folder.file("\(target)/Flags")) == ["ch.png", "xx.png"])
    let example = Repository.root.appending(path: "Sources/Generator/AlmanacCommand/Init/Example")
    let lists = Self.names.dropFirst().map { ($0, example.appending(path: $0)) }
    let world = Repository.root.appending(path: "World/Flags/circle")
    let flags = ["ch.png", "xx.png"].map { ("Flags/\($0)", world.appending(path: $0)) }
    for (name, original) in lists + flags {
      let written = try Data(contentsOf: folder.file("\(target)/\(name)"))
      #expect(try written == Data(contentsOf: original), "\(name)")
    }
    let check = try almanac("validate", "--strict", target, in: folder.url)
    let counts = "9 files, 1 country, 2 subdivisions, 1 currency, 2 locales, 4 languages, 2 emoji, no problems"
    #expect(check.status == 0 && check.output == "checked \(target): \(counts)\n", "\(check.output)")
  }

  /// Each setting that is a comment is valid without its slashes.
  @Test func suggestsWhatIsValid() throws {
    let folder = try TemporaryFolder()
    #expect(try almanac("init", in: folder.url).status == 0)
    let file = folder.file("almanac.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let settings = text.split(separator: "\n").filter { $0.contains(#/^ +// [a-z]+: /#) }
    #expect(settings.count == 8)
    for setting in settings {
      try text.replacing(setting, with: setting.replacing("// ", with: ""))
        .write(to: file, atomically: true, encoding: .utf8)
      let result = try almanac("validate", "--strict", in: folder.url)
      #expect(result.status == 0, "\(result.output)")
    }
  }

  @Test(arguments: names)
  func overwritesNothing(name: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path(of: "App"), withIntermediateDirectories: true)
    // A link to nothing counts as well.
    try FileManager.default.createSymbolicLink(atPath: folder.path(of: "App/\(name)"), withDestinationPath: "gone")
    let result = try almanac("init", "App", in: folder.url)
    #expect(result.status == 1)
    let message = "this already exists, and is not overwritten [output-unwritable]"
    #expect(result.output == "App/\(name):1:1: error: \(message)\n")
    #expect(Repository.folders(in: folder.file("App")) == [name])
  }

  @Test func reportsAllThatExists() throws {
    let folder = try TemporaryFolder()
    #expect(try almanac("init", in: folder.url).status == 0)
    let result = try almanac("init", "--format", "json", in: folder.url)
    let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
    #expect(result.status == 1 && report?.compactMap { $0["path"] as? String } == Self.names)
    #expect(try almanac("init", "a", "b", in: folder.url).status == 2)
    #expect(try almanac("init", "", in: folder.url).status == 2)
    // So is a missing flag of Almanac.
    try folder.add("Almanac/World/README.md", Data())
    try folder.add("Almanac/Templates/README.md", Data())
    let both = try almanac("init", "--almanac", "Almanac", in: folder.url)
    let missing = "Almanac/World/Flags/circle/ch.png:1:1: error: Almanac's flag is missing; restore it"
    #expect(both.status == 1 && both.output.contains(missing), "\(both.output)")
    #expect(both.output.split(separator: "\n").count { $0.contains(": error: ") } == Self.names.count + 1)
    // The sources of a target don't matter.
    try folder.add("App/main.swift", Data())
    #expect(try almanac("init", "App", in: folder.url).status == 0)
  }

  /// A package reads only the folders of its targets, so a folder that is new and of no target is a mistake.
  @Test func findsTheTargetsOfAPackage() throws {
    let folder = try TemporaryFolder()
    let manifest = """
      // "A comment.
      let package = Package(name: "App", targets: [
        .target(name: "App", plugins: ["AlmanacPlugin"]), .target(name: "New"), .target(name: "Kit", path: "Kit/Code")])
      """
    try folder.add("Package.swift", Data(manifest.utf8))
    for path in ["Sources/App", "Kit/Code", "Other"] { try folder.add("\(path)/main.swift", Data()) }
    let targets = "name one of 'Kit/Code', 'Sources/App'"
    let root = try almanac("init", in: folder.url)
    let reason = "Error: '.': this is the folder of a package, and only the folder of a target is read; \(targets).\n"
    #expect(root.status == 2 && root.output.hasPrefix(reason), "\(root.output)")
    let misspelled = try almanac("init", "Souces/App", in: folder.url)
    let missing =
      "there is no such folder, and Package.swift has no target for it; \(targets), or create the folder first."
    #expect(misspelled.status == 2 && misspelled.output.contains(missing), "\(misspelled.output)")
    #expect(Repository.folders(in: folder.url) == ["Kit", "Other", "Package.swift", "Sources"])
    for path in ["Sources/App", "Sources/New", "./Kit/Code/", "Other"] {
      let result = try almanac("init", path, in: folder.url)
      #expect(result.status == 0 && !result.output.contains("AlmanacPlugin"), "\(result.output)")
      #expect(result.output.contains("\nnext: replace the examples "), "\(result.output)")
    }
    // The only target can be in the package's own folder.
    try folder.add("Package.swift", Data(#".target(name: "App", path: ".")"#.utf8))
    let next = #"next: add .plugin(name: "AlmanacPlugin", package: "almanac") to the plugins of the target"#
    let only = try almanac("init", in: folder.url)
    #expect(only.status == 0 && only.output.contains("\n\(next)\n"), "\(only.output)")
  }

  @Test func leavesNothingBehindThatIsHalfWritten() throws {
    let folder = try TemporaryFolder()
    try folder.add("file", Data())
    let file = try almanac("init", "file", in: folder.url)
    #expect(file.status == 1 && file.output.hasPrefix("file:1:1: error: cannot be written ("), "\(file.output)")
    // A file may have 1,024 bytes: the fallback flag has more.
    let command = ["bash", "-c", "trap '' XFSZ; ulimit -f 1; \"$0\" init App", AlmanacExecutable.path]
    let large = try CommandResult.run(command, in: folder.url)
    #expect(large.status == 1, "\(large.output)")
    #expect(large.output.contains("App/"), "\(large.output)")
    #expect(Repository.folders(in: folder.file("App")).isEmpty)
  }

  @Test func describesTables() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path(of: "App"), withIntermediateDirectories: true)
    try Data("code,name\nred,Red Team\n".utf8).write(to: folder.file("App/teams.csv"))
    let first = try almanac("init", "--table", "teams.csv", "App", in: folder.url)
    #expect(
      first.status == 0
        && first.output == "wrote App/almanac.json\nnext: tighten the types, and run 'almanac validate App'\n"
    )
    let check = try almanac("validate", "App", in: folder.url)
    #expect(check.output == "checked App: 2 files, 1 row of Team, no problems\n")
    let written = try String(contentsOf: folder.file("App/almanac.json"), encoding: .utf8)
    let second = try almanac("init", "--table", "teams.csv", "App", in: folder.url)
    #expect(second.status == 0 && second.output.hasPrefix(written) && second.output.contains("exists already"))
    // Without a folder, the description is beside the file.
    try folder.add("Other/teams.csv", Data("code,name\nred,Red Team\n".utf8))
    let beside = try almanac("init", "--table", "Other/teams.csv", in: folder.url)
    #expect(
      beside.output == "wrote Other/almanac.json\nnext: tighten the types, and run 'almanac validate Other'\n"
    )
    #expect(try String(contentsOf: folder.file("Other/almanac.json"), encoding: .utf8) == written)
    try folder.add("App/countries.csv", Data("code,name\nch,Switzerland\n".utf8))
    let section = try almanac("init", "--table", "countries.csv", "App", in: folder.url)
    #expect(section.status == 1 && section.output.hasPrefix("App/countries.csv:1:1: error: cannot name a type after"))
    let missing = try almanac("init", "--table", "team.csv", "App", in: folder.url)
    #expect(missing.status == 1 && missing.output.hasPrefix("App/team.csv:1:1: error: there is no file"))
  }
}
