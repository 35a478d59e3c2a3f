public import Almanac
public import AlmanacEmoji

// In a style, the protocol has these names.

/// SwiftEmoji's name for `EmojiGridConfiguration`.
public typealias GridConfiguration = EmojiGridConfiguration

/// SwiftEmoji's name for `EmojiCellConfiguration`.
public typealias CellConfiguration = EmojiCellConfiguration

/// SwiftEmoji's name for `EmojiHeaderConfiguration`.
public typealias HeaderConfiguration = EmojiHeaderConfiguration

extension EmojiGridCategory {
  /// Returns whether a category is that of a group. In SwiftEmoji, the category of a header is a group.
  public static func == (left: EmojiGridCategory, right: EmojiGroup) -> Bool { left.id == right.rawValue }

  /// Returns whether a category is not that of a group.
  public static func != (left: EmojiGridCategory, right: EmojiGroup) -> Bool { !(left == right) }
}
