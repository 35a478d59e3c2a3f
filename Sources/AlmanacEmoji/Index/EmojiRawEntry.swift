public import Almanac

/// An entry of a list of emoji in files and on servers, in SwiftEmoji's interchange format.
public struct EmojiRawEntry: Codable, Hashable, Sendable {
  /// The emoji.
  public var character: String

  /// The name, such as "grinning face".
  public var name: String

  /// The name of the category, such as "Smileys & Emotion" (see `EmojiGroup`).
  public var category: String

  /// Shortcodes without colons, the usual one first.
  public var shortcodes: [String]

  /// Words to search for, in addition to the name.
  public var keywords: [String]

  /// Whether the emoji supports skin tones.
  public var supportsSkinTone: Bool

  /// Makes an entry.
  public init(
    character: String,
    name: String,
    category: String,
    shortcodes: [String] = [],
    keywords: [String] = [],
    supportsSkinTone: Bool = false
  ) {
    self.character = character
    self.name = name
    self.category = category
    self.shortcodes = shortcodes
    self.keywords = keywords
    self.supportsSkinTone = supportsSkinTone
  }

  /// The entry of a generated emoji.
  public init(_ emoji: some EmojiValue) {
    self.init(
      character: emoji.character,
      name: emoji.name,
      category: emoji.category.rawValue,
      shortcodes: emoji.shortcodes,
      keywords: emoji.keywords,
      supportsSkinTone: emoji.supportsSkinTone
    )
  }

  /// Decodes an entry. Missing lists are empty, and a missing `supportsSkinTone` is `false`.
  ///
  /// - Throws: A `DecodingError` if the character, the name or the category is missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      character: try container.decode(String.self, forKey: .character),
      name: try container.decode(String.self, forKey: .name),
      category: try container.decode(String.self, forKey: .category),
      shortcodes: try container.decodeIfPresent([String].self, forKey: .shortcodes) ?? [],
      keywords: try container.decodeIfPresent([String].self, forKey: .keywords) ?? [],
      supportsSkinTone: try container.decodeIfPresent(Bool.self, forKey: .supportsSkinTone) ?? false
    )
  }

  /// Adds the shortcodes and keywords of other entries that this one does not have.
  ///
  /// - Complexity: O(number of words of all entries).
  mutating func addWords(of others: some Sequence<EmojiRawEntry>) {
    var (codes, words) = (Set(shortcodes), Set(keywords))
    for other in others {
      shortcodes += other.shortcodes.filter { codes.insert($0).inserted }
      keywords += other.keywords.filter { words.insert($0).inserted }
    }
  }
}
