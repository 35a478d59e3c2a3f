import Almanac
import Foundation
import Guide
import GuideData
import NIOConcurrencyHelpers
import NIOCore

/// All emoji with names in a language, each of them encoded once: that takes longer than a search.
struct EmojiList: Sendable {
  private static let lists = NIOLockedValueBox<[GuideLanguage: Task<EmojiList, any Error>]>([:])

  private let language: GuideLanguage

  /// The entries as JSON, in the order of the table.
  private let entries: [Data]

  private init(_ language: GuideLanguage) throws {
    self.language = language
    let keywords = language == .english ? nil : Emoji.keywords(in: language.rawValue)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    entries = try Emoji.all.map { try encoder.encode(EmojiEntryAnswer($0, in: language, keywords)) }
  }

  /// Returns the list in a language. It's made on a thread that answers nobody, and all who ask meanwhile wait for it.
  static func of(_ language: GuideLanguage) async throws -> EmojiList {
    let task = lists.withLockedValue { lists in
      if let task = lists[language] { return task }
      let task = Task.detached { try EmojiList(language) }
      lists[language] = task
      return task
    }
    return try await task.value
  }

  /// The emoji that match a query in the language or in English. An empty query matches all.
  func found(_ query: String) -> Content {
    let languages = language == .english ? ["en"] : [language.rawValue, "en"]
    var body = ByteBuffer(string: "{\"emoji\":[")
    for (place, emoji) in Emoji.search(query, languages: languages).enumerated() {
      if place > 0 { body.writeString(",") }
      body.writeBytes(entries[Int(emoji._tableIndex)])
    }
    body.writeString("]}")
    return Content(body: body, type: "application/json")
  }
}
