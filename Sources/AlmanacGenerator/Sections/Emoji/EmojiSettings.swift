/// The section `emoji`.
struct EmojiConfiguration: Sendable {
  /// Where the data of a target is unless its configuration says otherwise.
  static let conventionalFile = "emoji.json"

  /// Where CLDR's words are, besides the files that the configuration names.
  static let conventionalWords = "annotations.json"

  /// Where the section stands, if there is one.
  var section: SourceLocation?

  /// The files of the data, or `nil` for the conventional one, if there is one.
  var data: [Located<String>]?

  /// The name of the generated type.
  var type = "Emoji"
  var typeLocation: SourceLocation?

  /// The language of the names in the data (BCP 47).
  var language = "en"

  /// The language of a file of words in the target's folder: "de" of `emoji.de.json`.
  static func language(ofFile name: String) -> String? {
    name.wholeMatch(of: /emoji\.([^.]+)\.json/).map { String($0.1) }
  }
}
