#if canImport(SwiftUI)
  public import AlmanacEmoji

  // In a style, the protocol has these names.

  /// SwiftEmoji's name for `EmojiGridConfiguration`.
  public typealias GridConfiguration = EmojiGridConfiguration

  /// SwiftEmoji's name for `EmojiCellConfiguration`.
  public typealias CellConfiguration = EmojiCellConfiguration

  /// SwiftEmoji's name for `EmojiHeaderConfiguration`.
  public typealias HeaderConfiguration = EmojiHeaderConfiguration
#endif
