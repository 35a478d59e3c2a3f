import Almanac

/// An emoji.
struct Emoji: Sendable {
  /// The emoji with the variation selectors of the data.
  let character: String

  /// The emoji without them, which all its spellings have in common.
  let key: String
  let name: String
  let category: EmojiGroup
  let shortcodes: [String]
  let keywords: [String]
  let supportsSkinTone: Bool

  /// What the files say.
  let record: EmojiRecord

  /// The version that brought it, where it is known.
  var version: String? { record.version.flatMap { $0.value.isEmpty ? nil : $0.value } }
}
