public import Foundation

/// A source that combines several sources, each of which contributes some properties.
///
/// The emoji and their order come from the sources that contribute `order`, one source after the other. The other
/// sources only add properties to these emoji. Two spellings of an emoji are one emoji.
///
/// - Name, category and support of skin tones come from the first source that contributes them and contains the emoji.
/// - Shortcodes and keywords come from all sources that contribute them, in the order of the sources.
/// - If no source contributes a name or the support of skin tones, the source that the emoji comes from decides. If
///   none contributes a category, it is "Unknown".
public struct BlendedEmojiDataSource: EmojiDataSource {
  /// A source and its contribution.
  public struct Part: Sendable {
    /// The source.
    public let source: any EmojiDataSource

    /// The properties that the source contributes.
    public let contributes: EmojiContribution

    /// Creates a part.
    public init(_ source: any EmojiDataSource, contributes: EmojiContribution = .all) {
      self.source = source
      self.contributes = contributes
    }
  }

  /// The parts, in order of precedence.
  public let parts: [Part]

  /// The sources' identifiers, joined with `+`.
  public let identifier: String

  /// The sources' names, joined with ` + `.
  public let displayName: String

  /// Creates a source from parts.
  ///
  /// Earlier parts take precedence. If no part contributes `order`, the list is empty.
  public init(_ parts: [Part]) {
    self.parts = parts
    identifier = parts.map(\.source.identifier).joined(separator: "+")
    displayName = parts.map(\.source.displayName).joined(separator: " + ")
  }

  /// Creates a source from several sources, each of which contributes everything.
  ///
  /// Earlier sources take precedence.
  public init(_ sources: [any EmojiDataSource]) { self.init(sources.map { Part($0) }) }

  /// Creates a source from two sources.
  ///
  /// - Parameters:
  ///   - primary: The source that takes precedence. Its emoji come first.
  ///   - secondary: The source that adds words, emoji, and categories where the primary has "Unknown". It decides which
  ///     emoji support skin tones.
  public init(primary: any EmojiDataSource, secondary: any EmojiDataSource) {
    self.init([Part(primary, contributes: .all.subtracting(.skinTones)), Part(secondary)])
  }

  /// The shortest of the sources' intervals.
  public var refreshInterval: TimeInterval { parts.map(\.source.refreshInterval).min() ?? 24 * 60 * 60 }

  /// The language of the first source that contributes names.
  public var language: String? { parts.first { $0.contributes.contains(.names) }?.source.language }

  /// Fetches from all sources at once.
  ///
  /// - Throws: The error of the first source that fails, in the order of the sources.
  public func fetch() async throws -> [EmojiRawEntry] {
    let lists = await withTaskGroup(of: (Int, Result<[EmojiRawEntry], any Error>).self) { group in
      for index in parts.indices {
        group.addTask { (index, await Self.result(of: parts[index].source)) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    return blend(try parts.indices.compactMap { try lists[$0]?.get() })
  }

  /// Fetches a list. It's separate, because Swift 6.3 miscompiles a task with two `return`s: all had the index 0.
  private static func result(of source: any EmojiDataSource) async -> Result<[EmojiRawEntry], any Error> {
    do { return .success(try await source.fetch()) } catch { return .failure(error) }
  }

  private func blend(_ lists: [[EmojiRawEntry]]) -> [EmojiRawEntry] {
    var blend = EmojiBlend()
    for (part, list) in zip(parts, lists) where part.contributes.contains(.order) { blend.addEmoji(of: list) }
    for (part, list) in zip(parts, lists) {
      blend.addFacts(of: list, part.contributes, language: part.source.language)
    }
    return blend.entries
  }
}

extension EmojiDataSource where Self == BlendedEmojiDataSource {
  /// Creates a source of Unicode's emoji with CLDR's names and keywords in the language of a locale, and gemoji's
  /// shortcodes.
  ///
  /// The emoji, their order, their categories and the names that CLDR lacks are Unicode's. gemoji also contributes
  /// keywords; it doesn't contain the emoji of Unicode 16 and later.
  public static func recommended(for locale: Locale) -> BlendedEmojiDataSource {
    BlendedEmojiDataSource([
      BlendedEmojiDataSource.Part(CLDREmojiDataSource(locale: locale), contributes: [.names, .keywords]),
      BlendedEmojiDataSource.Part(RemoteEmojiDataSource.unicode),
      BlendedEmojiDataSource.Part(GemojiDataSource.shared, contributes: [.shortcodes, .keywords]),
    ])
  }
}
