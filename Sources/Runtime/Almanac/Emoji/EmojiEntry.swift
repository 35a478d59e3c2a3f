/// An emoji with its properties in a list.
///
/// A generated type `Emoji` conforms to it, and so do the emoji of the library `AlmanacEmoji`, which come from lists
/// that a program fetches. Code that accepts `some EmojiEntry` works with both.
public protocol EmojiEntry: CodableWhereAvailable, CustomStringConvertible, Hashable, Identifiable, Sendable
where ID == String {
  /// The emoji itself, with variation selectors as in the data.
  var character: String { get }

  /// The name, such as "grinning face".
  var name: String { get }

  /// The shortcodes without colons, the main one first.
  var shortcodes: [String] { get }

  /// Words to search for, in addition to the name.
  var keywords: [String] { get }

  /// Whether it supports skin tones in Unicode.
  var supportsSkinTone: Bool { get }
}

extension EmojiEntry {
  /// The emoji itself.
  public var id: String { character }

  /// The emoji itself.
  public var description: String { character }

  /// Returns the emoji in a skin tone.
  ///
  /// If the emoji doesn't support skin tones, it is unchanged.
  public func withSkinTone(_ tone: SkinTone) -> String {
    supportsSkinTone ? EmojiSequence.text(character, in: tone) : character
  }

  /// Returns the emoji of two people or hands in two skin tones: "🧑🏻‍🤝‍🧑🏿" for "🧑‍🤝‍🧑".
  ///
  /// The result is `nil` for other emoji, and if only one of the tones is `none`, for which Unicode has no sequences.
  public func withSkinTones(_ first: SkinTone, _ second: SkinTone) -> String? {
    supportsSkinTone ? EmojiSequence.text(character, in: first, second) : nil
  }
}
