/// The strings that are parsed as amounts.
public enum ParsingMode: Hashable, Sendable {
  /// Strings that follow the rules of the format's locale: its separators, with groups of its sizes.
  case strict

  /// Also strings that people paste: with other apostrophes and spaces, and with the separators of another language
  /// where only one amount can be meant.
  case lenient
}
