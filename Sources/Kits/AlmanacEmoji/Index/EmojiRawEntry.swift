/// An entry of a list of emoji in files and on servers, in SwiftEmoji's interchange format.
///
/// Decoding fails if the character, the name or the category is missing. Other missing properties are empty or `false`.
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

  /// The words in other languages, by language (BCP 47), such as "de".
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
}

/// The words for an emoji in another language.
///
/// Decoding fails if the name is missing. Missing keywords are empty.
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
}

// Lists leave out what is empty or false, and SwiftEmoji's lists have no localizations.

extension KeyedDecodingContainer {
  fileprivate func decode(_ type: [String].Type, forKey key: Key) throws -> [String] {
    try decodeIfPresent(type, forKey: key) ?? []
  }

  fileprivate func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try decodeIfPresent(type, forKey: key) ?? false
  }

  fileprivate func decode(
    _ type: [String: EmojiLocalization].Type,
    forKey key: Key
  ) throws -> [String: EmojiLocalization] {
    try decodeIfPresent(type, forKey: key) ?? [:]
  }
}

extension KeyedEncodingContainer {
  fileprivate mutating func encode(_ words: [String: EmojiLocalization], forKey key: Key) throws {
    try encodeIfPresent(words.isEmpty ? nil : words, forKey: key)
  }
}
