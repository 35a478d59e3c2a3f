/// Names and keywords of emoji in a language besides that of the data.
struct EmojiWords: Sendable {
  /// The language (BCP 47).
  let language: String

  /// What the files say of each emoji, in the order of the emoji; `nil` where the language has no words for it.
  let records: [EmojiRecord?]

  /// The words alone.
  var texts: [(name: String, keywords: [String])?] {
    records.map { $0.map { ($0.name.value, $0.keywords.map(\.value)) } }
  }
}
