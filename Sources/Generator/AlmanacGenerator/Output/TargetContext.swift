/// The variables for the templates of every section, which Templates.md lists.
final class TargetContext: Sendable {
  let settings: Settings

  /// The sections of the target.
  let kinds: Set<SectionKind>
  let links: Links

  /// The libraries that the target depends on.
  let libraries: [SupportedLibrary]

  /// The orders of names.
  let collations: Collations

  init(
    settings: Settings,
    kinds: Set<SectionKind>,
    links: Links,
    libraries: [SupportedLibrary],
    collations: Collations = Collations()
  ) {
    self.settings = settings
    self.kinds = kinds
    self.links = links
    self.libraries = libraries
    self.collations = collations
  }

  /// Whether countries have relations to other enums.
  var hasRelations: Bool { !kinds.isSubset(of: [.countries, .emoji]) }

  /// The module that qualifies the names of AlmanacMoney's types, because the target's types can have the same names.
  /// The other two modules export AlmanacMoney.
  var moneyModule: String {
    ([.money, .currency].first(where: libraries.contains) ?? SupportedLibrary.amountForms).rawValue
  }

  func common(type: String, count: Int) -> TemplateVariables {
    [
      "access": .text(settings.access.rawValue),
      "import": .text(settings.access.importKeyword),
      "hasFormatter": .flag(libraries.contains(.currency)),
      "hasImages": .flag(libraries.contains(.images)),
      "hasMoney": .flag(libraries.contains(.money)),
      "hasAmountForms": .flag(libraries.contains(.amountForms)),
      "hasFormats": .flag(libraries.contains(where: \.writesAmounts)),
      "moneyModule": .text(moneyModule),
      "type": .text(type),
      "count": .number(count),
    ].adding(types)
  }

  /// The names of the types of all sections, for properties that refer to them.
  private var types: TemplateVariables {
    Dictionary(uniqueKeysWithValues: kinds.map { ($0.typeVariable, .text(settings.sections[$0].type)) })
  }

  /// Returns the variables of an enum: its cases and their codes, which ascend by their UTF-8 bytes.
  func enumeration(
    _ kind: SectionKind,
    codes: [String],
    _ entries: [TemplateVariables]
  ) throws(TableOverflow) -> TemplateVariables {
    guard codes.count <= TableLimits.maximumRowCount else { throw TableOverflow() }
    let table = CodeTableBuilder.table(of: codes)
    return common(type: settings.sections[kind].type, count: codes.count).adding([
      "codes": .text(SwiftLiteral.multiline(table.text)),
      "codeWidth": .number(table.width),
      "codeIndex": .text(SwiftLiteral.multiline(try HashIndexBuilder.bytes(of: codes.map { [$0] }))),
      "entries": .list(entries.map { .variables($0) }),
    ])
  }

  /// Returns the variables of a case. The documentation, which becomes a comment, can be empty.
  func entry(
    _ code: String,
    _ caseName: String,
    _ aliases: [Located<String>],
    documentation: String
  ) -> TemplateVariables {
    var entry: TemplateVariables = [
      "code": .text(SwiftLiteral.escaped(code)),
      "case": .text(caseName),
      "declaration": .text(SwiftIdentifier.declaration(of: caseName)),
      "aliases": .list(aliases.map { .variables(["declaration": .text(SwiftIdentifier.declaration(of: $0.value))]) }),
    ]
    if !documentation.isEmpty { entry["documentation"] = .text(documentation.singleLine) }
    return entry
  }

  /// Returns the variables of a table of facts, from columns of the same length.
  func facts(_ columns: [[String]]) throws(TableOverflow) -> TemplateVariables {
    let rowCount = columns.first?.count ?? 0
    let rows = (0..<rowCount).map { row in columns.map { $0[row] } }
    return ["facts": try table(rows), "columns": .number(columns.count)]
  }

  /// Returns the variables of a table of names: a row of languages, then rows of names in these languages.
  func names(_ rows: [[String]]) throws(TableOverflow) -> TemplateVariables {
    ["names": try table(rows), "nameRows": .number(rows.count), "nameColumns": .number(rows.first?.count ?? 1)]
  }

  /// Returns the variables of the table that a search looks through, and of the index of names. The rows are in the
  /// order of the cases, or else start with the numbers of their cases.
  func search(_ rows: [SearchRow], cases: [Int]? = nil) throws(TableOverflow) -> TemplateVariables {
    let texts = Array(rows.indices).concurrentMap { row in (cases.map { String($0[row]) } ?? "") + rows[row].text }
    let names = try HashIndexBuilder.bytes(of: SearchRow.nameKeys(rows.map(\.names)))
    return ["search": try column(texts), "nameIndex": .text(SwiftLiteral.multiline(names))]
  }

  /// Encodes a table with one column.
  func column(_ texts: [String]) throws(TableOverflow) -> TemplateValue {
    .text(SwiftLiteral.multiline(try TextTableBuilder.bytes(ofColumn: texts)))
  }

  /// Encodes a table of strings as a literal.
  func table(_ rows: [[String]]) throws(TableOverflow) -> TemplateValue {
    .text(SwiftLiteral.multiline(try TextTableBuilder.bytes(of: rows)))
  }
}
