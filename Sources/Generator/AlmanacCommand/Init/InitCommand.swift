import AlmanacGenerator
import ArgumentParser

/// `almanac init`: writes the files that a target starts with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a commented almanac.json, and an example of each kind of file, to start with.",
    discussion: """
      The files pass 'almanac validate', and the target builds with them. Replace the examples with your data, and delete what you \
      don't need. Nothing is overwritten: if one of the files exists already, all that do are reported, and nothing is written. In \
      a package, the folder must be a target's, or exist.

      With --table, it describes lists of your own: it writes an almanac.json with the columns of the files, whose types follow from all \
      rows, or prints it if there is one already.
      """
  )

  /// The lists by their names, in the order in which they are written.
  private static let lists: [(name: String, bytes: [UInt8])] = [
    ("countries.json", PackageResources.countries_json),
    ("subdivisions.json", PackageResources.subdivisions_json),
    ("currencies.json", PackageResources.currencies_json),
    ("locales.json", PackageResources.locales_json),
    ("languages.json", PackageResources.languages_json),
    ("emoji.json", PackageResources.emoji_json),
  ]

  /// Almanac's flags that serve as examples.
  private static let flags = ["ch.png", "xx.png"]

  @Argument(
    help: "The folder to write to, usually a target's folder. It is created if it is missing.",
    completion: .directory
  )
  var folder = "."

  @Option(
    name: .customLong("table"),
    help: "A file in the folder with a list of your own, such as airports.csv. Can be repeated.",
    completion: .file(extensions: ["csv", "tsv", "json", "json5"])
  )
  var tables: [String] = []

  @OptionGroup var almanac: AlmanacOption

  @Option(help: "The format of the report.")
  var format = ReportFormat.text

  func validate() throws {
    if folder.isEmpty { throw ValidationError("The path of the folder is empty.") }
  }

  func run() throws {
    if !tables.isEmpty { return try describeTables() }
    let path = Folder.absolute(folder)
    let manifest = PackageManifest(above: path)
    if let objection = manifest?.objection(to: path) {
      throw ValidationError("'\(folder.singleLine)': \(objection).")
    }
    let target = Folder(path: folder)
    let items = (["almanac.json", "Flags"] + Self.lists.map(\.name)).map { target.path(of: $0) }
    var problems = items.filter(Folder.hasItem).sorted().map { path in
      Diagnostic(.outputUnwritable, at: SourceLocation(path: path), "this already exists, and is not overwritten")
    }
    var files: [(name: String, bytes: [UInt8])] = []
    do { files = try self.files() } catch { problems.append(error) }
    if problems.isEmpty { problems = write(files, to: target) }
    try format.print(problems)
    format.printSummary(files.map { "wrote \(target.path(of: $0.name).singleLine)" } + next(manifest))
  }

  /// Writes almanac.json with the descriptions of the tables, or prints it if there is one already.
  private func describeTables() throws {
    let (folder, tables) = tableFolder
    let draft = TableDraft.make(of: tables, in: folder)
    let path = Folder(path: folder).path(of: "almanac.json")
    var problems = draft.diagnostics
    var summary: [String] = []
    if let text = draft.text {
      if Folder.hasItem(path) {
        print(text, terminator: "")
        summary = ["'\(path.singleLine)' exists already, so add these tables to it"]
      } else {
        problems += OutputWriter.write(text, to: path)
        summary = ["wrote \(path.singleLine)", "next: tighten the types, and run '\(check(folder))'"]
      }
    }
    try format.print(problems)
    format.printSummary(summary)
  }

  /// The folder and the files in it. Without a folder, it is that of a single file.
  private var tableFolder: (folder: String, tables: [String]) {
    guard folder == ".", tables.count == 1, let slash = tables[0].lastIndex(of: "/") else { return (folder, tables) }
    let folder = slash == tables[0].startIndex ? "/" : String(tables[0][..<slash])
    return (folder, [String(tables[0][slash...].dropFirst())])
  }

  private func check(_ folder: String) -> String { "almanac validate" + (folder == "." ? "" : " \(folder.singleLine)") }

  /// Returns the next steps, for people.
  private func next(_ manifest: PackageManifest?) -> [String] {
    let plugin = #"add .plugin(name: "AlmanacPlugin", package: "almanac") to the plugins of the target"#
    return (manifest?.namesPlugin == false ? ["next: \(plugin)"] : [])
      + ["next: replace the examples with your data, delete what you don't need, and run '\(check(folder))'"]
  }

  /// Returns the files by their names, in the order in which they are written.
  private func files() throws(Diagnostic) -> [(name: String, bytes: [UInt8])] {
    var files = [("almanac.json", PackageResources.almanac_json)]
    for flag in Self.flags { files.append(("Flags/\(flag)", try almanac.folder.flag(named: flag))) }
    return files + Self.lists
  }

  /// Writes the files to a new folder in the target, and moves them from there. If one can't be written, none is kept.
  private func write(_ files: [(name: String, bytes: [UInt8])], to target: Folder) -> [Diagnostic] {
    let system = FileManager.default
    let new = Folder(path: target.path(of: ".almanac-init-\(UUID().uuidString)"))
    var path = target.path
    var moved: [String] = []
    defer { try? system.removeItem(atPath: new.path) }
    do {
      try system.createDirectory(atPath: new.path(of: "Flags"), withIntermediateDirectories: true)
      for file in files {
        path = target.path(of: file.name)
        try Data(file.bytes).write(to: URL(fileURLWithPath: new.path(of: file.name)))
      }
      for name in try system.contentsOfDirectory(atPath: new.path).sorted() {
        path = target.path(of: name)
        // If another process has written the item by now, this fails.
        try system.moveItem(atPath: new.path(of: name), toPath: path)
        moved.append(path)
      }
      return []
    } catch {
      for path in moved { try? system.removeItem(atPath: path) }
      return [.unwritable(path, FileContents.reason(error))]
    }
  }
}
