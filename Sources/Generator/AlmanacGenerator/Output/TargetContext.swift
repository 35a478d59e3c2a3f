/// The variables for the templates of every section, which Templates.md lists.
final class TargetContext {
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

  func common(type: String, count: Int) -> [String: Any] {
    [
      "access": settings.access.rawValue,
      "import": settings.access.importKeyword,
      "hasFormatter": libraries.contains(.currency),
      "hasImages": libraries.contains(.images),
      "hasMoney": libraries.contains(.money),
      "hasFormats": libraries.contains(where: \.writesAmounts),
      // Qualifies names that types of the target can also have. AlmanacCurrency exports AlmanacMoney.
      "moneyModule": (libraries.contains(.money) ? SupportedLibrary.money : .currency).rawValue,
      "type": type,
      "count": count,
    ].adding(types)
  }

  /// The names of the types of all sections, for properties that refer to them.
  private var types: [String: Any] {
    Dictionary(uniqueKeysWithValues: kinds.map { ($0.typeVariable, settings.sections[$0].type) })
  }

  /// Returns the variables of an enum: its cases and their codes, which ascend by their UTF-8 bytes.
  func enumeration(
    _ kind: SectionKind,
    codes: [String],
    _ entries: [[String: Any]]
  ) throws(TableOverflow) -> [String: Any] {
    guard codes.count <= TableLimits.maximumRowCount else { throw TableOverflow() }
    let table = CodeTableBuilder.table(of: codes)
    return common(type: settings.sections[kind].type, count: codes.count).adding([
      "codes": SwiftLiteral.multiline(table.text),
      "codeWidth": table.width,
      "codeIndex": SwiftLiteral.multiline(try HashIndexBuilder.bytes(of: codes.map { [$0] })),
      "entries": entries,
    ])
  }

  /// Describes a case. The documentation says in a comment what it is, and can be empty.
  func entry(
    _ code: String,
    _ caseName: String,
    _ aliases: [Located<String>],
    documentation: String
  ) -> [String: Any] {
    var entry: [String: Any] = [
      "code": SwiftLiteral.escaped(code),
      "case": caseName,
      "declaration": SwiftIdentifier.declaration(of: caseName),
      "aliases": aliases.map { ["declaration": SwiftIdentifier.declaration(of: $0.value)] },
    ]
    if !documentation.isEmpty { entry["documentation"] = documentation.singleLine }
    return entry
  }

  /// Returns the variables of a table of facts, from columns with the same number of texts.
  func facts(_ columns: [[String]]) throws(TableOverflow) -> [String: Any] {
    let rowCount = columns.first?.count ?? 0
    let rows = (0..<rowCount).map { row in columns.map { $0[row] } }
    return ["facts": try table(rows), "columns": columns.count]
  }

  /// Returns the variables of a table of names: a row of languages, then rows of names in these languages.
  func names(_ rows: [[String]]) throws(TableOverflow) -> [String: Any] {
    ["names": try table(rows), "nameRows": rows.count, "nameColumns": rows.first?.count ?? 1]
  }

  /// Encodes a table of texts as a literal.
  func table(_ rows: [[String]]) throws(TableOverflow) -> String {
    SwiftLiteral.multiline(try TextTableBuilder.bytes(of: rows))
  }
}

extension [String: Any] {
  func adding(_ other: [String: Any]) -> [String: Any] { merging(other) { $1 } }
}
