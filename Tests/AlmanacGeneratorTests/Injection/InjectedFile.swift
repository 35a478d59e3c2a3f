import AlmanacGenerator
import Foundation
import TestSupport
import Testing

@testable import AlmanacCommand

/// A file with a text on each line, which the generator reads together with other files.
struct InjectedFile: Sendable {
  /// A line with a text.
  struct Line: Sendable {
    let code: String
    let field: InjectedField
    let text: HostileText
  }

  /// The name of the generated type.
  let type: String

  /// The name of the file.
  let name: String

  /// The texts before and after the lines.
  let frame: (open: String, close: String)

  /// The text between two lines.
  var separator = ","

  /// The other files, by name.
  var others: [String: String] = [:]

  let lines: [Line]

  /// The libraries that the target depends on.
  var libraries: [SupportedLibrary] = []

  /// A list with an entry for each line, which would be wrong without the line.
  var list: (name: String, entry: @Sendable (Line) -> String)?

  /// What the generator makes of the lines that it accepts.
  struct Result: Sendable {
    let accepted: [Line]
    let files: [GeneratedFile]
  }

  /// Removes the lines with errors until there is no error.
  ///
  /// Each error must be at a line with a text, and be a line of output that shows no control character.
  func result() throws -> Result {
    let folder = try TemporaryFolder()
    for (name, text) in others { try folder.add(name, Data(text.utf8)) }
    var kept = lines
    // A run shows at most 50 errors of a file.
    for _ in 0...lines.count / 50 + 8 {
      let body = kept.map { $0.field.line($0.code, $0.text) }.joined(separator: separator + "\n")
      if let list {
        try folder.add(list.name, Data("[\n\(kept.map(list.entry).joined(separator: ",\n"))\n]".utf8))
      }
      try folder.add(name, Data((frame.open + "\n" + body + "\n" + frame.close).utf8))
      var request = Request(folder: folder.path, almanac: AlmanacFolder(path: Repository.path))
      request.libraries = libraries
      let outcome = Pipeline.run(request)
      try expectPlain(outcome.diagnostics)
      let errors = outcome.diagnostics.filter { $0.severity == .error }
      if errors.isEmpty { return Result(accepted: kept, files: outcome.files) }
      let own = [name, list?.name].compactMap(\.self).map(folder.path(of:))
      let wrong = Set(errors.filter { own.contains($0.location.path) }.map { $0.location.line - 2 })
      // A file that does not exist can have no line.
      let paths = errors.filter { wrong.isEmpty && $0.location.path != folder.path(of: name) }.map(\.location.path)
      let rest = kept.enumerated().filter { index, line in
        !wrong.contains(index) && !paths.contains { $0.hasSuffix(line.text.text ?? "") }
      }.map(\.element)
      guard rest.count < kept.count else {
        Issue.record("\(errors.prefix(3)) in \(kept.first?.field.line ?? "")")
        break
      }
      kept = rest
      if kept.isEmpty { break }
    }
    return Result(accepted: kept, files: [])
  }

  private func expectPlain(_ diagnostics: [Diagnostic]) throws {
    for format in [ReportFormat.text, .github] {
      let report = try format.report(diagnostics)
      let count = report.unicodeScalars.count { $0 == "\n" }
      #expect(count == diagnostics.count, "\(format)")
      let isPlain = report.unicodeScalars.allSatisfy { $0 == "\n" || !Self.isControl($0) }
      #expect(isPlain, "\(format)")
    }
    let json = try ReportFormat.json.report(diagnostics)
    #expect(json.unicodeScalars.allSatisfy { $0 == "\n" || !Self.isControl($0) })
  }

  /// Whether a terminal can act on a character instead of showing it.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.properties.isBidiControl
    default: false
    }
  }
}
