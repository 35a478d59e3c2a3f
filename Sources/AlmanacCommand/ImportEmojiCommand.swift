import AlmanacGenerator
import ArgumentParser
import Foundation

/// `almanac import emoji`: one list of emoji from files in any format that is known.
struct ImportEmojiCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emoji",
    abstract: "Write a list of {character, name, category, shortcodes, keywords, supportsSkinTone}.",
    discussion: """
      The files are gemoji's database, lists of such entries, emojibase's data.json, Unicode's emoji-test.txt or CLDR's \
      annotations.json, known by their shape. The first that has a fact stands.
      """
  )

  @Argument(help: "The files to read.", completion: .file())
  var files: [String]

  @Option(help: "The file to write.", completion: .file(extensions: ["json"]))
  var output = "emoji.json"

  @Option(help: "The language of the names and keywords: en, or one that an annotations.json has.")
  var language: String?

  @Option(help: "How diagnostics are written.")
  var format = ReportFormat.text

  func run() throws {
    let line = ProgressLine()
    let list = EmojiImport(files, language: language, progress: line.show)
    var diagnostics = list.diagnostics
    if let json = list.json {
      let file = URL(filePath: output)
      let folder = output.contains("/") ? file.deletingLastPathComponent().path(percentEncoded: false) : "."
      diagnostics += OutputWriter(folder: folder)
        .write([GeneratedFile(name: file.lastPathComponent, contents: json)])
    }
    let isWritten = !diagnostics.contains { $0.severity == .error }
    line.end(isWritten ? "\(list.count) emoji are in \(output)" : nil)
    try format.print(diagnostics)
  }
}
