import AlmanacEmoji
import Foundation

/// A small list, in the formats of the sources.
enum EmojiList {
  static let entries = [
    EmojiRawEntry(
      character: "😀",
      name: "grinning face",
      category: "Smileys & Emotion",
      shortcodes: ["grinning"],
      keywords: ["smile", "happy"]
    ),
    EmojiRawEntry(
      character: "👋",
      name: "waving hand",
      category: "People & Body",
      shortcodes: ["wave"],
      keywords: ["goodbye"],
      supportsSkinTone: true
    ),
    EmojiRawEntry(character: "❤️", name: "Red heart", category: "symbols", shortcodes: ["heart"], keywords: ["love"]),
  ]

  static let gemoji = Data(
    """
    [
      {"emoji": "😀", "description": "grinning face", "category": "Smileys & Emotion", "aliases": ["grinning"],
       "tags": ["smile", "happy"], "unicode_version": "6.1", "ios_version": "6.0"},
      {"emoji": "👋", "description": "waving hand", "category": "People & Body", "aliases": ["wave"],
       "tags": ["goodbye"], "unicode_version": "6.0", "ios_version": "6.0", "skin_tones": true},
      {"emoji": "❤️", "description": "Red heart", "category": "symbols", "aliases": ["heart"], "tags": ["love"],
       "unicode_version": "", "ios_version": "6.0"}
    ]
    """.utf8
  )

  static func json(_ entries: [EmojiRawEntry] = entries) throws -> Data { try JSONEncoder().encode(entries) }
}
