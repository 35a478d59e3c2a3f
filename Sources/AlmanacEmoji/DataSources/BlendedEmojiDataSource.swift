import Almanac
public import Foundation

/// One source made of several: the first source decides, and the others add to it.
///
/// Emoji keep the order of the first source that has them. Name, category and support of skin tones come from that source.
/// Shortcodes and keywords come from all sources, in the order of the sources.
public struct BlendedEmojiDataSource: EmojiDataSource {
  /// The identifiers of the sources, with `+` between them.
  public let identifier: String

  /// The names of the sources, with ` + ` between them.
  public let displayName: String

  private let sources: [any EmojiDataSource]

  /// Makes a source of several sources.
  ///
  /// - Parameter sources: The sources, the one that decides first.
  public init(_ sources: [any EmojiDataSource]) {
    self.sources = sources
    identifier = sources.map(\.identifier).joined(separator: "+")
    displayName = sources.map(\.displayName).joined(separator: " + ")
  }

  /// The shortest of the sources' intervals.
  public var refreshInterval: TimeInterval { sources.map(\.refreshInterval).min() ?? 24 * 60 * 60 }

  /// Fetches from all sources at once.
  ///
  /// - Throws: The error of the first source that fails, in the order of the sources.
  public func fetch() async throws -> [EmojiRawEntry] {
    let lists = await withTaskGroup(of: (Int, Result<[EmojiRawEntry], any Error>).self) { group in
      for index in sources.indices {
        group.addTask { (index, await Self.result(of: sources[index])) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    return Self.blend(try sources.indices.compactMap { try lists[$0]?.get() })
  }

  /// Apart from the task because Swift 6.3 optimizes a task with two `return`s wrongly: all had the index 0.
  private static func result(of source: any EmojiDataSource) async -> Result<[EmojiRawEntry], any Error> {
    do { return .success(try await source.fetch()) } catch { return .failure(error) }
  }

  private static func blend(_ lists: [[EmojiRawEntry]]) -> [EmojiRawEntry] {
    lists.joined().grouped { EmojiSequence.key($0.character) ?? $0.character }.map { entries in
      var blended = entries[0]
      blended.addWords(of: entries.dropFirst())
      return blended
    }
  }
}
