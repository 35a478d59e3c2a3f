import Almanac
import GuideData

/// The facts about an emoji.
public struct EmojiDetailViewModel: Hashable, Sendable {
  /// Another emoji, for a link.
  public struct Related: Hashable, Sendable {
    /// The code of its page.
    public let code: String

    /// The emoji.
    public let character: String

    /// The name in the language of the page.
    public let name: String
  }

  /// A name in a language.
  public struct Name: Hashable, Sendable {
    /// The language.
    public let language: GuideLanguage

    /// The name.
    public let text: String
  }

  /// The emoji.
  public let character: String

  /// The name in the language of the page.
  public let name: String

  /// The category in that language, such as "Food & Drink".
  public let category: String

  /// The shortcodes without colons.
  public let shortcodes: [String]

  /// Words that find it, in that language.
  public let keywords: [String]

  /// The version of Unicode's emoji that brought it, such as "15.1".
  public let version: String?

  /// Its code points, such as `["1F44D"]`.
  public let codePoints: [String]

  /// The emoji in the five skin tones, or nothing if it has none.
  public let tones: [String]

  /// The names in the other languages of the guide that have one.
  public let names: [Name]

  /// The country whose flag it is, in lowercase.
  public let country: String?

  /// Emoji with the same keywords, the most similar one first. At most 16.
  public let related: [Related]

  /// The facts about the emoji with a code, or `nil` for any other text.
  ///
  /// - Parameters:
  ///   - code: Its code points in hexadecimal, in lowercase and joined by hyphens, such as "1f1e8-1f1ed".
  ///   - language: The language of the page.
  public init?(code: String, language: GuideLanguage = .english) {
    let scalars = code.split(separator: "-").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    guard let emoji = Emoji(String(String.UnicodeScalarView(scalars))), Self.code(of: emoji.character) == code else {
      return nil
    }
    character = emoji.character
    name = emoji.name(in: language.rawValue) ?? emoji.name
    category = Texts(language).name(emoji.category.rawValue)
    shortcodes = emoji.shortcodes
    let words = language == .english ? nil : Emoji.keywords(in: language.rawValue)
    keywords = words?[Int(emoji._tableIndex)] ?? emoji.keywords
    version = emoji.unicodeVersion?.description
    codePoints = emoji.character.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    tones = emoji.supportsSkinTone ? SkinTone.allCases.dropFirst().map(emoji.withSkinTone) : []
    names = GuideLanguage.allCases.filter { $0 != language }.compactMap { language in
      emoji.name(in: language.rawValue).map { Name(language: language, text: $0) }
    }
    country = CountryCode.codes(ofFlag: emoji.character).first
    related = Self.related(to: emoji, in: language)
  }

  /// The code of an emoji in the address of its page.
  public static func code(of character: String) -> String {
    character.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-")
  }

  /// The emoji of each keyword, as rows of the table.
  private static let rows = Emoji.all.reduce(into: [String: [UInt16]]()) { rows, emoji in
    for keyword in emoji.keywords { rows[keyword, default: []].append(emoji._tableIndex) }
  }

  /// The emoji that share most, where a keyword of few emoji says more than one of many.
  private static func related(to emoji: Emoji, in language: GuideLanguage) -> [Related] {
    var weights: [UInt16: Double] = [:]
    for keyword in emoji.keywords {
      let rows = rows[keyword] ?? []
      let weight = 1 / Double(rows.count).squareRoot()
      for row in rows where row != emoji._tableIndex { weights[row, default: 0] += weight }
    }
    return weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(16).map { row, _ in
      let other = Emoji(_tableIndex: row)
      let name = other.name(in: language.rawValue) ?? other.name
      return Related(code: code(of: other.character), character: other.character, name: name)
    }
  }
}
