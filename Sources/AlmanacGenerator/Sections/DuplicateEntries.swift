/// Finds entries that a file lists more than once.
struct DuplicateEntries {
  private struct Key: Hashable {
    let path: String
    let key: String
  }

  private let problems: Problems
  private var locations: [Key: SourceLocation] = [:]

  init(_ problems: Problems) {
    self.problems = problems
  }

  /// Records an entry, and reports it if its file has already listed it.
  ///
  /// - Parameter key: The key that identifies the entry.
  /// - Returns: Whether the entry is the first.
  @discardableResult
  mutating func check(_ entry: Located<String>, as key: String) -> Bool {
    let location = entry.location
    guard let first = locations[Key(path: location.path, key: key)] else {
      locations[Key(path: location.path, key: key)] = location
      return true
    }
    let message = "duplicate entry '\(entry.value)'; it is in line \(first.line) already"
    problems.report(.entryDuplicate, at: location, message)
    return false
  }
}
