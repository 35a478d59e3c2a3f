import AlmanacGenerator
import ArgumentParser

/// `almanac import emoji`: one list of emoji from files in any format that is known.
struct ImportEmojiCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emoji",
    abstract: "Write a list of {character, name, category, shortcodes, keywords, supportsSkinTone}.",
    discussion: """
      The files are gemoji's database, lists of such entries, emojibase's data.json, Unicode's emoji-test.txt or CLDR's \
      annotations.json, known by their shape. The first that has a fact counts.
      """
  )

  @OptionGroup var options: ImportOptions

  @Option(help: "The file to write.", completion: .file(extensions: ["json"]))
  var output = "emoji.json"

  @Option(help: "The language of the names and keywords: en, or one that an annotations.json has.")
  var language: String?

  func run() throws {
    try options.write("emoji", to: output) { ImportedList.emoji($0, language: language, progress: $1) }
  }
}
