/// Finds the columns of a table and its key, and checks its rows.
struct TableAssembler {
  /// Names of properties that every generated type has, and the label of an initializer.
  private static let reservedProperties: Set = ["id", "rawValue", "hashValue", "self", "init", "named"]

  /// The usual names of a key.
  private static let usualKeys = ["id", "code", "key"]

  let schema: TableSchema
  let values: TableValues
  let problems: Problems

  /// Returns the columns that almanac.json describes, or otherwise those of the data, without those that can't have a
  /// name in Swift.
  func columns() -> [TableColumn] {
    let ignored = Set(schema.ignored.map(\.value))
    for name in schema.ignored where !values.names.contains(name.value) {
      lazy var hint = Spelling.hint(for: name.value, among: values.names, or: "remove it from 'ignore'")
      problems.report(.entryUnknown, at: name.location, "no row has a column '\(name.value)'; \(hint)")
    }
    let found = values.ownNames.filter { !ignored.contains($0.name) }
    let known = schema.describedNames
    for (name, place) in found {
      guard let known, !known.contains(name) else { continue }
      lazy var hint = Spelling.hint(for: name, among: known, or: "describe it in 'columns', or add it to 'ignore'")
      problems.report(.dataField, at: place, "unknown column '\(name)' of '\(schema.name.value)'; \(hint)")
    }
    let columns =
      schema.columns ?? found.map { ColumnInference.column($0.name, values[$0.name], at: schema.name.location) }
    var properties: [String: String] = [:]
    return columns.filter { checkName($0, &properties) }
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
    if Self.reservedProperties.contains(property), property != "id" || !isKey {
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

  /// Finds the column of the raw values: the one that almanac.json names, or a usual one, or the first one whose values
  /// differ. If its type follows from the data, it is one that a key can have.
  func keyIndex(_ columns: inout [TableColumn]) -> Int? {
    guard let index = schema.key.map({ index(of: $0, columns) }) ?? usualKeyIndex(columns) else { return nil }
    let key = columns[index]
    if schema.columns == nil {
      columns[index].isOptional = false
      if key.isList || !key.type.canBeUnique {
        columns[index].isList = false
        columns[index].type = .text
      }
    } else if key.isList || key.isOptional || !key.type.canBeUnique {
      problems.report(
        .configValue,
        at: key.location,
        "'\(key.name)' is the key, so its type must be 'text' or 'integer'"
      )
      return nil
    }
    return index
  }

  private func usualKeyIndex(_ columns: [TableColumn]) -> Int? {
    let names = columns.map(\.name)
    let usual = Self.usualKeys.lazy.compactMap { names.firstIndex(of: $0) }.first
    if let index = usual ?? columns.indices.first(where: { differs(columns[$0]) }) { return index }
    let message =
      "no column of '\(schema.name.value)' has a different value in each row; add one, and name it in 'key'"
    problems.report(.dataField, at: values.rows.first ?? schema.name.location, message)
    return nil
  }

  /// Returns whether a column can be a key, and its values differ.
  private func differs(_ column: TableColumn) -> Bool {
    if column.isList || schema.columns != nil && (column.isOptional || !column.type.canBeUnique) { return false }
    let texts = values[column.name].map { $0?.text?.value }
    return !texts.contains(nil) && Set(texts).count == texts.count
  }

  /// Returns the index of a column that almanac.json names, or reports that there is no such column.
  func index(of name: Located<String>, _ columns: [TableColumn], or other: String? = nil) -> Int? {
    if let index = columns.firstIndex(where: { $0.name == name.value }) { return index }
    if isReported(name.value, columns) { return nil }
    let names = columns.map(\.name) + [other].compactMap { $0 }
    let hint = Spelling.hint(for: name.value, among: names, or: "write \(Spelling.list(names, "or"))")
    problems.report(.configValue, at: name.location, "there is no column '\(name.value)'; \(hint)")
    return nil
  }

  /// Returns whether a column is missing only because its description or its name is wrong, which is an error already.
  private func isReported(_ name: String, _ columns: [TableColumn]) -> Bool {
    let isKnown = schema.describedNames?.contains(name) ?? values.ownNames.contains { $0.name == name }
    return isKnown && !columns.contains { $0.name == name } && !schema.ignored.contains { $0.value == name }
  }

  /// Reports columns of the search that don't exist, and languages without a column of names.
  func checkSettings(_ columns: [TableColumn]) {
    for name in schema.search { _ = index(of: name, columns) }
    guard !columns.contains(where: \.isName), !isReported(TableValues.name, columns) else { return }
    if let language = schema.languages.first {
      let message = "'languages' needs a column 'name' of the type 'text'; add it, or remove 'languages'"
      problems.report(.configValue, at: language.location, message)
    }
  }
}

extension TableColumn {
  /// Whether it contains the names in the main language.
  var isName: Bool { name == TableValues.name && type == .text && !isList }
}
