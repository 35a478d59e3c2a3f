import AlmanacGenerator
import ArgumentParser
import Foundation

/// What every import needs to know.
struct ImportOptions: ParsableArguments {
  @Argument(help: "The files to read.", completion: .file())
  var files: [String]

  @Option(help: "How diagnostics are written.")
  var format = ReportFormat.text

  /// Makes a list, writes it, and says so.
  ///
  /// - Parameters:
  ///   - entries: What the entries of the list are called.
  ///   - output: The file to write.
  ///   - list: Makes the list of the files; told where to say what it does.
  func write(_ entries: String, to output: String, _ list: ([String], (String) -> Void) -> ImportedList) throws {
    let line = ProgressLine()
    let list = list(files, line.show)
    var diagnostics = list.diagnostics
    if let json = list.json {
      let file = URL(filePath: output)
      let folder = output.contains("/") ? file.deletingLastPathComponent().path(percentEncoded: false) : "."
      diagnostics += OutputWriter(folder: folder)
        .write([GeneratedFile(name: file.lastPathComponent, contents: json)])
    }
    let isWritten = !diagnostics.contains { $0.severity == .error }
    line.end(isWritten ? "\(list.count) \(entries) are in \(output)" : nil)
    try format.print(diagnostics)
  }
}
