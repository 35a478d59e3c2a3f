/// An emoji of a table: the number of its row.
///
/// The generated type `Emoji` conforms to it and takes everything below from it. Coded, it is its character.
public protocol EmojiValue: Codable, CustomStringConvertible, Hashable, Identifiable, Sendable where ID == String {
  /// The categories of the emoji.
  associatedtype Category: EmojiCategoryEnum

  /// All that is known of the emoji.
  static var _table: EmojiTable { get }

  /// The words in further languages than that of the table; none unless the type says so.
  static var _languages: [EmojiLanguage] { get }

  /// The row of the table.
  var _tableIndex: UInt16 { get }

  /// The emoji of a row.
  ///
  /// - Parameter _tableIndex: A row of the table; what is read of another stops the program.
  init(_tableIndex: UInt16)
}

extension EmojiValue {
  /// None: said here because an empty array in the generated type takes the compiler as long as all its tables.
  public static var _languages: [EmojiLanguage] { [] }

  /// All emoji, in the order of the data.
  ///
  /// - Complexity: O(number of emoji), with one allocation.
  @inlinable
  public static var all: [Self] { (0..<_table.count).map { Self(_tableIndex: UInt16($0)) } }

  /// The emoji of a category, in the order of the data.
  ///
  /// - Complexity: O(number of its emoji).
  public static func all(in category: Category) -> [Self] {
    var emoji: [Self] = []
    category.forEachRow { emoji.append(Self(_tableIndex: UInt16($0))) }
    return emoji
  }

  /// The emoji that a text is, with or without variation selectors and skin tones; `nil` where it is none of the table.
  ///
  /// - Complexity: O(log number of emoji).
  @inlinable
  public init?(_ character: String) {
    guard let row = Self._table.row(character: character) else { return nil }
    self.init(_tableIndex: UInt16(row))
  }

  /// The emoji of a shortcode, such as "sob", without colons.
  ///
  /// - Complexity: O(log number of shortcodes), without an allocation.
  @inlinable
  public init?(shortcode: String) {
    guard let row = Self._table.row(shortcode: shortcode) else { return nil }
    self.init(_tableIndex: UInt16(row))
  }

  /// The emoji itself, with variation selectors as the data has them.
  @inlinable
  public var character: String { Self._table.character(Int(_tableIndex)) }

  /// The name in the language of the data, such as "grinning face".
  @inlinable
  public var name: String { Self._table.name(Int(_tableIndex)) }

  /// The name in another language, or `nil` where the data has none.
  ///
  /// - Parameter language: The language as in BCP 47; of "de-AT", "de" does as well.
  @inlinable
  public func name(in language: String) -> String? {
    Self._table.words(in: language, others: Self._languages).flatMap { $0.name(Int(_tableIndex)) }
  }

  /// The category of the emoji.
  @inlinable
  public var category: Category {
    Category(_tableIndex: Self._table.category(Int(_tableIndex)), of: Category._caseCount)
  }

  /// The shortcodes without colons, the usual one first.
  @inlinable
  public var shortcodes: [String] { Self._table.shortcodes(Int(_tableIndex)) }

  /// Words that one may search it by, besides its name.
  @inlinable
  public var keywords: [String] { Self._table.keywords(Int(_tableIndex)) }

  /// Whether Unicode gives it skin tones.
  @inlinable
  public var supportsSkinTone: Bool { Self._table.supportsSkinTone(Int(_tableIndex)) }

  /// The version that brought it, as the data counts: gemoji names that of Unicode, others that of Emoji. `nil` where
  /// the data does not know.
  @inlinable
  public var unicodeVersion: String? { Self._table.unicodeVersion(Int(_tableIndex)) }

  /// The emoji in a skin tone; the emoji itself where it takes none.
  @inlinable
  public func withSkinTone(_ tone: SkinTone) -> String {
    supportsSkinTone ? EmojiSequence.text(character, in: tone) : character
  }

  /// The emoji that a query finds, each once, best first.
  ///
  /// First comes the one whose shortcode is the query, then those whose name contains it, those with a shortcode that
  /// begins with it, and those with a keyword that does; each group in the order of the data. Upper and lower case are
  /// one, white space around the query is none of it, and the empty query finds all.
  ///
  /// - Parameters:
  ///   - query: What to look for.
  ///   - languages: The languages to look in, the most important first, whose finds stand first; without any, that of
  ///     the data, whose words shortcodes are. Of "de-AT", "de" does as well; a language without words finds nothing.
  ///   - ranking: The order of the result.
  ///   - usage: How much each emoji was used, for the order `usage`; skin tones and other spellings count together.
  /// - Complexity: O(length of all names), and O(*n* log *n*) for *n* finds in another order than `relevance`.
  @inlinable
  public static func search(
    _ query: String,
    languages: [String] = [],
    ranking: EmojiRanking = .relevance,
    usage: [String: Double] = [:]
  ) -> [Self] {
    _table.search(query, others: Self._languages, codes: languages, ranking: ranking, usage: usage)
      .map { Self(_tableIndex: $0) }
  }

  /// The emoji itself.
  public var id: String { character }

  /// The emoji itself.
  public var description: String { character }

  /// Tells whether two values are the same emoji.
  public static func == (left: Self, right: Self) -> Bool { left._tableIndex == right._tableIndex }

  /// Feeds the emoji to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(_tableIndex) }

  /// The hash value; here because the compiler would write it anew for each type.
  public var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }

  /// Reads an emoji from its character.
  ///
  /// - Throws: A `DecodingError` where the table does not have it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let character = try container.decode(String.self)
    guard let emoji = Self(character) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(character)' is no emoji of the table."
      )
    }
    self = emoji
  }

  /// Writes the character.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(character)
  }
}
