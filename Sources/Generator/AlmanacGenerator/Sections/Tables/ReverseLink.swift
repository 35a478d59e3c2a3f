/// A property of the entry that rows belong to: `Country.ch.airports`.
struct ReverseLink {
  let table: TableSchema
  let column: TableColumn
  let property: String

  /// Returns the properties for all columns that refer to something other than their own table.
  static func all(of tables: [Table]) -> [ReverseLink] {
    tables.flatMap { table in
      let columns = table.columns.filter { $0.type.isLink && $0.type != .row(table.schema.name.value) }
      return columns.map { column in
        let isOnly = columns.count { $0.type == column.type } == 1
        let property = table.schema.plural + (isOnly ? "" : "By" + column.typeName)
        return ReverseLink(table: table.schema, column: column, property: property)
      }
    }
  }

  /// Properties that the entries of lists have besides their facts.
  private static let listProperties: Set = [
    "capitals", "category", "character", "children", "code", "countries", "country", "countryCode", "countryCodes",
    "currencies", "currency", "currencyCode", "currencyCodes", "description", "emoji", "flag", "flagEmoji",
    "hashValue", "id", "isLandlocked", "isRightToLeft", "keywords", "language", "languageCode", "languageCodes",
    "languages", "locale", "localeIdentifiers", "locales", "nativeName", "parent", "postalCode", "rawValue",
    "script", "shortcodes", "sovereignState", "subdivisions", "supportsSkinTone", "unicodeVersion", "uses",
    "workingLanguageCodes",
  ]

  /// The names of all properties that an entry of a list can have, which a generated one would hide.
  static let entryProperties = listProperties.union(
    CountryFact.allCases.map(\.rawValue) + SubdivisionFact.allCases.map(\.rawValue)
      + CurrencyFact.allCases.map(\.rawValue) + LanguageFact.allCases.map(\.rawValue)
  )

  /// Reports properties whose names are taken.
  static func check(_ links: [ReverseLink], in tables: [Table], _ problems: Problems) {
    let columns = tables.reduce(into: [:]) { $0[ColumnType.row($1.schema.name.value)] = $1.columns.map(\.property) }
    var owners: [ColumnType: [String: String]] = [:]
    for link in links {
      let name = link.table.name.value
      let type = link.column.type
      let other = owners[type, default: [:]].updateValue(name, forKey: link.property)
      let isTaken = columns[type]?.contains(link.property) ?? Self.entryProperties.contains(link.property)
      if other == nil, !isTaken { continue }
      let owner = other.map { "the rows of '\($0)'" } ?? "the type that '\(link.column.name)' refers to"
      let message =
        "the property '\(link.property)' for the rows of '\(name)' already exists: \(owner) "
        + "\(other == nil ? "has" : "use") it; choose another name with 'plural'"
      problems.report(.configValue, at: link.table.name.location, message)
    }
  }

  func variables(_ context: TargetContext) -> TemplateValue {
    .variables([
      "linkedType": .text(column.type.swiftName(context.settings, moneyModule: context.moneyModule)),
      "property": .text(SwiftIdentifier.declaration(of: property)),
      "table": .text(table.name.value),
      "column": .text(column.property ?? ""),
      "documentation": .text("The rows of `\(table.name.value)` with this value in `\(column.name)`.".singleLine),
      "code": .text(column.type == .entry(.emoji) ? "character" : "rawValue"),
    ])
  }
}
