/// The tables of a target.
struct Tables: Sendable {
  let all: [Table]

  /// Reads the tables, and checks what they link to among the other sections.
  static func read(_ inputs: ParsedInputs, among sections: [any Section & KnownSection], _ problems: Problems) -> Tables
  {
    var tables = zip(inputs.settings.tables, inputs.tables).compactMap { schema, files in
      Table.read(schema, files, problems)
    }
    let links = TableLinks(tables, sections, inputs, problems)
    for index in tables.indices { links.resolve(&tables[index]) }
    ReverseLink.check(ReverseLink.all(of: tables), in: tables, problems)
    return Tables(all: tables)
  }
}

/// Checks the codes and keys in tables, and writes them as the section or the table that contains them does.
private struct TableLinks {
  private static let maximumComparisons = 6_000

  private let sections: [SectionKind: any Section]
  private let codes: [SectionKind: [String]]
  private let known: [SectionKind: Set<String>]

  /// The keys of the tables that could be read as a whole.
  private let keys: [String: [String]]

  /// The keys by themselves, because a link in another Unicode normal form equals a key and has other bytes.
  private let knownKeys: [String: [String: String]]
  private let inputs: ParsedInputs
  private let problems: Problems

  init(_ tables: [Table], _ sections: [any Section & KnownSection], _ inputs: ParsedInputs, _ problems: Problems) {
    self.inputs = inputs
    self.problems = problems
    // A broken file may contain the entries that seem to be missing.
    let complete = sections.filter { inputs.files[type(of: $0).kind]?.isComplete != false }
    self.sections = complete.reduce(into: [:]) { $0[type(of: $1).kind] = $1 }
    codes = self.sections.mapValues { ($0 as? EmojiList)?.entries.map(\.character) ?? $0.names }
    known = codes.mapValues(Set.init)
    keys = tables.filter(\.isComplete).reduce(into: [:]) { $0[$1.schema.name.value] = $1.keys }
    knownKeys = keys.mapValues { Dictionary(zip($0, $0)) { first, _ in first } }
  }

  func resolve(_ table: inout Table) {
    for (index, column) in table.columns.enumerated() where column.type.isLink || column.type == .money {
      table.texts[index] = resolved(table.texts[index], column, of: table)
    }
  }

  private func resolved(_ texts: [String], _ column: TableColumn, of table: Table) -> [String] {
    // Most values occur many times.
    var known: [String: String] = [:]
    return texts.enumerated().map { row, text in
      if text.isEmpty { return "" }
      if let codes = known[text] { return codes }
      let parts = column.isList ? text.split(separator: Character(ColumnReader.separator)).map(String.init) : [text]
      let found = parts.compactMap { part in
        let code = self.code(for: part, column.type)
        if code == nil { report(part, column, of: table, row: row) }
        return code
      }
      let codes = found.joined(separator: ColumnReader.separator)
      if found.count == parts.count { known[text] = codes }
      return codes
    }
  }

  /// Returns the code or key as its section or table writes it, or `nil` if none contains it.
  private func code(for text: String, _ type: ColumnType) -> String? {
    switch type {
    case .money:
      let parts = text.split(separator: " ").map(String.init)
      return code(for: parts[1], .entry(.currencies)).map { "\(parts[0]) \($0)" }
    case .row(let name): return knownKeys[name].map { $0[text] } ?? text
    case .entry(let kind):
      guard let section = sections[kind] else { return text }
      let code = inputs.settings.sections[kind].canonical(text)
      if known[kind]?.contains(code) == true { return code }
      // Alpha-3 and numeric codes of countries, and shortcodes of emoji.
      return section.indices(of: text).first.flatMap { codes[kind]?[$0] }
    default: return text
    }
  }

  private func report(_ text: String, _ column: TableColumn, of table: Table, row: Int) {
    let location = table.location(row: row, column)
    problems.report(
      .relationRow,
      at: location,
      "'\(column.name)' of '\(table.keys[row])': \(message(text, column.type))"
    )
  }

  /// Returns what doesn't exist. Only messages that are shown are made, because a comparison with all keys takes long.
  private func message(_ text: String, _ type: ColumnType) -> String {
    switch type {
    case .money: return message(text.split(separator: " ").last.map(String.init) ?? "", .entry(.currencies))
    case .row(let name):
      let hint = Spelling.hint(for: text, among: near(text, keys[name] ?? []), or: "add it to '\(name)'")
      return "'\(name)' has no row '\(text)'; \(hint)"
    case .entry(let kind):
      let advice = "write one of '\(kind.rawValue)', or add it there"
      let change = OutdatedFacts.Group(rawValue: kind.rawValue).flatMap {
        inputs.outdated.change(of: text, in: $0)
      }
      let hint =
        change.map { "it is no longer in use; " + ($0.now.isEmpty ? advice : "write \(Spelling.list($0.now, "or"))") }
        ?? Spelling.hint(for: text, among: near(text, codes[kind] ?? []), or: advice)
      return "there is no \(kind.singular) '\(text)'; \(hint)"
    default: return ""
    }
  }

  /// Returns the codes to compare a wrong one with: none for two letters, which are close to all others, and none if
  /// there are too many.
  private func near(_ text: String, _ codes: [String]) -> [String] {
    text.count > 2 && codes.count <= Self.maximumComparisons ? codes : []
  }
}
