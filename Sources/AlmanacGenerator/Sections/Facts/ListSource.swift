/// The kind of file that a record of a list is from. The first kinds have precedence.
enum ListSource: Comparable, Sendable {
  /// A file in Almanac's own format.
  case own

  /// A list of others, which decides which entries to include.
  case list

  /// A dictionary of names. If there is no list, it is the list.
  case dictionary

  /// Additional facts about entries of other files.
  case supplement
}

extension FactRecord {
  /// Creates the name that the file gives without a language the one in the main language.
  mutating func useName(_ fact: Kind, in main: String) {
    if let name = facts.removeValue(forKey: fact)?.first { names[main] = name }
  }
}
