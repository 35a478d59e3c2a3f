import AlmanacGenerator

/// An entry of one version, with the values to compare.
struct ComparedEntry {
  /// The section, such as "countries".
  private let section: String

  /// The key in both versions: the code, or the emoji in any spelling.
  let key: String
  private let expression: String

  /// The expression without the type: ".us".
  let name: String
  private let location: SourceLocation?

  /// The values of each fact, in the order of `labels`.
  private let facts: [String: [String]]
  private let labels: [String]

  /// The file of the entry's own flag.
  private let flag: Data?

  init(_ entry: Catalog.Entry, _ section: Catalog.Section, _ catalog: Catalog) {
    self.section = section.kind
    expression = entry.expression
    name = String(entry.expression.dropFirst(section.type.count))
    location = entry.location
    let code = entry.facts.first?.values.first ?? ""
    let scalars = code.unicodeScalars.filter { $0 != "\u{FE0F}" }
    key = String(String.UnicodeScalarView(scalars))
    var facts: [String: [String]] = [:]
    var labels: [String] = []
    for fact in entry.facts {
      let label = catalog.labels.texts[fact.label]
      if facts[label] == nil { labels.append(label) }
      facts[label, default: []] += fact.values
    }
    (self.facts, self.labels) = (facts, labels)
    // A country without a flag shows the fallback.
    flag = facts["flag"] == nil ? nil : entry.flag.flatMap { catalog.flags[$0].data }
  }

  /// Whether it's an enum case, not an emoji.
  private var isCase: Bool { name.hasPrefix(".") }

  /// The change if the old version lacks it.
  var addition: ResourceChange {
    ResourceChange(kind: .added, section: section, new: expression, location: location)
  }

  /// The change if the new version lacks it.
  var removal: ResourceChange {
    ResourceChange(kind: .removed, section: section, old: expression, isSourceBreaking: isCase, location: location)
  }

  /// The names by which code knows the case.
  private var names: Set<String> { Set([String(name.dropFirst())] + (facts["alias"] ?? [])) }

  /// Returns what differs in the new version of the entry, or `nil` if nothing does.
  func change(to new: ComparedEntry) -> ResourceChange? {
    let labels = new.labels + labels.filter { new.facts[$0] == nil }
    let changed =
      labels.compactMap { label in
        Self.change(of: label, from: facts[label] ?? [], to: new.facts[label] ?? [])
      } + [flagChange(to: new)].compactMap { $0 }
    guard name != new.name || !changed.isEmpty else { return nil }
    return ResourceChange(
      kind: name == new.name || !isCase ? .changed : .renamed,
      section: section,
      old: expression,
      new: new.expression,
      isSourceBreaking: isCase && !names.isSubset(of: new.names),
      facts: changed,
      location: new.location
    )
  }

  /// Returns the change of a fact. Strings are compared by their bytes, because to Swift, a string's Unicode normal
  /// forms are equal.
  private static func change(of label: String, from old: [String], to new: [String]) -> ResourceChange.FactChange? {
    if old.map({ Array($0.utf8) }) == new.map({ Array($0.utf8) }) { return nil }
    return ResourceChange.FactChange(label: label, old: old, new: new)
  }

  private func flagChange(to new: ComparedEntry) -> ResourceChange.FactChange? {
    guard let flag, let other = new.flag, flag != other else { return nil }
    let size = flag.count == other.count ? "\(other.count) other bytes" : "\(other.count) bytes"
    return ResourceChange.FactChange(label: "flag image", old: ["\(flag.count) bytes"], new: [size])
  }
}
