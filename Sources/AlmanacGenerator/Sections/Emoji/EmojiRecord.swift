/// What a file says of an emoji.
struct EmojiRecord: Sendable {
  let character: Located<String>
  let name: Located<String>

  /// The name of its category, or `nil` where the file has none, as for words in another language.
  var category: Located<String>?
  var shortcodes: [Located<String>] = []
  var keywords: [Located<String>] = []

  /// Whether it takes skin tones, where the file says so.
  var supportsSkinTone: Located<Bool>?

  /// The version that brought it.
  var version: Located<String>?

  /// Takes over what this record does not know and another does.
  mutating func complete(with other: EmojiRecord) {
    category = category ?? other.category
    shortcodes += other.shortcodes
    keywords += other.keywords
    supportsSkinTone = supportsSkinTone ?? other.supportsSkinTone
    version = version ?? other.version
  }
}
