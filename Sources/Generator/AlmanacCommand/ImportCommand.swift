import AlmanacGenerator
import ArgumentParser

/// `almanac import`: writes a list in Almanac's own format from files in other formats.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Write a list in Almanac's format, or one of your own, from files in other formats, one entry per line.",
    discussion: """
      The files can be in any known format of the section, which is detected from their structure. If several files contain a \
      property, the first one wins. A table is a list of your own in JSON or comma-separated values. The output's extension determines which \
      of these it writes.
      """
  )

  @Argument(
    help: ArgumentHelp("The kind of list: \(ImportedList.kinds.joined(separator: ", ")).", valueName: "kind"),
    completion: .list(ImportedList.kinds)
  )
  var kind: String

  @Argument(help: "The files to read.", completion: .file())
  var files: [String]

  @Option(
    help: "The file to write: JSON, or .csv or .tsv. Default: the section's file in this folder, unless it exists.",
    completion: .file(extensions: ["json", "csv", "tsv"])
  )
  var output: String?

  @Option(help: "The language of the names.")
  var language = "en"

  @Option(name: .customLong("names"), help: "Another language to keep names in. Can be repeated.")
  var languages: [String] = []

  @Flag(help: "Add the currencies that are no longer in use, with 'historic': true.")
  var historic = false

  @Option(help: "The format of the report.")
  var format = ReportFormat.text

  func validate() throws {
    guard ImportedList.kinds.contains(kind) else {
      throw ValidationError("'\(kind)' cannot be imported; name one of \(ImportedList.kinds.joined(separator: ", "))")
    }
  }

  func run() throws {
    let line = ProgressLine()
    defer { line.end() }
    var options = ImportedList.Options()
    options.language = language
    options.languages = languages
    options.includesHistoric = historic
    let output = output ?? "\(kind).json"
    guard let list = ImportedList.make(kind, of: files, for: output, options, progress: line) else { return }
    var diagnostics = list.diagnostics
    if self.output == nil, Folder.hasItem(output) {
      let message = "this already exists, and is not overwritten; to replace it, name it with --output"
      diagnostics.append(Diagnostic(.outputUnwritable, at: SourceLocation(path: output), message))
    } else if let text = list.text {
      diagnostics += OutputWriter.write(text, to: output)
    }
    let result = "wrote \(list.count) \(kind == ImportedList.table ? "rows" : kind) to \(output)"
    line.end(diagnostics.hasErrors ? nil : result)
    try format.print(diagnostics)
  }
}
