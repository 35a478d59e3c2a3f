public import Almanac
import AlmanacDownload
import AlmanacTables
import Foundation

/// A list of emoji, for lookup and search without waiting.
///
/// It is immutable: loading another list creates a new index. Copying it is as cheap as copying a reference.
public struct EmojiIndex: Sendable {
  let tables: EmojiTableReader
  private let source: IndexedEmoji.Source

  /// Creates an index of a list.
  ///
  /// If the list contains an emoji several times, only the first entry counts. `language` is the language of its names
  /// and keywords (BCP 47), or `nil` if you don't know it.
  ///
  /// - Throws: `EmojiIndexError.tooLarge` for more than 65,536 emoji, 1,024 languages, 1,048,576 names or 9 MB of
  ///   words. An emoji counts once for each language of the list.
  /// - Complexity: O(*n* log *n*) for *n* words, about 20 ms for 1,870 emoji. `DiskEmojiCache` keeps the result.
  public init(_ entries: [EmojiRawEntry], language: String? = nil) throws {
    self.init(tables: try EmojiTableReader(entries, language: language ?? ""))
  }

  /// Creates an index of a generated type, which reads the tables in the binary.
  ///
  /// All indexes of a type are copies of one.
  ///
  /// - Complexity: O(number of emoji) the first time, some microseconds for 1,870. Later, O(1).
  public init<Emoji: EmojiValue>(_ type: Emoji.Type) {
    self = Self.ofTypes.withLock { indices in
      if let index = indices[ObjectIdentifier(type)] { return index }
      let categories = Emoji.Category.allCases.map(\.rawValue)
      let tables = EmojiTableReader(Emoji._table, others: Emoji._languages, categories: categories)
      let index = EmojiIndex(tables: tables)
      indices[ObjectIdentifier(type)] = index
      return index
    }
  }

  private static let ofTypes = Locked<[ObjectIdentifier: EmojiIndex]>([:])

  init(tables: EmojiTableReader) {
    self.tables = tables
    source = IndexedEmoji.Source(.list(tables))
  }

  /// The identity of the list, which all copies of an index share.
  package var identity: ObjectIdentifier { ObjectIdentifier(tables) }

  /// The number of emoji.
  public var count: Int { tables.count }

  /// All emoji, in the order of the list.
  ///
  /// - Complexity: O(number of emoji), with one allocation.
  public var all: [IndexedEmoji] { (0..<count).map { IndexedEmoji(source, row: $0) } }

  /// The languages (BCP 47) of the words. The first is the language of the names, and empty if it is not known.
  public var languages: [String] { tables.languages }

  /// The emoji of each group that contains any.
  public var categories: [EmojiGroup: [IndexedEmoji]] {
    Dictionary(uniqueKeysWithValues: sections.map { ($0.category, $0.emojis) })
  }

  /// The emoji of each group that contains any, in Unicode's order.
  public var sections: [EmojiSection] {
    EmojiGroup.allCases.map { EmojiSection(category: $0, emojis: emojis(in: $0)) }.filter { !$0.emojis.isEmpty }
  }

  /// Returns the emoji of a group, in the order of the list.
  ///
  /// - Complexity: O(number of emoji in the group).
  public func emojis(in category: EmojiGroup) -> [IndexedEmoji] {
    tables.rows(ofGroup: category.index).map { IndexedEmoji(source, row: Int($0)) }
  }

  /// Returns the emoji for a character, ignoring skin tone and variation selectors, or `nil` if the list lacks it.
  ///
  /// - Complexity: O(length of the character).
  public func emoji(_ character: String) -> IndexedEmoji? {
    tables.row(character: character).map { IndexedEmoji(source, row: $0) }
  }

  /// Returns the emoji of a generated type, if this is the index of the type.
  func emoji(_ emoji: some EmojiValue) -> IndexedEmoji { IndexedEmoji(source, row: Int(emoji._tableIndex)) }

  /// Returns an emoji with the list's properties, in the spelling of a character.
  func spelled(_ character: String) -> IndexedEmoji? {
    tables.row(character: character).map { row in
      IndexedEmoji(IndexedEmoji.Source(.list(tables), spelling: character), row: row)
    }
  }

  /// Returns the emoji for a shortcode without colons, in any case, or `nil` if there is none.
  ///
  /// - Complexity: O(length of the shortcode).
  public func emoji(shortcode: String) -> IndexedEmoji? {
    tables.row(shortcode: shortcode).map { IndexedEmoji(source, row: $0) }
  }

  /// Returns the emoji that match a query, without duplicates, by the rules of `Emoji.search`.
  ///
  /// - Parameters:
  ///   - query: The text to search for, which is trimmed. An empty query finds all emoji.
  ///   - languages: The languages to search in (BCP 47). If this is empty, the language of the names is searched.
  ///   - ranking: The order of the result.
  ///   - usage: The score of each used emoji, for the ranking `usage`.
  /// - Returns: The matches in the order of the ranking.
  /// - Complexity: O(total length of the names).
  public func search(
    _ query: String,
    languages: [String] = [],
    ranking: EmojiRanking = .relevance,
    usage: [String: Double] = [:]
  ) -> [IndexedEmoji] {
    tables.search(query, languages: languages, ranking: ranking, usage: usage).map {
      IndexedEmoji(source, row: $0)
    }
  }

  /// The list in a form that can be saved.
  public var entries: [EmojiRawEntry] {
    zip(all, tables.words()).map { emoji, words in
      var entry = EmojiRawEntry(emoji)
      for words in words {
        entry.localizations[words.language] = EmojiLocalization(name: words.name, keywords: words.keywords)
      }
      return entry
    }
  }
}

/// The emoji of one group, to show under a title.
public struct EmojiSection: Hashable, Identifiable, Sendable {
  /// The group.
  public let category: EmojiGroup

  /// Its emoji.
  public let emojis: [IndexedEmoji]

  /// Creates a section.
  public init(category: EmojiGroup, emojis: [IndexedEmoji]) {
    self.category = category
    self.emojis = emojis
  }

  /// The raw value of the group.
  public var id: String { category.id }
}
