public import Almanac
public import Foundation

/// What stands in while nothing has been fetched.
public struct EmojiFallback: Sendable {
  /// Reads the list; `nil` where there is no fallback.
  let entries: @Sendable () throws -> [EmojiRawEntry]?

  /// Nothing: the first use fetches.
  public static let none = EmojiFallback { nil }

  /// The emoji of a generated type, which stand in the binary.
  public static func embedded(_ type: (some EmojiValue).Type) -> EmojiFallback {
    EmojiFallback { type.all.map { EmojiRawEntry($0) } }
  }

  /// A JSON file with a list of `EmojiRawEntry`, or gemoji's database.
  public static func file(_ url: URL) -> EmojiFallback {
    EmojiFallback { try EmojiDocument.entries(in: Data(contentsOf: url)) }
  }
}
