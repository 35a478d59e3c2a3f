import AlmanacGenerator
import ArgumentParser

/// `almanac unused`: reports the cases that the sources never name.
struct UnusedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unused",
    abstract: "Report the cases that a target's sources never name.",
    discussion: """
      This is a word search, which knows neither types nor what runs. A case counts as named if its name or one of its aliases is \
      after a dot or in backticks, as in '.us' and 'Country.us', or anywhere in a file with an extension of its type. Words in \
      comments and in strings don't count; code that a string interpolates does.

      If the sources contain 'Country.allCases', 'Country(rawValue:)' or another expression that can reach every case, such as \
      '.search' and '.self', the cases of that type are not reported, and a note says why. The search can't see what is reached from \
      other entries, such as the currencies of a country, or by decoding. Emoji aren't reported, because they have no cases.

      Entries that Almanac ships have no place in your files, so they are counted instead. Folders are searched with their \
      subfolders, through symbolic links, but without hidden items and without the files that Almanac generates.
      """
  )

  @Argument(help: "The folder with almanac.json and the resources, usually a target's folder.", completion: .directory)
  var folder = "."

  @Option(
    help: "A Swift file, or a folder of them, to search besides the folder of the resources. Can be repeated.",
    completion: .file()
  )
  var sources: [String] = []

  @OptionGroup var input: InputOptions

  func run() throws {
    let line = ProgressLine()
    let (catalog, check) = Pipeline.catalog(input.request(for: folder), title: folder, progress: line)
    line.end()
    let errors = check.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return try input.format.print(errors) }
    let files = SwiftFiles(at: [folder] + sources)
    guard !files.texts.isEmpty else {
      let message = "there are no Swift files here; name a folder of them with '--sources'"
      let missing = Diagnostic(.inputMissing, at: SourceLocation(path: folder), message)
      return try input.format.print(files.diagnostics.isEmpty ? [missing] : files.diagnostics.sorted())
    }
    let sections = catalog.sections.filter(\.hasCases)
    let named = NamedCases(in: files.texts, types: Set(sections.map(\.type)))
    let unused = sections.filter { named.wholes[$0.type] == nil }.flatMap { section in
      UnusedCases(section, named, aliasLabel: catalog.labels.texts.firstIndex(of: "alias")).diagnostics(in: folder)
    }
    defer { input.format.printSummary(summary(of: files, sections, named)) }
    try input.format.print((files.diagnostics + unused.map { input.strict ? $0.asError : $0 }).sorted())
  }

  /// Describes which types are not reported, and what was searched.
  private func summary(of files: SwiftFiles, _ sections: [Catalog.Section], _ named: NamedCases) -> [String] {
    let notes = sections.compactMap { section in
      named.wholes[section.type].map { whole in
        let note = "'\(whole.expression)' can reach every case, so no case of \(section.type) is reported"
        return "\(whole.location.text): note: \(note)"
      }
    }
    let count = "\(files.texts.count) Swift \(files.texts.count == 1 ? "file" : "files")"
    let all = notes + ["searched the words of \(count); a case can also be reached without its name"]
    return all.map(\.singleLine)
  }
}

/// The cases of a section that the sources never name.
private struct UnusedCases {
  /// The maximum number of codes in a message.
  private static let largestList = 20

  let section: Catalog.Section
  private let unused: [Catalog.Entry]
  private let used: [Catalog.Entry]

  /// Finds the cases, given the index of the label of aliases, or `nil` if there are none.
  init(_ section: Catalog.Section, _ named: NamedCases, aliasLabel: Int?) {
    self.section = section
    let entries = Dictionary(grouping: section.entries.filter { !$0.isFixed }) { entry in
      let aliases = entry.facts.filter { $0.label == aliasLabel }.flatMap(\.values)
      let name = String(entry.expression.dropFirst(section.type.count + 1))
      return named.contains(anyOf: [name] + aliases, of: section.type)
    }
    (unused, used) = (entries[false] ?? [], entries[true] ?? [])
  }

  /// Returns a warning for each of the user's entries, and one for all those that Almanac ships.
  func diagnostics(in folder: String) -> [Diagnostic] {
    let own = unused.compactMap { entry in
      entry.location.map { Diagnostic(.caseUnused, at: $0, "the sources never name '\(entry.expression)'") }
    }
    let shippedCount = unused.count { $0.location == nil }
    guard shippedCount > 0 else { return own }
    let codes = used.filter { $0.location == nil }.compactMap(\.facts.first?.values.first)
    let list = 1...Self.largestList ~= codes.count ? ": \(codes.joined(separator: ", "))" : ""
    let message =
      "the sources never name \(shippedCount) of the \(shippedCount + codes.count) cases of \(section.type) that Almanac ships; "
      + "'include' of '\(section.kind)' in almanac.json can list those that they name\(list)"
    return own + [Diagnostic(.caseUnused, at: SourceLocation(path: folder), message)]
  }
}
