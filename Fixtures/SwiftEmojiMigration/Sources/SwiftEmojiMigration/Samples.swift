import Foundation
import SwiftEmojiIndex

extension EmojiRawEntry {
  static let samples = [
    EmojiRawEntry(
      character: "😀",
      name: "grinning face",
      category: "Smileys & Emotion",
      shortcodes: ["grinning"],
      keywords: ["happy", "smile"],
      supportsSkinTone: false
    ),
    EmojiRawEntry(
      character: "😄",
      name: "grinning face with happy eyes",
      category: "Smileys & Emotion",
      shortcodes: ["smile"],
      keywords: ["joy"]
    ),
    EmojiRawEntry(
      character: "👋",
      name: "waving hand",
      category: "People & Body",
      shortcodes: ["wave"],
      keywords: ["hello"],
      supportsSkinTone: true
    ),
    EmojiRawEntry(character: "🐱", name: "cat face", category: "Animals & Nature", shortcodes: ["cat"]),
  ]

  static let japanese = EmojiRawEntry(character: "😀", name: "笑顔", category: "Smileys & Emotion")
}

extension Locale {
  static let japanese = Locale(identifier: "ja")
}

extension [Emoji] {
  /// The emoji in one text.
  var text: String { map(\.character).joined() }
}

/// A list in memory, as a source of a program.
struct ListSource: EmojiDataSource {
  var identifier = "list"
  var displayName = "My List"
  var refreshInterval: TimeInterval = 3600
  var entries = EmojiRawEntry.samples

  func fetch() async throws -> [EmojiRawEntry] { entries }
}

/// A source without a list. It has only what a source must have.
struct EmptySource: EmojiDataSource {
  let identifier = "empty"
  let displayName = "Nothing"

  func fetch() async throws -> [EmojiRawEntry] { throw EmojiIndexError.noDataAvailable }
}

/// Lists in memory, as a cache of a program.
actor MemoryCache: EmojiCache {
  private var lists: [String: (entries: [EmojiRawEntry], lastUpdated: Date)] = [:]

  func load(for sourceIdentifier: String) async throws -> (entries: [EmojiRawEntry], lastUpdated: Date)? {
    lists[sourceIdentifier]
  }

  func save(_ entries: [EmojiRawEntry], for sourceIdentifier: String) async throws {
    lists[sourceIdentifier] = (entries, Date())
  }

  func clear(for sourceIdentifier: String) async throws { lists[sourceIdentifier] = nil }

  func clearAll() async throws { lists = [:] }
}

/// A new folder, which the test removes.
func newFolder() throws -> URL {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}

/// The value after it was encoded and decoded.
func copy<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}
