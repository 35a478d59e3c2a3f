/// The descriptions of tables for almanac.json, inferred from the data, for people to tighten.
public struct TableDraft: Sendable {
  /// All problems of the files, sorted by path and location.
  public let diagnostics: [Diagnostic]

  /// almanac.json with the tables; `nil` if there is an error.
  public let text: String?

  /// Describes the tables in files.
  ///
  /// - Parameters:
  ///   - names: The names of the files in the folder.
  ///   - folder: The folder of almanac.json.
  /// - Returns: The problems and the descriptions.
  public static func make(of names: [String], in folder: String) -> TableDraft {
    let problems = Problems()
    let reader = FileReader(problems)
    var types: [String: String] = [:]
    let tables = names.compactMap { name -> String? in
      let path = Folder(path: folder).path(of: name)
      guard let text = reader.text(path, atMost: FileContents.largestDataFile),
        let file = problems.value({ () throws(Diagnostic) in try DataFile.parse(text) })
      else { return nil }
      let type = typeName(of: name)
      if let other = types.updateValue(name, forKey: type) {
        let message = "this file and '\(other)' would both become the type '\(type)'; rename one"
        problems.report(.configValue, at: file.location, message)
        return nil
      }
      return description(of: file, as: type, name, NamedFile(path: path, origin: file.location), problems)
    }
    return TableDraft(
      diagnostics: problems.sorted(isStrict: false),
      text: problems.hasErrors ? nil : "{\n  tables: {\n\(tables.joined())  },\n}\n"
    )
  }

  private static func description(
    of file: DataFile,
    as type: String,
    _ name: String,
    _ path: NamedFile,
    _ problems: Problems
  ) -> String? {
    guard SwiftIdentifier.isTypeName(type), !SectionKind.allCases.map(\.typeName).contains(type) else {
      let message = "cannot name a type after this file; rename it to what its rows are, such as airports.csv"
      problems.report(.configValue, at: file.location, message)
      return nil
    }
    let files = SectionFiles(files: [(path, file)], location: file.location)
    var schema = TableSchema(Located(value: type, location: file.location))
    schema.cases = Located(value: TableSchema.noCases, location: file.location)
    guard let table = Table.read(schema, files, problems), !problems.hasErrors else { return nil }
    schema.cases = nil
    let trial = Problems()
    let hasCases = Table.read(schema, files, trial) != nil && !trial.hasErrors
    return DraftedTable(table: table, data: name, hasCases: hasCases).text
  }

  /// Returns the name of a row: `VatRate` for `vat-rates.csv`.
  private static func typeName(of file: String) -> String {
    let name = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    // The types of choices are named after columns in the same way.
    let plural = TableColumn(name: name, type: .text, location: SourceLocation(path: file)).typeName
    if plural.hasSuffix("ies"), plural.count > 4 { return plural.dropLast(3) + "y" }
    if ["ses", "xes", "zes", "ches", "shes"].contains(where: plural.hasSuffix) { return String(plural.dropLast(2)) }
    return plural.hasSuffix("s") && !plural.hasSuffix("ss") ? String(plural.dropLast()) : plural
  }
}

/// The description of a table.
private struct DraftedTable {
  /// The maximum number of strings that can be choices, and the minimum of their average number of occurrences.
  private static let (maximumChoices, minimumRepetition) = (12, 5)

  let table: Table
  let data: String
  let hasCases: Bool

  var text: String {
    let names = table.columns.map(\.name)
    let languages = names.contains(TableValues.name) ? languages(in: names) : []
    let described = table.columns.indices.filter { index in
      !languages.contains { Self.columns(of: $0).contains(names[index]) }
    }
    var lines = ["data: \(JSONLine.quoted(data))", "key: \(JSONLine.quoted(table.columns[table.keyIndex].name))"]
    if !hasCases { lines.append("cases: \"\(TableSchema.noCases)\"") }
    let columns = described.map { "        \(key(names[$0])): \(type(of: $0)),\n" }
    lines.append("columns: {\n\(columns.joined())      }")
    // A column that refers to countries gives them a property for the rows.
    if ReverseLink.entryProperties.contains(table.schema.plural) {
      let name = table.schema.name.value
      lines.append("plural: \(JSONLine.quoted(name.prefix(1).lowercased() + name.dropFirst() + "Rows"))")
    }
    if let name = table.columns.first(where: \.isName) { lines.append("search: [\"\(name.name)\"]") }
    if !languages.isEmpty { lines.append("languages: [\(languages.map(JSONLine.quoted).joined(separator: ", "))]") }
    return "    \(table.schema.name.value): {\n\(lines.map { "      \($0),\n" }.joined())    },\n"
  }

  /// Returns a key as JSON5 writes it.
  private func key(_ name: String) -> String {
    let isBare = name.utf8.allSatisfy { Alphabet.letters.contains($0) || $0 == UInt8(ascii: "_") }
    return isBare ? name : JSONLine.quoted(name)
  }

  /// Returns the columns that can have the names in a language.
  private static func columns(of language: String) -> [String] {
    ["\(TableValues.name)_\(language)", TableValues.column(of: language)]
  }

  private func languages(in names: [String]) -> [String] {
    let codes = names.compactMap { name in
      name.lastIndex { $0 == "_" || $0 == "." }.map { String(name[name.index(after: $0)...]) }
    }
    return codes.unique.filter { code in
      code.isCode(of: .lowercase, count: 2...3) && Self.columns(of: code).contains(where: names.contains)
    }
  }

  private func type(of index: Int) -> String {
    let column = table.columns[index]
    var name = typeName(of: index)
    let texts = table.texts[index].filter { !$0.isEmpty }
    let distinct = Set(texts)
    let isOther = index != table.keyIndex && column.name != TableValues.name
    if column.type == .text, !column.isList, isOther {
      let choices = distinct.sortedByBytes
      let isChoice =
        name == "text" && choices.count <= Self.maximumChoices && choices.count * Self.minimumRepetition <= texts.count
      let located = choices.map { Located(value: $0, location: column.location) }
      if isChoice, choices.count > 1, !CaseNames.names(of: located, Problems()).contains(nil) {
        let list = choices.map(JSONLine.quoted).joined(separator: ", ")
        return "{ oneOf: [\(list)]\(column.isOptional ? ", optional: true" : "") }"
      }
    }
    if column.isList { name = "[\(name)]" }
    if column.isOptional { name += "?" }
    let isCode = texts.allSatisfy { !$0.contains(" ") && $0.utf8.count <= 16 }
    let isUnique = name.hasPrefix("text") && isOther && texts.count > 1 && isCode
    return isUnique && distinct.count == texts.count ? "{ type: \"\(name)\", unique: true }" : "\"\(name)\""
  }

  /// Returns the type of the values. A column of two-letter codes with "country" in its name contains countries, and
  /// one of `yes` and `no` in comma-separated values is boolean.
  private func typeName(of index: Int) -> String {
    let column = table.columns[index]
    let texts = table.texts[index].filter { !$0.isEmpty }
    // The key is a text or an integer.
    if column.type == .text, index == table.keyIndex { return "text" }
    let canBeCountry = column.type == .text && !column.isList && column.name.lowercased().contains("country")
    if canBeCountry, !texts.isEmpty, texts.allSatisfy({ $0.isCode(of: .letters, count: 2...2) }) { return "Country" }
    if column.type == .text, CSVParser.isTable(data), Set(texts) == ["yes", "no"] { return "boolean" }
    return ColumnType.named.first { $0.value == column.type }?.key ?? "text"
  }
}
