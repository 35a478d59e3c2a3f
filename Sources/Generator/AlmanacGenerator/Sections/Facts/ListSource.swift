/// The kind of file that a record is from, in order of precedence.
enum ListSource: Comparable, Sendable {
  /// A file in Almanac's own format.
  case own

  /// A third-party list, which decides which entries to include.
  case list

  /// A dictionary of names, which is the list if there is no other. It also names currencies that are no longer in use.
  case dictionary

  /// Additional facts about entries of other files.
  case supplement
}

extension FactRecord {
  /// Uses the name that the file states without a language as the one in the main language.
  mutating func useName(_ fact: Kind, in main: String) {
    if let name = facts.removeValue(forKey: fact)?.first { names[main] = name }
  }
}
