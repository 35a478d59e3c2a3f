import TestSupport
import Testing

@testable import AlmanacGenerator

/// The patterns of amounts, and the digits.
@Suite struct AmountPatternTests {
  @Test(arguments: [
    ("¤#,##0.00", "¤0;-¤0", 3, 3), ("#,##,##0.00 ¤", "0 ¤;-0 ¤", 3, 2), ("¤0", "¤0;-¤0", 0, 0),
    ("¤ #,##0;(¤ #,##0)", "¤ 0;(¤ 0)", 3, 3), ("#,#0.0-¤", "0-¤;-0-¤", 2, 2),
    ("\u{200F}#0.00¤", "\u{200F}0¤;-\u{200F}0¤", 0, 0),
  ])
  func reads(text: String, halves: String, primary: Int, secondary: Int) throws {
    let pattern = try AmountPattern(parsing: text)
    #expect(pattern.text == halves)
    #expect(pattern.groups == AmountPattern.Groups(primary: primary, secondary: secondary))
  }

  @Test(arguments: [
    "", "¤", "0", "¤;", ";", "¤0;¤0;¤0", "¤¤0", "¤0 0", "¤0;¤", "¤0;0", "¤0;¤0.0", "¤,0", "¤#,", "¤0,", "¤0.", "¤0.#",
    "¤00", "¤#", "¤#,,##0", "¤#,#,#,#0", "¤0%", "'a'¤0", "¤1", "¤٠0", "¤+0", "¤#,##########0", "¤0\u{301}.0", "¤##0#",
  ])
  func refuses(text: String) { #expect(AmountPattern(text) == nil) }

  @Test(arguments: [
    ("0123456789", true), ("٠١٢٣٤٥٦٧٨٩", true), ("𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙", true), ("", false), ("012345678", false),
    ("01234567899", false), ("1234567890", false), ("abcdefghij", false), ("0123456798", false), ("²³´µ¶·¸¹º»", false),
  ])
  func knowsDigits(text: String, areDigits: Bool) { #expect(FormatRules.areDigits(text) == areDigits) }

  /// No text is too strange.
  @Test func readsAnything() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let scalars = (0..<Int.random(in: 0..<12, using: &random)).compactMap { _ in
        "¤#,0.;-( \u{301}9".unicodeScalars.randomElement(using: &random)
      }
      let text = scalars.map(String.init).joined()
      guard let pattern = AmountPattern(text) else { continue }
      let halves = pattern.text.unicodeScalars
      #expect([";", "¤", "0"].map { scalar in halves.count { $0 == scalar } } == [1, 2, 2], "\(text)")
    }
  }
}
