/// An entry of a section that becomes an enum.
struct EnumEntry<Record: FactRecord>: Sendable {
  /// The raw value of the case.
  let code: String

  /// The name in the main language; empty if it is not known.
  let name: String

  /// The merged record; `nil` if no file contains the entry.
  let record: Record?

  var caseName = ""

  /// The aliases of the case, sorted.
  var aliases: [Located<String>] = []

  /// Returns the value of a fact; empty if it is not known.
  func text(_ fact: Record.Kind) -> String { record?[fact]?.value ?? "" }

  /// Returns the values of a fact that is a list.
  func list(_ fact: Record.Kind) -> [String] { (record?.facts[fact] ?? []).map(\.value) }

  /// Returns the names in languages, of which the main one is the first. A name that is not known is empty.
  func names(in languages: [String]) -> [String] {
    [name] + languages.dropFirst().map { record?.names[$0]?.value ?? "" }
  }
}

/// A section that becomes an enum with tables of facts and names.
protocol EnumSection: Section, KnownSection where Entry == EnumEntry<Record> {
  associatedtype Record: FactRecord

  // Stated again, so that it implies the record.
  var entries: [EnumEntry<Record>] { get }

  /// The languages of the table of names, the main one first, or none if there is no such table.
  var languages: [String] { get }

  /// Returns the value of an entry in a column; `nil` if the column contains a fact as the record states it.
  func text(of entry: Entry, in column: Record.Kind.Column, _ links: Links) -> String?

  /// Returns the terms by which a search finds an entry, besides its code and its name.
  func searchTerms(of entry: Entry) -> SearchTerms

  /// Returns the facts that `explain` prints about an entry between its code and its names, and after its aliases.
  func facts(of entry: Entry, _ links: Links) -> (own: [Fact], linked: [Fact])
}

extension EnumSection {
  var names: [String] { entries.map(\.code) }

  func enumeration(_ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    let cases = entries.map { context.entry($0.code, $0.caseName, $0.aliases, documentation: documentation(of: $0)) }
    return try context.enumeration(Self.kind, codes: names, cases)
  }

  /// Returns the documentation that completion shows for a case: `Switzerland (CH)`.
  private func documentation(of entry: Entry) -> String {
    // The device's locales have no code that anybody knows.
    if entry.record == nil { return entry.name }
    if entry.name.isEmpty || entry.name == entry.code { return "" }
    let code = Self.kind == .countries || Self.kind == .subdivisions ? entry.code.uppercased() : entry.code
    return "\(entry.name) (\(code))"
  }

  /// Returns the variables of the tables of facts, names and search. The patterns are another row of the table of
  /// names.
  func tables(_ context: TargetContext, patterns: [String]? = nil) throws(TableOverflow) -> TemplateVariables {
    let facts = Record.Kind.Column.allCases.map { column in
      let fact = Record.Kind.allCases.first { $0.columns.contains(column) }
      return entries.map { entry in
        text(of: entry, in: column, context.links)
          ?? fact.map { $0.text(of: entry.record?.facts[$0] ?? [], in: column) } ?? ""
      }
    }
    let tables = try context.facts(facts).adding(search(context))
    if languages.isEmpty { return tables }
    let names = [languages] + entries.map { $0.names(in: languages) } + (patterns.map { [$0] } ?? [])
    return tables.adding(try context.names(names)).adding(try order(context))
  }

  /// Returns the variables of the tables that sort the names in each language and divide them into sections.
  private func order(_ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    // Nobody sorts 5,000 of them, and the ranks would take as much space as all other tables.
    if Self.kind == .subdivisions { return [:] }
    let names = languages.indices.map { column in
      entries.map { entry in
        [entry.names(in: languages)[column], entry.name, entry.code].first { !$0.isEmpty } ?? ""
      }
    }
    let ranks = zip(names, languages).map { context.collations.ranks(of: $0, in: $1) }
    let sections = zip(names, languages).map { names, language in
      context.collations.sections(of: names, in: language).map { Base56.rows([$0.start]) + $0.label }
    }
    return [
      "nameRanks": .text(SwiftLiteral.multiline(ranks.map(Base56.rows).joined())),
      "sectionStarts": try context.table(sections.map { [$0.joined(separator: " ")] }),
    ]
  }

  func explanation(at index: Int, _ links: Links) -> Explanation.Entry {
    let entry = entries[index]
    let (own, linked) = facts(of: entry, links)
    return Explanation.Entry(
      title: ".\(entry.caseName)",
      facts: [Fact(Record.codeKey, entry.code, at: entry.record?.code.location)] + own
        + (entry.record?.nameDescriptions ?? []) + Fact.list("alias", entry.aliases) + linked
    )
  }

  func lines(_ options: ImportedList.Options) -> [JSONLine] {
    entries.compactMap { $0.record?.line($0.code, $0.aliases, options) }
  }
}
