/// Gives out the Swift names of an enum: each is an identifier, and no two entries share one.
struct CaseNames {
  /// An entry that wants a case.
  struct Candidate {
    /// What the entry's name or code gives, or `nil` where that is not an identifier.
    let identifier: String?

    /// What to append where the entry has to give way: the code, such as `SLL`.
    let suffix: String

    /// What the entry is called in messages: `'SLL' (Leone)`.
    let description: String

    let location: SourceLocation

    /// Whether the entry is in a file of Almanac's own format, where the user can change the name.
    var isOwn = false

    /// Whether the entry is used today, as a current currency is.
    var isInUse = true
  }

  /// A name that was given out.
  private struct Claim {
    let description: String
    let location: SourceLocation
  }

  private let reserved: Set<String>
  private let problems: Problems
  private var claims: [String: Claim] = [:]

  /// - Parameter names: Names that the enum has besides those that every generated enum has.
  init(reserving names: Set<String> = [], _ problems: Problems) {
    reserved = SwiftIdentifier.reserved.union(names)
    self.problems = problems
  }

  /// The case of each candidate, or `nil` where it cannot have one, which is reported.
  ///
  /// Where two give the same name, an entry of Almanac's own format keeps it, then one that is in use, then the first. An
  /// entry of other people's data that gives way has its code appended; in Almanac's own format that is an error.
  mutating func cases(of candidates: [Candidate]) -> [String?] {
    var cases = [String?](repeating: nil, count: candidates.count)
    let ranks = candidates.map { $0.isOwn ? 0 : $0.isInUse ? 1 : 2 }
    for rank in 0...2 {
      for index in candidates.indices where ranks[index] == rank { cases[index] = claim(candidates[index]) }
    }
    return cases
  }

  private mutating func claim(_ candidate: Candidate) -> String? {
    let location = candidate.location
    guard let identifier = candidate.identifier else {
      let message = "\(candidate.description) does not give a Swift identifier; the name must begin with a letter"
      problems.report(.caseName, at: location, message)
      return nil
    }
    guard !candidate.isOwn, let other = claims[identifier] else {
      return claim(identifier, candidate.description, location) ? identifier : nil
    }
    let name = identifier + candidate.suffix
    guard claim(name, candidate.description, location) else { return nil }
    let message =
      "\(candidate.description) gives '.\(identifier)', as \(other.description) does (\(other.location.text)), and "
      + "becomes '.\(name)'; choose other names with 'names', or leave one out with 'exclude', in \(Settings.fileName)"
    problems.report(.caseRenamed, at: location, message)
    return name
  }

  /// The aliases of an entry, sorted: its own and those of the settings. Several files may say the same.
  ///
  /// Claim all cases first: an alias never takes the name of a case.
  ///
  /// - Parameters:
  ///   - own: The aliases in the data.
  ///   - caseName: The case of the entry. An alias of that name is not needed.
  mutating func aliases(
    _ own: [Located<String>],
    of key: String,
    caseName: String,
    _ settings: SectionSettings
  ) -> [Located<String>] {
    var seen: Set<String> = [caseName]
    let all = own + settings.aliases.filter { $0.key.value == key }.flatMap(\.values)
    return all.filter { seen.insert($0.value).inserted && claimAlias($0, of: key) }.sorted(byBytesOf: \.value)
  }

  private mutating func claimAlias(_ alias: Located<String>, of key: String) -> Bool {
    guard SwiftIdentifier.isIdentifier(alias.value) else {
      problems.report(.caseName, at: alias.location, "the alias '\(alias.value)' is not a Swift identifier")
      return false
    }
    return claim(alias.value, "the alias '\(alias.value)' of '\(key)'", alias.location)
  }

  private mutating func claim(_ identifier: String, _ description: String, _ location: SourceLocation) -> Bool {
    if reserved.contains(identifier) {
      let message = "\(description) gives '.\(identifier)', which generated code uses itself; choose another name"
      problems.report(.caseName, at: location, message)
      return false
    }
    if let other = claims[identifier] {
      let message =
        "\(description) gives '.\(identifier)', as \(other.description) does (\(other.location.text)); rename one"
      problems.report(.caseDuplicate, at: location, message)
      return false
    }
    claims[identifier] = Claim(description: description, location: location)
    return true
  }
}
