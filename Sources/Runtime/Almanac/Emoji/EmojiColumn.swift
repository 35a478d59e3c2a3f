/// The columns of a table of emoji, in order.
@usableFromInline
package enum EmojiColumn: Int, CaseIterable {
  /// Strings.
  case character, name

  /// Strings, separated by tabs.
  case shortcodes, keywords

  /// `EmojiFacts`.
  case facts
}

/// The column `facts` of an emoji: its category as one base-56 digit, whether it supports skin tones, and the Unicode
/// version that introduced it, if known.
package enum EmojiFacts {
  /// The separator of a list's strings: a tab.
  package static var separator: UInt8 { 0x09 }

  /// `+`, for an emoji with skin tones.
  package static var tones: UInt8 { 0x2B }

  /// `-`, for an emoji without skin tones.
  package static var noTones: UInt8 { 0x2D }
}

/// The columns of a table of category facts, in order.
enum EmojiCategoryColumn: Int, CaseIterable {
  /// Strings.
  case rawValue, symbolName

  /// The rows of its emoji, as runs: the first row and the count of each, in ascending order. Each number has
  /// `TableLayout.rowDigits` digits.
  case rows
}
