import AlmanacGenerator

/// The report of `almanac diff`. In JSON, it's an object with `changes` and `problems`.
struct DifferenceReport: Encodable {
  let changes: [ResourceChange]

  /// The errors in the resources. If there are any, nothing is compared.
  let problems: [Diagnostic]

  /// The report for people: a line for each entry, and an indented one for each of its facts.
  var text: String { TextReport.text(problems) + changes.map(\.text).joined() }

  /// The number of changes, for people.
  var summary: String {
    guard !changes.isEmpty else { return "no differences" }
    let kinds: [ResourceChange.Kind] = [.added, .removed, .renamed, .changed]
    let counts = kinds.map { kind in (kind, changes.count { $0.kind == kind }) }.filter { $0.1 > 0 }
    return (counts.map { "\($1) \($0)" } + ["\(changes.count(where: \.isSourceBreaking)) source-breaking"])
      .joined(separator: ", ")
  }
}

extension ResourceChange {
  /// The lines for people: "renamed Country.uk to Country.gb, source-breaking (New/countries.json:2:12)".
  fileprivate var text: String {
    let names = kind == .renamed ? "\(old ?? "") to \(new ?? "")" : new ?? old ?? ""
    let place = location.map { " (\($0.text))" } ?? ""
    let title = "\(kind) \(names)\(isSourceBreaking ? ", source-breaking" : "")\(place)"
    return ([title] + facts.map { "  \($0.text)" }).map { $0.singleLine + "\n" }.joined()
  }
}

extension ResourceChange.FactChange {
  /// The label, and both values, or what was removed and added if they are lists.
  fileprivate var text: String {
    let removed = old.filter { !new.contains($0) }.map { "-\($0)" }
    let added = new.filter { !old.contains($0) }.map { "+\($0)" }
    if max(old.count, new.count) > 1, !removed.isEmpty || !added.isEmpty {
      return "\(label): \((removed + added).joined(separator: ", "))"
    }
    return "\(label): \(Self.list(old)) → \(Self.list(new))"
  }

  private static func list(_ values: [String]) -> String {
    values.isEmpty ? "nothing" : values.joined(separator: ", ")
  }
}

extension ResourceChange: Encodable {
  private enum CodingKeys: CodingKey {
    case change, section, old, new, isSourceBreaking, facts, path, line, column
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .change)
    try container.encode(section, forKey: .section)
    try container.encodeIfPresent(old, forKey: .old)
    try container.encodeIfPresent(new, forKey: .new)
    try container.encode(isSourceBreaking, forKey: .isSourceBreaking)
    try container.encode(facts, forKey: .facts)
    try container.encodeIfPresent(location?.path, forKey: .path)
    try container.encodeIfPresent(location?.line, forKey: .line)
    try container.encodeIfPresent(location?.column, forKey: .column)
  }
}
