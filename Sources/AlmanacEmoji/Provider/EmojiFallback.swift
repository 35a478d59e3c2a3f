public import Almanac
public import Foundation

/// The list that a provider uses before it has fetched one.
public struct EmojiFallback: Sendable {
  /// Reads the list, or returns `nil` if there is no fallback.
  let entries: @Sendable () throws -> [EmojiRawEntry]?

  /// No fallback: the first use fetches a list.
  public static let none = EmojiFallback { nil }

  /// The emoji of a generated type, which are in the binary.
  public static func embedded(_ type: (some EmojiValue).Type) -> EmojiFallback {
    EmojiFallback { type.all.map { EmojiRawEntry($0) } }
  }

  /// A JSON file in the format of `EmojiRawEntry` or of gemoji.
  public static func file(_ url: URL) -> EmojiFallback {
    EmojiFallback { try EmojiDocument.entries(in: Data(contentsOf: url)) }
  }
}
