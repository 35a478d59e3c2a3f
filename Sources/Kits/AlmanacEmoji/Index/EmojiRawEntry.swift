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

  /// The words in further languages, by language (BCP 47), such as "de".
  public var localizations: [String: EmojiLocalization] = [:]

  /// Creates an entry.
  public init(
    character: String,
    name: String,
    category: String,
    shortcodes: [String] = [],
    keywords: [String] = [],
    supportsSkinTone: Bool = false,
    localizations: [String: EmojiLocalization] = [:]
  ) {
    self.character = character
    self.name = name
    self.category = category
    self.shortcodes = shortcodes
    self.keywords = keywords
    self.supportsSkinTone = supportsSkinTone
    self.localizations = localizations
  }

  /// Creates an entry by decoding it.
  ///
  /// Missing lists and localizations are empty, and a missing `supportsSkinTone` is `false`.
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
      supportsSkinTone: try container.decodeIfPresent(Bool.self, forKey: .supportsSkinTone) ?? false,
      localizations: try container.decodeIfPresent([String: EmojiLocalization].self, forKey: .localizations) ?? [:]
    )
  }

  /// Encodes the entry, in SwiftEmoji's format if there are no localizations.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(character, forKey: .character)
    try container.encode(name, forKey: .name)
    try container.encode(category, forKey: .category)
    try container.encode(shortcodes, forKey: .shortcodes)
    try container.encode(keywords, forKey: .keywords)
    try container.encode(supportsSkinTone, forKey: .supportsSkinTone)
    if !localizations.isEmpty { try container.encode(localizations, forKey: .localizations) }
  }

  private enum CodingKeys: String, CodingKey {
    case character, name, category, shortcodes, keywords, supportsSkinTone, localizations
  }
}

/// The words for an emoji in one further language.
public struct EmojiLocalization: Codable, Hashable, Sendable {
  /// The name, such as "grinsendes Gesicht".
  public var name: String

  /// Words to search for, in addition to the name.
  public var keywords: [String]

  /// Creates the words of a language.
  public init(name: String, keywords: [String] = []) {
    self.name = name
    self.keywords = keywords
  }

  /// Creates words by decoding them.
  ///
  /// Missing keywords are none.
  ///
  /// - Throws: A `DecodingError` if the name is missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try container.decode(String.self, forKey: .name),
      keywords: try container.decodeIfPresent([String].self, forKey: .keywords) ?? []
    )
  }
}
