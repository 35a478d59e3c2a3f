/// The words for an emoji in one further language.
public struct EmojiLocalization: Codable, Hashable, Sendable {
  /// The name, such as "grinsendes Gesicht".
  public var name: String

  /// Words to search for, in addition to the name.
  public var keywords: [String]

  /// Makes the words of a language.
  public init(name: String, keywords: [String] = []) {
    self.name = name
    self.keywords = keywords
  }

  /// Decodes the words. Missing keywords are none.
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
