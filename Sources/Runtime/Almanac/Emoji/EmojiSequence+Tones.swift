extension EmojiSequence {
  private static let handshake: Unicode.Scalar = "\u{1F91D}"
  private static let heart: Unicode.Scalar = "\u{2764}"

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

  /// Returns the emoji of two people or hands in two skin tones, such as "🧑🏻‍🤝‍🧑🏿" for "🧑‍🤝‍🧑".
  ///
  /// With the same tone twice, it is the emoji in that tone. The result is `nil` if the emoji doesn't show two people
  /// or hands, or if only one of the tones is `none`, for which Unicode has no sequences.
  public static func text(_ text: String, in first: SkinTone, _ second: SkinTone) -> String? {
    var scalars = Array(text.unicodeScalars.filter { !$0.isSkinTone })
    if bases(of: scalars).count != 2, let pair = pairs.first(where: { key(text) == $0.character.description }) {
      scalars = Array(pair.sequence.description.unicodeScalars)
    }
    let bases = bases(of: scalars)
    guard bases.count == 2 else { return nil }
    if first == second { return self.text(text, in: first) }
    guard let one = first.modifierScalar, let other = second.modifierScalar else { return nil }
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() where scalar != variationSelector {
      result.append(scalar)
      if index == bases[0] { result.append(one) }
      if index == bases[1] { result.append(other) }
      if scalar == heart { result.append(variationSelector) }
    }
    return String(result)
  }

  /// Returns the indices of the people or hands, without the handshake between two people.
  private static func bases(of scalars: [Unicode.Scalar]) -> [Int] {
    scalars.indices.filter { EmojiScalars.modifierBases.contains(scalars[$0]) && scalars[$0] != handshake }
  }
}
