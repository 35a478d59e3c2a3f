/// Where the entries of each file stand, to tell of those that stand there twice.
struct EntryPlaces {
  private var places: [[String]: SourceLocation] = [:]

  /// Notes an entry, and says so where its file has had it before.
  ///
  /// - Parameters:
  ///   - entry: What stands there.
  ///   - key: What it is known by.
  mutating func add(_ entry: Located<String>, as key: String) -> Diagnostic? {
    let location = entry.location
    guard let first = places.updateValue(location, forKey: [location.path, key]) else { return nil }
    let message = "'\(entry.value)' stands in line \(first.line) already; keep one of them"
    return Diagnostic(.entryDuplicate, at: location, message)
  }
}
