// The names of SwiftEmojiIndex that a generated module can have as well: a program that imports only this module means these.
@_exported public import Almanac
@_exported public import AlmanacEmoji

/// SwiftEmoji's name for `IndexedEmoji`.
public typealias Emoji = IndexedEmoji

/// SwiftEmoji's name for `EmojiGroup`.
public typealias EmojiCategory = EmojiGroup

/// SwiftEmoji's name for `EmojiRanking`.
public typealias SearchRanking = EmojiRanking
