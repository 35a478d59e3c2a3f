/// Operations on emoji sequences (UTS #51).
public enum EmojiSequence {
  /// Returns the emoji in a skin tone.
  ///
  /// The tone is added after each person or body part, and replaces a variation selector or a tone there. With the tone
  /// `none`, the emoji is unchanged.
  public static func text(_ text: String, in tone: SkinTone) -> String {
    guard let modifier = tone.modifierScalar else { return text }
    let isJoined = text.unicodeScalars.contains(joiner)
    // An unassigned character may be a person. If the sequence has a known person, the unassigned character is
    // something that the person holds.
    let hasBase = text.unicodeScalars.contains { EmojiScalars.modifierBases.contains($0) }
    let bases = hasBase ? EmojiScalars.modifierBases : EmojiScalars.unassigned
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // The tone replaces a selector or an old tone.
      if scalar == variationSelector || scalar.isSkinTone, result.last == modifier { continue }
      result.append(scalar)
      // The handshake between two people accepts no tone.
      let isBetween = isJoined && scalar == handshake
      if bases.contains(scalar), !isBetween { result.append(modifier) }
    }
    return String(result)
  }

  static var variationSelector: Unicode.Scalar { "\u{FE0F}" }
  static let joiner: Unicode.Scalar = "\u{200D}"
  static let handshake: Unicode.Scalar = "\u{1F91D}"
}
