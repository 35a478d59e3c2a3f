/// The columns of a table of language facts, in order.
enum LanguageColumn: Int, CaseIterable {
  /// Strings; empty if the fact is unknown.
  case nativeName, script

  /// `rtl` if the language is written from right to left, empty otherwise.
  case direction

  /// Codes, separated by spaces.
  case countries

  /// The value of `direction` for a language that is written from right to left.
  static var rightToLeft: String { "rtl" }
}
