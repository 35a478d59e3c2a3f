import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// No text, however broken, makes the readers of emoji crash or hang.
@Suite struct EmojiFuzzTests {
  private static let count = rounds(100_000)

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
  ]

  @Test(.timeLimit(.minutes(60)), arguments: 0..<8)
  func readsAnything(part: Int) throws {
    var random = SeededGenerator(seed: part)
    let context = TargetContext(.emoji)
    var kept = 0
    for _ in 0..<Self.count / 8 {
      let bytes = TextMutation.mutated(Self.seeds, using: &random)
      guard let file = try? DataFile.parse(SourceText(path: "emoji.json", bytes: bytes)) else { continue }
      var files = SectionFiles([file])
      files.files += SectionFiles([file], language: "fr").files
      let problems = Problems()
      let list = EmojiList.read(files, EmojiSettings(), problems)
      kept += list.entries.count
      // The entries can be encoded, and problems have a location in the text.
      _ = try list.contexts(context)
      for diagnostic in problems.sorted(isStrict: false) {
        if diagnostic.location.line < 1 || diagnostic.location.column < 1 { Issue.record("\(diagnostic)") }
      }
    }
    // Some mutations are harmless.
    #expect(kept > Self.count / 100)
  }
}
