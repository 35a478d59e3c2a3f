public import Almanac
import AlmanacTables

/// An emoji of a list.
///
/// It keeps the list in memory, and reads its properties there. It is encoded in the format of `EmojiRawEntry`, with
/// the words in the language of the list.
public struct IndexedEmoji: EmojiEntry {
  /// The source of an emoji's properties. It's a class, because all emoji of a list share it, and a copy is one
  /// reference.
  final class Source: Sendable {
    enum Kind {
      case list(EmojiTableReader)
      case entry(EmojiRawEntry)
    }

    let kind: Kind

    /// The emoji in another skin tone or with other variation selectors, or `nil` if it has the spelling of its list or
    /// entry.
    let spelling: String?

    init(_ kind: Kind, spelling: String? = nil) {
      self.kind = kind
      self.spelling = spelling
    }
  }

  private let source: Source
  private let row: Int

  init(_ source: Source, row: Int) {
    self.source = source
    self.row = row
  }

  /// Creates an emoji from an entry, without a list.
  public init(_ entry: EmojiRawEntry) { self.init(Source(.entry(entry)), row: 0) }

  private func fact<Value>(_ ofRow: (EmojiTableReader) -> (Int) -> Value, _ ofEntry: (EmojiRawEntry) -> Value) -> Value
  {
    switch source.kind {
    case .list(let tables): ofRow(tables)(row)
    case .entry(let entry): ofEntry(entry)
    }
  }

  /// The emoji itself, with variation selectors as in the list.
  public var character: String { source.spelling ?? listed }

  /// The emoji in the spelling of its list or entry.
  private var listed: String { fact(EmojiTableReader.character, \.character) }

  /// The name in the language of the list, such as "grinning face".
  public var name: String { fact(EmojiTableReader.name, \.name) }

  /// Returns the name in a language.
  ///
  /// - Parameter language: A language (BCP 47), such as "de", or a variant of it, such as "de-AT".
  /// - Returns: The name, or `nil` if the list doesn't contain it.
  public func name(in language: String) -> String? {
    fact({ tables in { tables.name($0, in: language) } }) { entry in
      let languages = entry.localizations.keys.sorted()
      let index = LanguageTag.index(of: language, among: languages)
      return index.flatMap { entry.localizations[languages[$0]]?.name }
    }
  }

  /// The Unicode group, which is `symbols` if the list uses a custom category; see `categoryName`.
  public var category: EmojiGroup {
    fact({ tables in { EmojiGroup.allCases[tables.group($0)] } }, { EmojiGroup(ofCategory: $0.category) })
  }

  /// The name of the category in the list.
  public var categoryName: String { fact(EmojiTableReader.categoryName, \.category) }

  /// Shortcodes without colons, the usual one first.
  public var shortcodes: [String] { fact(EmojiTableReader.shortcodes, \.shortcodes) }

  /// Words to search for, in addition to the name.
  public var keywords: [String] { fact(EmojiTableReader.keywords, \.keywords) }

  /// Whether it supports skin tones in Unicode.
  public var supportsSkinTone: Bool { fact(EmojiTableReader.supportsSkinTone, \.supportsSkinTone) }

  /// Returns the emoji in a skin tone, with the same properties. With `none`, it has the spelling of its list or entry.
  /// An emoji that doesn't support skin tones is unchanged.
  package func toned(_ tone: SkinTone) -> IndexedEmoji {
    guard supportsSkinTone, tone != .none || source.spelling != nil else { return self }
    let spelling = tone == .none ? nil : EmojiSequence.text(listed, in: tone)
    return IndexedEmoji(Source(source.kind, spelling: spelling), row: row)
  }

  /// Returns whether two emoji come from the same list object and have the same spelling, which takes almost no time.
  func isIdentical(to other: Self) -> Bool {
    guard row == other.row else { return false }
    if source === other.source { return true }
    guard case .list(let tables) = source.kind, case .list(let others) = other.source.kind else { return false }
    return tables === others && source.spelling == other.source.spelling
  }

  /// Returns whether two emoji are the same, with the same properties.
  public static func == (left: Self, right: Self) -> Bool {
    if left.source === right.source { return left.row == right.row }
    return EmojiRawEntry(left) == EmojiRawEntry(right)
  }

  /// Hashes the character.
  public func hash(into hasher: inout Hasher) { hasher.combine(character) }

  /// Creates an emoji by decoding the format of `EmojiRawEntry`.
  public init(from decoder: any Decoder) throws { self.init(try EmojiRawEntry(from: decoder)) }

  /// Encodes the emoji in the format of `EmojiRawEntry`.
  public func encode(to encoder: any Encoder) throws { try EmojiRawEntry(self).encode(to: encoder) }
}

/// Emoji of generated types.
extension IndexedEmoji {
  /// Creates an emoji from a value of a generated type. It reads its properties from the tables in the binary.
  ///
  /// - Complexity: O(1), except for the first emoji of a type: see `EmojiIndex.init(_:)`.
  public init(_ emoji: some EmojiValue) { self = EmojiIndex(type(of: emoji)).emoji(emoji) }

  /// Returns the emoji of a generated type, in the same order.
  ///
  /// - Complexity: O(number of emoji), some microseconds for 1,870.
  static func list<Emoji: EmojiValue>(_ emojis: [Emoji]) -> [IndexedEmoji] {
    let index = EmojiIndex(Emoji.self)
    return emojis.map { index.emoji($0) }
  }
}

extension EmojiRawEntry {
  /// Creates the entry of an emoji, with the name of its category in the list, and without words in other languages.
  public init(_ emoji: IndexedEmoji) {
    self.init(
      character: emoji.character,
      name: emoji.name,
      category: emoji.categoryName,
      shortcodes: emoji.shortcodes,
      keywords: emoji.keywords,
      supportsSkinTone: emoji.supportsSkinTone
    )
  }
}
