import AlmanacGenerator
import ArgumentParser

/// `almanac preview`: writes a page that shows every entry.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Write a page that shows every entry and every problem, for a browser.",
    discussion: """
      The page is one HTML file, which needs no server and loads nothing. It is also written if there are errors.
      """
  )

  @Argument(help: "The folder with almanac.json and the resources, usually a target's folder.", completion: .directory)
  var folder = "."

  @OptionGroup var input: InputOptions

  @Option(help: "The file to write.", completion: .file(extensions: ["html"]))
  var output = "preview.html"

  func run() throws {
    let line = ProgressLine()
    defer { line.end() }
    let (catalog, check) = Pipeline.catalog(input.request(for: folder), title: title, progress: line)
    let diagnostics = OutputWriter.write(try PreviewPage.html(of: catalog), to: output)
    line.end(diagnostics.isEmpty ? "wrote the page to \(output)" : nil)
    try input.format.print(check.diagnostics + diagnostics)
  }

  /// The name of the folder.
  private var title: String {
    let name = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.lastPathComponent
    return name.isEmpty ? folder : name
  }
}
