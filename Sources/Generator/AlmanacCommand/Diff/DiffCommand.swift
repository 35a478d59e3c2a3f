import AlmanacGenerator
import ArgumentParser

/// `almanac diff`: lists the differences between two versions of a target's resources.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "List the differences between two versions of a target's resources.",
    discussion: """
      The entries are compared by their codes: which were added and removed, whose cases have other names, and which \
      properties, flags and links to other entries changed. A change is source-breaking if a name of a type, a case or an \
      alias that compiled with the old resources no longer stands for the same thing. A new case only breaks a switch that \
      lists all cases without a default. Settings that change no entry, such as 'access', are not compared. With \
      --source-breaking, only source-breaking changes are listed and count.

      Exit status, as for 'diff': 0 if nothing differs, 1 if something does, 2 if the resources or the arguments are wrong.
      """
  )

  /// The format of the report.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Argument(help: "The folder with the old version.", completion: .directory)
  var old: String

  @Argument(help: "The folder with the new version.", completion: .directory)
  var new: String

  @OptionGroup var almanac: AlmanacOption

  @Flag(help: "List only source-breaking changes.")
  var sourceBreaking = false

  @Option(help: "The format of the report.")
  var format = Format.text

  func run() throws {
    let line = ProgressLine()
    let versions = [old, new].map { folder in
      Pipeline.catalog(Request(folder: folder, almanac: almanac.folder), title: folder, progress: line)
    }
    line.end()
    let errors = Set(versions.flatMap(\.check.diagnostics).filter { $0.severity == .error }).sorted()
    let changes = errors.isEmpty ? CatalogComparison(versions[0].catalog, versions[1].catalog).changes : []
    let report = DifferenceReport(
      changes: changes.filter { !sourceBreaking || $0.isSourceBreaking },
      problems: errors
    )
    switch format {
    case .text:
      print(report.text, terminator: "")
      let folders = zip(["old", "new"], zip([old, new], versions)).map { name, version in
        "\(name) \(version.0.singleLine): \(version.1.check.summary)"
      }
      ReportFormat.text.printSummary(folders + (errors.isEmpty ? [report.summary] : []))
    case .json: print(try JSONReport.encode(report), terminator: "")
    }
    if !errors.isEmpty { throw ExitCode(2) }
    if !report.changes.isEmpty { throw ExitCode(1) }
  }
}
