import Testing

@testable import AlmanacGenerator

@Suite struct UnicodeScalarsTests {
  /// The characters of the tables, with their properties in the standard library.
  private static let known = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter {
    $0.properties.age.map { $0.major < 15 || $0.major == 15 && $0.minor == 0 } ?? false
  }

  @Test func agreeWithTheStandardLibrary() {
    // Later versions allow these characters in identifiers.
    let changed: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}", "\u{30FB}", "\u{FF65}"]
    let wrong = Self.known.filter { scalar in
      let properties = scalar.properties
      let isInvisible = [.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
      return UnicodeScalars.identifierStarts.contains(scalar) != properties.isXIDStart
        || SwiftIdentifier.isPart(scalar) != properties.isXIDContinue && !changed.contains(scalar)
        || scalar.isUnprintable != isInvisible || scalar.isEmoji != properties.isEmoji
        || EmojiScalars.modifierBases.contains(scalar) != properties.isEmojiModifierBase
        || scalar.isSkinTone != properties.isEmojiModifier
    }
    #expect(Self.known.count > 140_000 && wrong.isEmpty)
  }

  @Test(arguments: [
    "😀", "☺️", "👋🏽", "🕵🏿‍♀️", "🇩🇪", "🇦🇶", "🇨🇶", "🇪🇺", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏽",
    // Unassigned characters that are reserved for emoji, with a tone and next to a person.
    "\u{1FAFF}", "\u{1FAFF}🏽", "🧑🏽‍\u{1FAFF}",
  ])
  func takesEmoji(text: String) {
    #expect(EmojiCharacter.isEmoji(text))
    #expect(EmojiSequence.key(text) != nil || text == "🏽")
  }

  @Test(arguments: ["", "a", "1", "é", "🇽🇽", "🇩", "😀😀", "😀🏽", "\u{1FB00}", "\u{378}", "a🏽", "✓\u{200D}"])
  func takesNothingElse(text: String) {
    #expect(!EmojiCharacter.isEmoji(text))
  }
}
