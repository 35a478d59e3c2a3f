/// A table of the user's own, after its files are read and checked.
struct Table: Section {
  let schema: TableSchema

  /// The columns besides those of names in other languages.
  let columns: [TableColumn]

  /// The text of each value, by column and row; empty if there is none.
  var texts: [[String]]

  /// The names in other languages, by language and row.
  let translations: [[String]]

  /// The index of the column of the raw values.
  let keyIndex: Int

  /// The names of the cases, or none if the type has no cases. Where there is an error, a name is empty.
  let cases: [String]

  let rows: [SourceLocation]

  /// The values as the files write them.
  private let values: TableValues

  var keys: [String] { texts[keyIndex] }

  var subject: Subject { .table(schema) }

  /// The keys: the other values are in columns.
  var entries: [String] { keys }

  /// Returns the location of a value.
  func location(row: Int, _ column: TableColumn) -> SourceLocation { values[column.name][row]?.location ?? rows[row] }

  /// Returns the texts of a value: several if it is a list.
  func texts(row: Int, _ column: Int) -> [String] {
    let text = texts[column][row]
    if !columns[column].isList { return text.isEmpty ? [] : [text] }
    return text.split(separator: Character(ColumnReader.separator)).map(String.init)
  }

  /// The columns whose texts identify a row.
  var uniqueColumns: [Int] { columns.indices.filter { $0 == keyIndex || columns[$0].isUnique } }

  /// The index of the column with the names in the main language, if there are other languages.
  var nameIndex: Int? {
    schema.languages.isEmpty
      ? nil : columns.firstIndex { $0.name == TableValues.name && $0.type == .text && !$0.isList }
  }
}

extension Table {
  /// The maximum number of rows with cases: Swift's compiler takes a quarter of a second for each thousand.
  private static let maximumCaseCount = 20_000
  private static let maximumRowCount = 1_000_000

  /// The maximum number of bytes of a key, because all keys take the same space.
  private static let longestKey = 64

  /// Reads a table, or returns `nil` if its files contain no rows, or nothing that can be a key.
  static func read(_ schema: TableSchema, _ files: SectionFiles, _ problems: Problems) -> Table? {
    var values = TableValues(languages: schema.languages.map(\.value))
    for (_, file) in files.files { values.add(file, problems) }
    guard !values.rows.isEmpty else {
      if files.isComplete, !files.files.isEmpty, !problems.hasErrors {
        problems.report(.dataEmpty, at: files.first, "'\(schema.name.value)' has no rows; add at least one")
      }
      return nil
    }
    let reader = TableAssembler(schema: schema, values: values, problems: problems)
    let columns = reader.columns()
    guard let keyIndex = reader.keyIndex(columns) else { return nil }
    let limit = schema.hasCases ? maximumCaseCount : maximumRowCount
    if values.rows.count > limit {
      let advice = schema.hasCases ? "set 'cases' to \"\(TableSchema.noCases)\"" : "remove what you do not need"
      let message = "'\(schema.name.value)' has \(values.rows.count) rows, and the limit is \(limit); \(advice)"
      problems.report(.dataSize, at: schema.name.location, message)
      return nil
    }
    let keys = reader.keys(columns[keyIndex])
    let texts = columns.enumerated().map { index, column in
      index == keyIndex ? keys : reader.texts(column, keys)
    }
    reader.checkSearch(columns)
    reader.checkNames(columns)
    for index in columns.indices where index == keyIndex || columns[index].isUnique {
      reader.checkUnique(columns[index], texts[index])
    }
    return Table(
      schema: schema,
      columns: columns,
      texts: texts,
      translations: reader.translations(keys),
      keyIndex: keyIndex,
      cases: reader.cases(columns, texts, keyIndex),
      rows: values.rows,
      values: values
    )
  }

  /// Checks the columns of a table, and names its cases.
  private struct TableAssembler {
    let schema: TableSchema
    let values: TableValues
    let problems: Problems

    private var isTranslation: Set<String> { Set(schema.languages.map { TableValues.column(of: $0.value) }) }

    /// Returns the columns that almanac.json describes, or otherwise those of the data.
    func columns() -> [TableColumn] {
      let found = zip(values.names, values.places).filter { !isTranslation.contains($0.0) }
      let ignored = Set(schema.ignored.map(\.value))
      for name in schema.ignored where !values.names.contains(name.value) {
        let hint = Spelling.hint(for: name.value, among: values.names, or: "remove it from 'ignore'")
        problems.report(.entryUnknown, at: name.location, "no row has a column '\(name.value)'; \(hint)")
      }
      var columns = schema.columns
      if let columns {
        let known = columns.map(\.name)
        for (name, place) in found where !known.contains(name) && !ignored.contains(name) {
          let hint = Spelling.hint(for: name, among: known, or: "describe it in 'columns', or add it to 'ignore'")
          problems.report(.dataField, at: place, "unknown column '\(name)' of '\(schema.name.value)'; \(hint)")
        }
      } else {
        columns = found.filter { !ignored.contains($0.0) }.map {
          ColumnInference.column($0.0, values[$0.0], at: schema.name.location)
        }
      }
      var properties: [String: String] = [:]
      return (columns ?? []).filter { checkName($0, &properties) }
    }

    /// Returns whether a column has a name for its property.
    private func checkName(_ column: TableColumn, _ properties: inout [String: String]) -> Bool {
      let subject = "the column '\(column.name)'"
      guard let property = column.property else {
        let message = "cannot make a Swift name from \(subject); the name must start with a letter"
        problems.report(.caseName, at: column.location, message)
        return false
      }
      let isKey = column.name == schema.key?.value || schema.key == nil && column.name == "id"
      if TableColumn.reservedProperties.contains(property), property != "id" || !isKey {
        let advice = property == "id" ? "make it the 'key', or add it to 'ignore'" : "rename it, or add it to 'ignore'"
        let message = "\(subject) would become '\(property)', which is reserved; \(advice)"
        problems.report(.caseName, at: column.location, message)
        return false
      }
      if let other = properties.updateValue(column.name, forKey: property) {
        let message = "\(subject) and '\(other)' would both become '\(property)'; rename one"
        problems.report(.caseDuplicate, at: column.location, message)
        return false
      }
      return true
    }

    /// Finds the column of the raw values: the one that almanac.json names, `id`, `code` or `key`, or the first one
    /// whose values differ.
    func keyIndex(_ columns: [TableColumn]) -> Int? {
      let names = columns.map(\.name)
      if let key = schema.key { return index(of: key, columns) }
      let usual = ["id", "code", "key"].lazy.compactMap(names.firstIndex(of:)).first
      if let index = usual ?? columns.indices.first(where: { isKey(columns[$0]) }) { return index }
      let message =
        "no column of '\(schema.name.value)' has a different text in each row; add one, and name it in 'key'"
      problems.report(.dataField, at: values.rows.first ?? schema.name.location, message)
      return nil
    }

    private func isKey(_ column: TableColumn) -> Bool {
      let texts = values[column.name].map { $0?.text?.value }
      return !column.isList && !texts.contains(nil) && Set(texts).count == texts.count
    }

    /// Returns the raw values.
    func keys(_ column: TableColumn) -> [String] {
      values[column.name].enumerated().map { row, value in
        let text = value.map { String(($0.text?.value ?? $0.written).trimmed) } ?? ""
        if text.isEmpty {
          let message = "this row has no '\(column.name)', which is its key; add one"
          problems.report(.dataField, at: value?.location ?? values.rows[row], message)
        } else if let control = text.firstControl {
          problems.report(.dataValue, at: values.rows[row], "'\(column.name)' contains \(control)")
        } else if text.utf8.count > longestKey {
          let message = "the key '\(text)' has more than \(longestKey) bytes; choose a shorter one"
          problems.report(.dataValue, at: value?.location ?? values.rows[row], message)
        } else if let pattern = column.pattern, !pattern.matches(text) {
          let message = "'\(column.name)' must match '\(pattern.text)', not '\(text)'"
          problems.report(.dataValue, at: value?.location ?? values.rows[row], message)
        } else if column.type == .integer, Int(text).map(String.init) != text {
          let message = "'\(column.name)' must be \(column.type.expected), not '\(text)'"
          problems.report(.dataType, at: value?.location ?? values.rows[row], message)
        }
        return text
      }
    }

    func texts(_ column: TableColumn, _ keys: [String]) -> [String] {
      ColumnReader(column: column, problems: problems).texts(of: values[column.name], keys: keys, rows: values.rows)
    }

    /// Reports texts that several rows have.
    func checkUnique(_ column: TableColumn, _ texts: [String]) {
      var seen: [String: Int] = [:]
      for (row, text) in texts.enumerated() where !text.isEmpty {
        guard let other = seen.updateValue(row, forKey: text) else { continue }
        seen[text] = other
        let first = values[column.name][other]?.location ?? values.rows[other]
        let message = "duplicate \(column.name) '\(text)'; the first one is at \(first.text)"
        problems.report(.entryDuplicate, at: values[column.name][row]?.location ?? values.rows[row], message)
      }
    }

    /// Reports languages without a column of names.
    func checkNames(_ columns: [TableColumn]) {
      guard let language = schema.languages.first else { return }
      if columns.contains(where: { $0.name == TableValues.name && $0.type == .text && !$0.isList }) { return }
      let message = "'languages' needs a column 'name' of the type 'text'; add it, or remove 'languages'"
      problems.report(.configValue, at: language.location, message)
    }

    /// Returns the names in other languages.
    func translations(_ keys: [String]) -> [[String]] {
      schema.languages.map { language in
        let name = TableValues.column(of: language.value)
        if !values.names.contains(name) {
          let message =
            "no row has a name in '\(language.value)'; add a column 'name_\(language.value)', or 'names' with it"
          problems.report(.nameMissing, at: language.location, message)
        }
        var column = TableColumn(name: name, type: .text, location: language.location)
        column.isOptional = true
        return texts(column, keys)
      }
    }

    /// Reports columns of the search that don't exist.
    func checkSearch(_ columns: [TableColumn]) {
      for name in schema.search { _ = index(of: name, columns) }
    }

    /// Returns the index of a column that almanac.json names, or reports that there is no such column.
    private func index(of name: Located<String>, _ columns: [TableColumn], or other: String? = nil) -> Int? {
      if let index = columns.firstIndex(where: { $0.name == name.value }) { return index }
      let names = columns.map(\.name) + [other].compactMap { $0 }
      let hint = Spelling.hint(for: name.value, among: names, or: "write \(Spelling.list(names, "or"))")
      problems.report(.configValue, at: name.location, "there is no column '\(name.value)'; \(hint)")
      return nil
    }

    /// Returns the names of the cases.
    func cases(_ columns: [TableColumn], _ texts: [[String]], _ keyIndex: Int) -> [String] {
      if !schema.hasCases { return [] }
      guard let index = schema.cases.map({ index(of: $0, columns, or: TableSchema.noCases) }) ?? keyIndex else {
        return Array(repeating: "", count: values.rows.count)
      }
      var seen: Set<String> = []
      // A missing or duplicate key is already an error.
      let rows = values.rows.indices.filter { row in
        let text = texts[index][row]
        return !text.isEmpty && (index != keyIndex || seen.insert(text).inserted)
      }
      let candidates = rows.map { row in
        CaseNames.Candidate(
          identifier: SwiftIdentifier.caseName(forNames: [texts[index][row]]),
          suffix: "",
          description: "'\(texts[index][row])'",
          location: values[columns[index].name][row]?.location ?? values.rows[row],
          isOwn: true
        )
      }
      var names = CaseNames(problems)
      var cases = Array(repeating: "", count: values.rows.count)
      for (row, name) in zip(rows, names.cases(of: candidates)) { cases[row] = name ?? "" }
      return cases
    }
  }
}

extension TableColumn {
  /// Names of properties that every generated type has.
  static let reservedProperties: Set<String> = ["id", "rawValue", "hashValue", "self", "init"]
}
