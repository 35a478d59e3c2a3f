import Foundation
import Testing

@testable import AlmanacGenerator

/// No text, however broken, makes the readers of emoji crash or hang.
@Suite struct EmojiFuzzTests {
  private static let count = 100_000

  private static let seeds = [
    #"""
    [{"emoji": "😀", "description": "grinning face", "category": "Smileys & Emotion", "aliases": ["grinning"],
      "tags": ["smile"], "unicode_version": "6.1", "ios_version": "6.0", "skin_tones": false}]
    """#,
    #"""
    [{"character": "🕵️", "name": "detective", "category": "People & Body", "shortcodes": ["sleuth"],
      "keywords": ["spy"], "supportsSkinTone": true}]
    """#,
    #"""
    [{"label": "waving hand", "hexcode": "1F44B", "tags": ["wave"], "emoji": "👋", "order": 1, "group": 1,
      "subgroup": 2, "version": 0.6, "skins": [{"emoji": "👋🏻"}], "shortcodes": ["wave"]}]
    """#,
    #"""
    {"annotations": {"identity": {"language": "de", "territory": "AT"}, "annotations": {"😀": {"default": ["Gesicht"],
      "tts": ["grinsendes Gesicht"]}}}}
    """#,
    """
    # group: Smileys & Emotion
    # subgroup: face-smiling
    1F600 ; fully-qualified # 😀 E1.0 grinning face
    1F44B 1F3FB ; fully-qualified # 👋🏻 E1.0 waving hand: light skin tone
    1F3FB ; component # 🏻 E1.0 light skin tone
    """,
  ].map { Array($0.utf8) }

  /// What is worth a try in the place of something else.
  private static let tokens =
    [
      "[", "]", "{", "}", ",", ":", "\"", "\\", "\\u", "\\uD83D", "\\uDE00", "null", "true", "-1e999", "1e-400", "0x",
      "9999999999999999999", "\u{0}", "\u{FEFF}", "\u{200D}", "\u{FE0F}", "🏽", "🇩🇪", "👩‍🚀", "é", "e\u{301}", "\r\n", "#",
      ";", "E",
      "[[[[[[[[", "\"\"", " ", "\t",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]

  @Test(.timeLimit(.minutes(5)), arguments: 0..<8)
  func readsAnything(part: Int) {
    var random = SeededRandom(seed: part)
    var kept = 0
    for _ in 0..<Self.count / 8 {
      let bytes = Self.mutated(using: &random)
      guard case .success(let file) = InputFile.parse(SourceText(path: "emoji.json", bytes: bytes)) else { continue }
      let data = EmojiData([file], languages: [("fr", file)])
      var builder = EmojiBuilder(configuration: EmojiConfiguration())
      let list = builder.list(of: data)
      kept += list.emoji.count
      // What is kept can be laid out, and problems have a place in the text.
      _ = EmojiTableBuilder(list: list).characters.text
      for diagnostic in data.diagnostics + builder.diagnostics {
        if diagnostic.location.line < 1 || diagnostic.location.column < 1 { Issue.record("\(diagnostic)") }
      }
    }
    // Some are hurt where it does not matter.
    #expect(kept > 1_000)
  }

  private static func mutated(using random: inout SeededRandom) -> [UInt8] {
    var bytes = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 2: bytes.replaceSubrange(start..<end, with: tokens.randomElement(using: &random) ?? [])
      case 3: bytes.insert(contentsOf: tokens.randomElement(using: &random) ?? [], at: start)
      default:
        if start < bytes.count { bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
      }
    }
    return bytes
  }
}
