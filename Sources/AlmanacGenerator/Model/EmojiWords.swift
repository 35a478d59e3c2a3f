/// Names and keywords of emoji in a language besides that of the data.
struct EmojiWords: Sendable {
  /// The language (BCP 47).
  let language: String

  /// The words of each emoji, in the order of the emoji; `nil` where the language has none.
  let entries: [(name: String, keywords: [String])?]
}
