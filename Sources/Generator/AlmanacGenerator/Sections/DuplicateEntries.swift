/// Finds entries that a file lists more than once.
struct DuplicateEntries {
  private let problems: Problems

  /// The locations by path and key.
  private var locations: [String: [String: SourceLocation]] = [:]

  init(_ problems: Problems) {
    self.problems = problems
  }

  /// Records an entry, and reports it if its file has already listed it. Returns whether it is the first.
  @discardableResult
  mutating func check(_ entry: Located<String>, as key: String) -> Bool {
    let location = entry.location
    guard let first = locations[location.path]?[key] else {
      locations[location.path, default: [:]][key] = location
      return true
    }
    lazy var message = "duplicate entry '\(entry.value)'; remove it, or the first one on line \(first.line)"
    problems.report(.entryDuplicate, at: location, message)
    return false
  }
}
