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
    return Tables(all: tables)
  }
}

/// Checks the codes and keys in tables, and writes them as the section or the table that has them does.
private struct TableLinks {
  private let sections: [SectionKind: any Section]
  private let codes: [SectionKind: [String]]
  private let known: [SectionKind: Set<String>]
  private let keys: [String: Set<String>]
  private let inputs: ParsedInputs
  private let problems: Problems

  init(_ tables: [Table], _ sections: [any Section & KnownSection], _ inputs: ParsedInputs, _ problems: Problems) {
    self.inputs = inputs
    self.problems = problems
    self.sections = sections.reduce(into: [:]) { $0[type(of: $1).kind] = $1 }
    codes = self.sections.mapValues { ($0 as? EmojiList)?.entries.map(\.character) ?? $0.names }
    known = codes.mapValues(Set.init)
    keys = tables.reduce(into: [:]) { $0[$1.schema.name.value] = Set($1.keys) }
  }

  func resolve(_ table: inout Table) {
    for (index, column) in table.columns.enumerated() {
      switch column.type {
      case .entry, .row: table.texts[index] = resolved(table.texts[index], column, of: table)
      default: break
      }
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

  /// Returns the code or key as what has it writes it, or `nil` if nothing does.
  private func code(for text: String, _ type: ColumnType) -> String? {
    switch type {
    case .row(let name): return keys[name]?.contains(text) == true ? text : nil
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
    let subject = "'\(column.name)' of '\(table.keys[row])'"
    switch column.type {
    case .row(let name):
      let hint = Spelling.hint(for: text, among: keys[name]?.sortedByBytes ?? [], or: "add it to '\(name)'")
      problems.report(.relationRow, at: location, "\(subject): '\(name)' has no row '\(text)'; \(hint)")
    case .entry(let kind):
      let change = kind.outdatedKind.flatMap { inputs.outdated.change(of: text.uppercased(), in: $0) }
      let hint =
        change.map { "it is no longer in use; write \(Spelling.list($0.now, "or"))" }
        // Of two letters, each other code would be close.
        ?? Spelling.hint(
          for: text,
          among: text.count > 2 ? codes[kind] ?? [] : [],
          or: "write one of '\(kind.rawValue)', or add it there"
        )
      problems.report(.relationRow, at: location, "\(subject): there is no \(kind.singular) '\(text)'; \(hint)")
    default: break
    }
  }
}

extension SectionKind {
  /// The codes of the section among those that were right once.
  fileprivate var outdatedKind: OutdatedFacts.Group? { OutdatedFacts.Group(rawValue: rawValue) }
}
