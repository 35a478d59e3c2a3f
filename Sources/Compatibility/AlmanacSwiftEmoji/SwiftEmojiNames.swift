// A program written for SwiftEmoji imports only this module. The names below are SwiftEmojiIndex's names that a
// generated module can also contain; without another import, the program gets these.
@_exported public import Almanac
@_exported public import AlmanacEmoji
@_exported public import AlmanacEmojiViews

/// SwiftEmoji's name for `IndexedEmoji`.
public typealias Emoji = IndexedEmoji

/// SwiftEmoji's name for `EmojiGroup`.
public typealias EmojiCategory = EmojiGroup

/// SwiftEmoji's name for `EmojiRanking`.
public typealias SearchRanking = EmojiRanking

// The names that are nested in `EmojiGridStyle`.

/// SwiftEmoji's name for `EmojiGridConfiguration`.
public typealias GridConfiguration = EmojiGridConfiguration

/// SwiftEmoji's name for `EmojiCellConfiguration`.
public typealias CellConfiguration = EmojiCellConfiguration

/// SwiftEmoji's name for `EmojiHeaderConfiguration`.
public typealias HeaderConfiguration = EmojiHeaderConfiguration

extension EmojiGridCategory {
  /// Returns whether a category is a group's.
  ///
  /// In SwiftEmoji, a header's category is a group.
  public static func == (left: EmojiGridCategory, right: EmojiGroup) -> Bool { left.id == right.rawValue }

  /// Returns whether a category isn't a group's.
  public static func != (left: EmojiGridCategory, right: EmojiGroup) -> Bool { !(left == right) }
}
