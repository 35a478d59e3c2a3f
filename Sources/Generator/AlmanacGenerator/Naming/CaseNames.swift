/// Assigns the Swift names of an enum, each a valid identifier that belongs to one entry.
struct CaseNames {
  /// An entry that needs a case.
  struct Candidate {
    /// The identifier made from the entry's name or code, or `nil` if that is not possible.
    let identifier: String?

    /// The suffix that resolves a conflict: the code, such as `SLL`.
    let suffix: String

    /// The name of the entry in messages: `'SLL' (Leone)`.
    let description: String

    let location: SourceLocation

    /// Whether the entry is in a file in Almanac's own format, where the user can change the name.
    var isOwn = false

    /// Whether the entry is in use today, such as a current currency.
    var isInUse = true

    /// Whether the name needs words in parentheses to be unique, as "Spanish Peseta (A account)" does.
    var isQualified = false

    /// Whether to warn that the entry gets another name.
    var warnsIfRenamed = true

    /// Whether another entry with the name is an error, because the user should change one of them.
    fileprivate var mustBeUnique: Bool { isOwn && !isQualified }
  }

  private let reserved: Set<String>
  private let problems: Problems

  /// The entries that the names belong to.
  private var claims: [String: (description: String, location: SourceLocation)] = [:]

  /// Reserves names of this enum, in addition to those of every generated enum.
  init(reserving names: Set<String> = [], _ problems: Problems) {
    reserved = SwiftIdentifier.reserved.union(names)
    self.problems = problems
  }

  /// Returns the case of each candidate. Reports a candidate that can't have a case, and returns `nil` for it.
  ///
  /// If several entries have the same name, it belongs to the first one in Almanac's own format, or else the first one
  /// in use, or else the first one without words in parentheses, or else the first one. The others get their code as a
  /// suffix. In Almanac's own format, such a conflict is an error, unless words in parentheses tell the entries apart.
  mutating func cases(of candidates: [Candidate]) -> [String?] {
    var cases = [String?](repeating: nil, count: candidates.count)
    let ranks = candidates.map { $0.mustBeUnique ? 0 : $0.isInUse ? 1 : $0.isQualified ? 3 : 2 }
    for rank in 0...3 {
      for index in candidates.indices where ranks[index] == rank { cases[index] = claim(candidates[index]) }
    }
    return cases
  }

  /// Returns the case for each of the user's own strings. Reports one that can't have a case, and returns `nil` for it.
  static func names(of texts: [Located<String>], _ problems: Problems) -> [String?] {
    var names = CaseNames(problems)
    return names.cases(
      of: texts.map { text in
        Candidate(
          identifier: SwiftIdentifier.caseName(forNames: [text.value]),
          suffix: "",
          description: "'\(text.value)'",
          location: text.location,
          isOwn: true
        )
      }
    )
  }

  private mutating func claim(_ candidate: Candidate) -> String? {
    let location = candidate.location
    guard let identifier = candidate.identifier else {
      let advice =
        candidate.suffix.isEmpty
        ? "start it with a letter" : "add a name that starts with a letter to 'names' in \(Settings.fileName)"
      let message = "cannot make a Swift case from \(candidate.description); \(advice)"
      problems.report(.caseName, at: location, message)
      return nil
    }
    guard !candidate.mustBeUnique, let other = claims[identifier] else {
      return claim(identifier, candidate.description, location) ? identifier : nil
    }
    let name = identifier + candidate.suffix
    guard claim(name, candidate.description, location) else { return nil }
    let message =
      "\(candidate.description) and \(other.description) at \(other.location.text) would both become '.\(identifier)', so "
      + "this one becomes '.\(name)'; to choose another name, use 'names' in \(Settings.fileName); to drop one, 'exclude'"
    if candidate.warnsIfRenamed { problems.report(.caseRenamed, at: location, message) }
    return name
  }

  /// Returns the entries that have a case, with their cases and aliases.
  static func entries<Record>(
    of drafts: [(entry: EnumEntry<Record>, candidate: Candidate)],
    reserving names: Set<String> = [],
    sets: [AliasSet.Alias] = [],
    _ settings: SectionSettings,
    _ problems: Problems
  ) -> [EnumEntry<Record>] {
    var cases = CaseNames(reserving: names, problems)
    // All cases come first, because an alias never replaces a case.
    let caseNames = cases.cases(of: drafts.map(\.candidate))
    var entries: [EnumEntry<Record>] = []
    for (draft, caseName) in zip(drafts, caseNames) {
      guard let caseName else { continue }
      var entry = draft.entry
      entry.caseName = caseName
      let own = (entry.record?.aliases ?? []) + (settings.aliases[entry.code] ?? [])
      entry.aliases = cases.aliases(own, of: entry.record?.code.value ?? entry.code, caseName: caseName)
      entries.append(entry)
    }
    cases.add(sets, to: &entries)
    for index in entries.indices { entries[index].aliases = entries[index].aliases.sorted(byBytesOf: \.value) }
    return entries
  }

  /// Returns the aliases of an entry, without duplicates and the case itself.
  private mutating func aliases(_ all: [Located<String>], of key: String, caseName: String) -> [Located<String>] {
    var seen: Set<String> = [caseName]
    return all.filter { seen.insert($0.value).inserted && claimAlias($0, of: key) }
  }

  /// Adds aliases of sets. A set is not the user's own, so nothing is reported: an alias whose name is taken is
  /// dropped, and so is one for a code without an entry.
  private mutating func add<Record>(_ sets: [AliasSet.Alias], to entries: inout [EnumEntry<Record>]) {
    let indices = Dictionary(entries.indices.map { (entries[$0].code, $0) }) { first, _ in first }
    for alias in sets where !reserved.contains(alias.name.value) && claims[alias.name.value] == nil {
      guard let index = alias.codes.lazy.compactMap({ indices[$0] }).first else { continue }
      claims[alias.name.value] = ("the alias '\(alias.name.value)'", alias.name.location)
      entries[index].aliases.append(alias.name)
    }
  }

  private mutating func claimAlias(_ alias: Located<String>, of key: String) -> Bool {
    guard SwiftIdentifier.isIdentifier(alias.value) else {
      let message =
        "the alias '\(alias.value)' of '\(key)' is not a Swift identifier; start with a letter, and use letters and digits"
      problems.report(.caseName, at: alias.location, message)
      return false
    }
    return claim(alias.value, "the alias '\(alias.value)' of '\(key)'", alias.location)
  }

  private mutating func claim(_ identifier: String, _ description: String, _ location: SourceLocation) -> Bool {
    if reserved.contains(identifier) {
      let message = "\(description) would become '.\(identifier)', which is reserved; choose another name"
      problems.report(.caseName, at: location, message)
      return false
    }
    if let other = claims[identifier] {
      let message =
        "\(description) and \(other.description) at \(other.location.text) would both become '.\(identifier)'; rename one"
      problems.report(.caseDuplicate, at: location, message)
      return false
    }
    claims[identifier] = (description, location)
    return true
  }
}
