/// How the scalars of an emoji work together (UTS #51).
public enum EmojiSequence {
  /// The emoji without variation selectors and skin tones: what all its spellings have in common.
  ///
  /// - Returns: `nil` where a selector or a tone stands where no emoji has one.
  /// - Complexity: O(length of the text).
  public static func key(_ text: String) -> String? {
    var key = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == variationSelector || scalar.isSkinTone {
        guard let base = previous, base.isEmoji else { return nil }
        // A tone alone is an emoji of its own, but not behind what takes none.
        guard scalar == variationSelector || base.takesSkinTone else { return nil }
        if scalar == variationSelector, base.isSkinTone { return nil }
      } else {
        key.append(scalar)
      }
      previous = scalar
    }
    let bare = String(key)
    return pairs[bare] ?? bare
  }

  /// The emoji in a tone.
  ///
  /// The tone follows each person or part of a body; a variation selector that stood there goes.
  ///
  /// - Parameters:
  ///   - text: An emoji that Unicode gives tones.
  ///   - tone: The tone; with `none`, the text stays as it is.
  public static func text(_ text: String, in tone: SkinTone) -> String {
    guard let modifier = tone.modifier else { return text }
    let isJoined = text.unicodeScalars.contains(joiner)
    // What Unicode has not assigned yet may be a person, but not beside one: there it is what the person has.
    let hasBase = text.unicodeScalars.contains { EmojiScalars.modifierBases.contains($0) }
    let bases = hasBase ? EmojiScalars.modifierBases : EmojiScalars.unassigned
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == variationSelector, result.last == modifier { continue }
      // A tone that is there already gives way.
      if scalar.isSkinTone, result.last == modifier { continue }
      result.append(scalar)
      // The hands that two people hold have no tone of their own.
      let isBetween = isJoined && scalar == handshake
      if bases.contains(scalar), !isBetween { result.append(modifier) }
    }
    return String(result)
  }

  private static let variationSelector: Unicode.Scalar = "\u{FE0F}"
  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let handshake: Unicode.Scalar = "\u{1F91D}"

  /// The pairs that Unicode spells as one character, and as a sequence where the two have different tones
  /// (emoji-zwj-sequences.txt).
  private static let pairs: [String: String] = [
    "👩‍🤝‍👩": "👭",
    "👩‍🤝‍👨": "👫",
    "👨‍🤝‍👨": "👬",
    "🧑‍❤‍💋‍🧑": "💏",
    "🧑‍❤‍🧑": "💑",
    "🫱‍🫲": "🤝",
  ]
}
