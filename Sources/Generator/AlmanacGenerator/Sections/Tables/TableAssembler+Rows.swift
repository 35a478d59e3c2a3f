extension TableAssembler {
  /// The maximum number of bytes of a key, because all keys take the same space.
  private static let longestKey = 64

  /// Returns the raw values.
  func keys(_ column: TableColumn) -> [String] {
    values[column.name].enumerated().map { row, value in
      let text = value.map { String(($0.text?.value ?? $0.written).trimmed) } ?? ""
      if let (rule, message) = problem(of: text, value, column) {
        problems.report(rule, at: values.location(row: row, column.name), message)
      }
      return text
    }
  }

  /// Returns what is wrong with a key.
  private func problem(of text: String, _ value: JSONValue?, _ column: TableColumn) -> (Rule, String)? {
    if text.isEmpty { return (.dataField, "this row has no '\(column.name)', which is its key; add one") }
    if let control = text.firstControl { return (.dataValue, "'\(column.name)' contains \(control)") }
    let isInteger = column.type == .integer
    if isInteger ? Int(text).map(String.init) != text : value?.text == nil {
      return (.dataType, "'\(column.name)' must be \(column.type.expected), not \(value?.quoted ?? text)")
    }
    if text.utf8.count > Self.longestKey {
      return (.dataValue, "the key '\(text)' has more than \(Self.longestKey) bytes; choose a shorter one")
    }
    if let pattern = column.pattern, !pattern.matches(text) {
      return (.dataValue, "'\(column.name)' must match '\(pattern.text)', not '\(text)'")
    }
    return nil
  }

  /// Returns the values of columns as strings, and reports those that are wrong.
  func texts(_ columns: [TableColumn], _ keys: [String]) -> [[String]] {
    ColumnReader.readers(of: columns, values, keys: keys, problems).map(\.texts)
  }

  /// Returns the names in other languages.
  func translations(_ keys: [String]) -> [[String]] {
    let columns = schema.languages.map { language in
      let name = TableValues.column(of: language.value)
      if !values.names.contains(name) {
        let message =
          "no row has a name in '\(language.value)'; add a column 'name_\(language.value)', or 'names' with it"
        problems.report(.nameMissing, at: language.location, message)
      }
      var column = TableColumn(name: name, type: .text, location: language.location)
      column.isOptional = true
      return column
    }
    return texts(columns, keys)
  }

  /// Reports values that several rows have.
  func checkUnique(_ column: TableColumn, _ texts: [String]) {
    var seen: [String: Int] = [:]
    for (row, text) in texts.enumerated() where !text.isEmpty {
      guard let first = seen[text] else {
        seen[text] = row
        continue
      }
      let place = values.location(row: first, column.name).text
      let message = "duplicate \(column.name) '\(text)'; change it, or the first one at \(place)"
      problems.report(.entryDuplicate, at: values.location(row: row, column.name), message)
    }
  }

  /// Returns the names of the cases. Where there is an error, a name is empty.
  func cases(_ columns: [TableColumn], _ texts: [[String]], _ keyIndex: Int) -> [String] {
    if !schema.hasCases { return [] }
    var cases = Array(repeating: "", count: values.rows.count)
    guard let index = schema.cases.map({ index(of: $0, columns, or: TableSchema.noCases) }) ?? keyIndex else {
      return cases
    }
    if columns[index].type == .integer {
      let message =
        "the cases of '\(schema.name.value)' can't be named after the numbers of '\(columns[index].name)'; "
        + "name a text column in 'cases', or set it to \"\(TableSchema.noCases)\""
      problems.report(.caseName, at: schema.cases?.location ?? schema.name.location, message)
      return cases
    }
    let column = columns[index]
    var seen: Set<String> = []
    // A missing or duplicate key is already an error, and so is a missing value of another column that is required.
    let rows = values.rows.indices.filter { row in
      let text = texts[index][row]
      if text.isEmpty, column.isOptional || column.isList { reportMissing(column, row) }
      return !text.isEmpty && (index != keyIndex || seen.insert(text).inserted)
    }
    let names = rows.map { row in
      Located(value: texts[index][row], location: values.location(row: row, column.name))
    }
    for (row, name) in zip(rows, CaseNames.names(of: names, problems)) { cases[row] = name ?? "" }
    return cases
  }

  /// Reports a row without a name for its case.
  private func reportMissing(_ column: TableColumn, _ row: Int) {
    let message =
      "this row has no '\(column.name)', which its case is named after; add one, or name another column in 'cases'"
    problems.report(.caseName, at: values.location(row: row, column.name), message)
  }
}
