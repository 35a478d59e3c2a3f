import Almanac
import Foundation

/// The way from lists of emoji in any format to one list of SwiftEmoji's raw entries.
public struct EmojiImport: Sendable {
  private struct Entry: Encodable {
    let character: String
    let name: String
    let category: String
    let shortcodes: [String]
    let keywords: [String]
    let supportsSkinTone: Bool
  }

  /// All problems, sorted by path and position.
  public let diagnostics: [Diagnostic]

  /// The list in JSON, an entry a line; `nil` where there is an error.
  public let json: String?

  /// How many emoji the list has.
  public let count: Int

  /// Reads and checks files, and makes one list of them. The first file that has a fact stands.
  ///
  /// - Parameters:
  ///   - paths: The files: gemoji's database, raw entries, emojibase's data, Unicode's `emoji-test.txt`, or CLDR's
  ///     annotations.
  ///   - language: The language of the names and keywords; that of the lists, or one of the annotations.
  ///   - progress: Told what is being done.
  public init(_ paths: [String], language: String? = nil, progress: (String) -> Void = { _ in }) {
    var files: [EmojiFile] = []
    var problems: [Diagnostic] = []
    for (index, path) in paths.enumerated() {
      progress("reading \(path) (\(index + 1) of \(paths.count))")
      switch EmojiFile.read(path, namedAt: SourceLocation(path: path)) {
      case .success(let file): files.append(file)
      case .failure(let diagnostic): problems.append(diagnostic)
      }
    }
    let data = EmojiData(files, languages: [])
    progress("checking \(data.emoji.count) emoji")
    var builder = EmojiBuilder(configuration: EmojiConfiguration())
    let list = builder.list(of: data)
    problems += data.diagnostics + builder.diagnostics
    let entries = Self.entries(of: list, in: language)
    if entries.isEmpty, problems.isEmpty, let language, let path = paths.first {
      let known = Spelling.list(["en"] + list.words.map(\.language))
      let message = "no file has words in '\(language)'; there are words in \(known)"
      problems.append(Diagnostic(.dataEmpty, at: SourceLocation(path: path), message))
    }
    diagnostics = problems.sorted()
    count = entries.count
    json = problems.contains { $0.severity == .error } ? nil : Self.json(entries)
  }

  private static func entries(of list: EmojiList, in language: String?) -> [Entry] {
    if language == nil || language == EmojiConfiguration().language {
      return list.emoji.map { entry($0, name: $0.name, keywords: $0.keywords) }
    }
    let words = list.words.first { $0.language == language }?.entries ?? []
    return zip(list.emoji, words).compactMap { emoji, words in
      words.map { entry(emoji, name: $0.name, keywords: $0.keywords) }
    }
  }

  private static func entry(_ emoji: Emoji, name: String, keywords: [String]) -> Entry {
    Entry(
      character: emoji.character,
      name: name,
      category: emoji.category.rawValue,
      shortcodes: emoji.shortcodes,
      keywords: keywords,
      supportsSkinTone: emoji.supportsSkinTone
    )
  }

  private static func json(_ entries: [Entry]) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = entries.compactMap { try? String(decoding: encoder.encode($0), as: UTF8.self) }
    return "[\n\(lines.joined(separator: ",\n"))\n]\n"
  }
}
