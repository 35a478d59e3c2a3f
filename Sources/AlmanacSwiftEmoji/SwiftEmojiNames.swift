// A program for SwiftEmoji imports only this module. The names below are those of SwiftEmojiIndex that a generated module can have
// as well: without another import, the program means these.
@_exported public import Almanac
@_exported public import AlmanacEmoji
@_exported public import AlmanacEmojiViews

/// SwiftEmoji's name for `IndexedEmoji`.
public typealias Emoji = IndexedEmoji

/// SwiftEmoji's name for `EmojiGroup`.
public typealias EmojiCategory = EmojiGroup

/// SwiftEmoji's name for `EmojiRanking`.
public typealias SearchRanking = EmojiRanking
