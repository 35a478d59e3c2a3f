/// An emoji in a table, stored as the index of its row.
///
/// The generated type `Emoji` conforms to it, and gets all of its members from the extension below. It is encoded as
/// its character.
public protocol EmojiValue: EmojiEntry {
  /// The categories of the emoji.
  associatedtype Category: EmojiCategoryEnum

  /// The tables of all emoji.
  static var _table: _EmojiTable { get }

  /// The words in the languages other than the main language, empty by default.
  static var _languages: [_EmojiLanguage] { get }

  /// The row in the table.
  var _tableIndex: UInt16 { get }

  /// Creates the emoji of a row.
  ///
  /// - Parameter _tableIndex: A row of the table. If there is no such row, reading a property of the emoji stops the
  ///   program.
  init(_tableIndex: UInt16)
}

extension EmojiValue {
  // An empty array in the generated type would take as long to compile as all its tables.
  /// The default, which is empty.
  public static var _languages: [_EmojiLanguage] { [] }

  /// All emoji, in the list's order.
  ///
  /// - Complexity: O(number of emoji), with one allocation.
  @inlinable
  public static var all: [Self] { (0..<_table.count).map { Self(_tableIndex: UInt16($0)) } }

  /// Returns the emoji of a category, in the list's order.
  ///
  /// - Complexity: O(number of emoji in the category).
  @inlinable
  public static func all(in category: Category) -> [Self] {
    let runs = category.runs()
    var emoji: [Self] = []
    emoji.reserveCapacity(runs.reduce(0) { $0 + $1.count })
    for run in runs {
      for row in run { emoji.append(Self(_tableIndex: UInt16(truncatingIfNeeded: row))) }
    }
    return emoji
  }

  /// Creates the emoji with a character, or returns `nil` if the table doesn't contain it.
  ///
  /// - Parameter character: The emoji, with or without variation selectors and skin tones.
  /// - Complexity: O(length of the character).
  @inlinable
  public init?(_ character: String) {
    guard let row = Self._table.row(character: character) else { return nil }
    self.init(_tableIndex: UInt16(row))
  }

  /// Creates the emoji with a shortcode, or returns `nil` if there is no such emoji.
  ///
  /// - Parameter shortcode: The shortcode without colons, such as "sob". Matching is case-insensitive for shortcodes
  ///   that are lowercase in the data.
  /// - Complexity: O(length of the shortcode), without an allocation if the shortcode is written as in the data.
  @inlinable
  public init?(shortcode: String) {
    guard let row = Self._table.row(shortcode: shortcode) else { return nil }
    self.init(_tableIndex: UInt16(row))
  }

  /// The emoji itself, with variation selectors as in the data.
  @inlinable
  public var character: String { Self._table.character(Int(_tableIndex)) }

  /// The name in the main language, such as "grinning face".
  @inlinable
  public var name: String { Self._table.name(Int(_tableIndex)) }

  /// Calls a closure with the UTF-8 of `name`, in place in the binary.
  ///
  /// - Parameter body: A closure that must not keep the buffer.
  /// - Returns: The return value of `body`.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(1), without an allocation.
  @inlinable
  public func withName<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(Self._table.texts.tableBytes(Int(_tableIndex), EmojiColumn.name.rawValue).buffer)
  }

  /// Returns the name in a language.
  ///
  /// - Parameter language: A language (BCP 47), such as "de", or a variant of it, such as "de-AT".
  /// - Returns: The name, or `nil` if the data doesn't contain it.
  @inlinable
  public func name(in language: String) -> String? {
    Self._table.words(in: language, others: Self._languages).flatMap { $0.name(Int(_tableIndex)) }
  }

  /// The category of the emoji.
  @inlinable
  public var category: Category {
    Category(_tableIndex: Self._table.category(Int(_tableIndex)), of: Category._caseCount)
  }

  /// The shortcodes without colons, the main one first.
  @inlinable
  public var shortcodes: [String] { Self._table.shortcodes(Int(_tableIndex)) }

  /// Words to search for, in addition to the name.
  @inlinable
  public var keywords: [String] { Self._table.keywords(Int(_tableIndex)) }

  /// Returns the keywords of all emoji in a language, in the order of ``all``.
  ///
  /// - Parameter language: A language (BCP 47), such as "de", or a variant of it, such as "de-AT".
  /// - Returns: The keywords without case and diacritics, or `nil` if the data doesn't contain the language.
  /// - Complexity: O(number of keywords in the language).
  public static func keywords(in language: String) -> [[String]]? {
    _table.words(in: language, others: Self._languages)?.keywords(rowCount: _table.count)
  }

  /// Whether it supports skin tones in Unicode.
  @inlinable
  public var supportsSkinTone: Bool { Self._table.supportsSkinTone(Int(_tableIndex)) }

  /// The version that introduced it, or `nil` if the data doesn't state it.
  ///
  /// gemoji counts Unicode versions, and other formats count Emoji versions.
  @inlinable
  public var unicodeVersion: EmojiVersion? { Self._table.unicodeVersion(Int(_tableIndex)) }

  /// Returns the emoji that match a query, without duplicates.
  ///
  /// In order of relevance, the matches are:
  ///
  /// 1. The emoji that is the query, in any spelling and skin tone.
  /// 2. The emoji whose shortcode equals the query.
  /// 3. Emoji whose name contains the query.
  /// 4. Emoji with a shortcode that starts with the query.
  /// 5. Emoji with a keyword that starts with the query.
  ///
  /// If nothing matches, it looks for the words of the query in any order, then for their singular, and then it
  /// forgives one typo. Colons around a shortcode don't count: `:+1:`.
  ///
  /// Matches of the same kind are in the list's order. The search ignores case and diacritics, also in the query:
  /// `cafe` finds Café, and `É` finds what `e` finds. A mark that encloses a character, such as a keycap's, is not a
  /// diacritic.
  ///
  /// - Parameters:
  ///   - query: The text to search for, which is trimmed. An empty query finds all emoji.
  ///   - languages: The languages to search in (BCP 47), or variants of them, such as "de-AT". After the emoji itself
  ///     and an exact shortcode, all matches in the first language come first. If it is empty, the search uses the main
  ///     language, which is also the shortcodes' language. In a language that the data doesn't contain, only the emoji
  ///     itself matches.
  ///   - ranking: The order of the result.
  ///   - usage: The number of times that each emoji was used, for the ranking `usage`. An emoji's skin tones and other
  ///     spellings are added up.
  /// - Returns: The matches in the order of the ranking.
  /// - Complexity: O(length of the query + total length of the names), and O(*n* log *n*) for *n* matches in an order
  ///   other than `relevance`. If nothing contains the query, the names count once for each of its different words, up
  ///   to the first one after which no emoji is left.
  @inlinable
  public static func search(
    _ query: String,
    languages: [String] = [],
    ranking: EmojiRanking = .relevance,
    usage: [String: Double] = [:]
  ) -> [Self] {
    _table.search(query, others: Self._languages, codes: languages, ranking: ranking, usage: usage)
      .map { Self(_tableIndex: UInt16($0)) }
  }

  /// Returns whether two values are the same emoji.
  public static func == (left: Self, right: Self) -> Bool { left._tableIndex == right._tableIndex }

  /// Hashes the emoji.
  public func hash(into hasher: inout Hasher) { hasher.combine(_tableIndex) }

  /// The hash value.
  public var hashValue: Int {
    // Otherwise, the compiler would synthesize the property for each type.
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

#if !hasFeature(Embedded)
  extension EmojiValue {
    /// Creates an emoji by decoding its character.
    ///
    /// - Throws: `DecodingError` if the table doesn't contain the emoji.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let character = try container.decode(String.self)
      guard let emoji = Self(character) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "'\(character)' isn't an emoji in the table."
        )
      }
      self = emoji
    }

    /// Encodes the character.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(character)
    }
  }
#endif
