import Almanac
import Foundation

/// A file of CLDR's annotations: names and keywords of characters in one language.
struct CLDRAnnotations: Decodable {
  /// The kinds of files, by the key of the annotations in a file.
  enum Kind: String, CodingKey, Sendable {
    case annotations

    /// Annotations of sequences (flags, skin tones, professions), which CLDR derives from their characters'
    /// annotations.
    case derived = "annotationsDerived"

    /// The path of the files of this kind.
    var path: String { "cldr-annotations\(self == .derived ? "-derived" : "")-full/\(rawValue)" }
  }

  /// The words for a character. A region's file can contain only one of the two.
  struct Words: Decodable {
    let names: [String]?
    let keywords: [String]?

    private enum CodingKeys: String, CodingKey {
      case names = "tts"
      case keywords = "default"
    }
  }

  private let words: [String: Words]

  init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: Kind.self)
    let kind = file.contains(.derived) ? Kind.derived : .annotations
    let body = try file.nestedContainer(keyedBy: Kind.self, forKey: kind)
    words = try body.decode([String: Words].self, forKey: .annotations)
  }

  /// Returns the emoji in several files, except for emoji in a skin tone or without a name. The first file with a name
  /// or with keywords for an emoji decides.
  ///
  /// - Throws: `emptyData` if there is no emoji.
  static func entries(of files: [CLDRAnnotations]) throws(EmojiIndexError) -> [EmojiRawEntry] {
    var emoji: [String: Words] = [:]
    var keysWithTone: Set<String> = []
    for (text, words) in files.lazy.flatMap(\.words) where EmojiSequence.isEmoji(text) {
      if EmojiSequence.hasTone(text) {
        if let key = EmojiSequence.key(text) { keysWithTone.insert(key) }
      } else {
        let known = emoji[text]
        emoji[text] = Words(names: known?.names ?? words.names, keywords: known?.keywords ?? words.keywords)
      }
    }
    // A JSON object has no order.
    let ordered = emoji.sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
    let entries = ordered.compactMap { text, words in
      words.names?.first.map { name in
        EmojiRawEntry(
          character: text,
          name: name,
          category: EmojiDocument.unknownCategory,
          keywords: words.keywords ?? [],
          supportsSkinTone: EmojiSequence.key(text).map(keysWithTone.contains) ?? false
        )
      }
    }
    guard !entries.isEmpty else { throw .emptyData }
    return entries
  }
}
