import Foundation
import TestSupport

/// The emoji of all contenders, and the lookups.
struct EmojiSet {
  private static let queryCount = 50

  /// Entries of gemoji's database, in JSON.
  let json: Data
  let origin: String

  /// All shortcodes.
  let shortcodes: [String]
  let queries: [String]

  private let index: PlainEmojiIndex

  /// Reads a file in gemoji's format, or makes entries from the emoji and names in the standard library's Unicode data.
  init(file: URL?, seed: UInt64) throws {
    if let file {
      json = try Data(contentsOf: file)
      origin = "from \(file.lastPathComponent)"
    } else {
      json = try JSONEncoder().encode(Self.unicodeEntries())
      origin = "named as in Unicode"
    }
    index = try PlainEmojiIndex(json: json)
    shortcodes = index.entries.flatMap(\.aliases)
    var generator = SeededGenerator(seed: seed)
    queries = Self.queries(index.entries, &generator)
    guard queries.count == Self.queryCount else { throw Failure("there are too few emoji to search for") }
  }

  var count: Int { index.entries.count }

  /// The expected output of each pass (see `LookupProgram`): FNV-1a over all found emoji.
  var checksums: [String] {
    let found = shortcodes.map { index.emoji(shortcode: $0) ?? "" }
    return [
      Checksum.text(of: found.prefix(1)), Checksum.text(of: found),
      Checksum.text(of: queries.map { index.search($0).joined() + "\n" }),
    ]
  }

  private static func unicodeEntries() -> [PlainEmojiIndex.Entry] {
    (0x80...0x1FFFF).compactMap(Unicode.Scalar.init).compactMap { scalar in
      guard scalar.properties.isEmojiPresentation, !scalar.properties.isEmojiModifier,
        !(0x1F1E6...0x1F1FF).contains(scalar.value),
        let name = scalar.properties.name?.lowercased()
      else { return nil }
      let words = name.split { !$0.isLetter }
      return PlainEmojiIndex.Entry(
        emoji: String(scalar),
        description: name,
        category: "Objects",
        aliases: [name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()],
        tags: words.dropFirst().map(String.init),
        unicode_version: "",
        skin_tones: scalar.properties.isEmojiModifierBase ? true : nil
      )
    }
  }

  /// Typical queries: words of names and shortcodes, complete or incomplete, and some without matches.
  private static func queries(_ entries: [PlainEmojiIndex.Entry], _ generator: inout SeededGenerator) -> [String] {
    let words = entries.flatMap { $0.description.split(separator: " ").map(String.init) + $0.aliases + $0.tags }
    return (0..<queryCount).compactMap { number in
      guard let word = words.randomElement(using: &generator) else { return nil }
      switch number % 5 {
      case 0: return word
      case 1: return String(word.prefix(2)).uppercased()
      case 2: return String(word.prefix(3))
      case 3: return String(word.prefix(5))
      default: return " \(word)"
      }
    }
  }
}
