/// A list in JSON or comma-separated values, to be written in either.
struct TableText {
  private let values: TableValues
  private let problems: Problems

  /// Reads a list whose columns follow from its data, or returns `nil` if it has no rows.
  init?(_ files: SectionFiles, _ problems: Problems) {
    self.problems = problems
    values = TableValues(files, languages: [], problems)
    if !problems.hasErrors, values.names.isEmpty {
      problems.report(.dataEmpty, at: files.first, "there are no rows with values; add at least one")
    }
    for name in values.names {
      let group = Self.group(of: name)
      if name.trimmed.isEmpty {
        problems.report(.dataField, at: values.place(of: name), "this value has no name; add one")
      } else if group != name, values.names.contains(group) {
        let message = "'\(group)' is an object here, and another value in other rows; rename one"
        problems.report(.dataField, at: values.place(of: name), message)
      }
    }
    if problems.hasErrors { return nil }
  }

  /// Returns a list in JSON that this run has written as comma-separated values. What can't be written is reported at
  /// the file to write, because nobody has the lines of the JSON.
  static func csv(_ json: String, of path: String, _ problems: Problems) -> String? {
    let own = Problems()
    let text = SourceText(path: path + ".json", bytes: Array(json.utf8))
    let csv = own.value { () throws(Diagnostic) in try DataFile.parse(text) }.flatMap { file in
      let named = NamedFile(path: text.path, origin: file.location)
      return TableText(SectionFiles(files: [(named, file)], location: file.location), own)?.csv(of: path)
    }
    for problem in own.sorted(isStrict: false) {
      problems.report(problem.rule, at: SourceLocation(path: path), problem.message)
    }
    return csv
  }

  var rowCount: Int { values.rows.count }

  /// Returns an array with an object on each line.
  func json() -> String {
    let rows = values.rows
    let keys = rows.indices.map { "row \($0 + 1)" }
    let columns = values.names.map { ColumnInference.column($0, values[$0], at: values.place(of: $0)) }
    let readers = ColumnReader.readers(of: columns, values, keys: keys, problems)
    let groups = values.names.map { Self.group(of: $0) }.unique.map { group in
      (name: group, readers: readers.filter { Self.group(of: $0.column.name) == group })
    }
    let lines = rows.indices.map { row in
      "{\(groups.compactMap { member($0.name, row, $0.readers) }.joined(separator: ", "))}"
    }
    return "[\n\(lines.joined(separator: ",\n"))\n]\n"
  }

  /// Returns the member with the values of columns that belong to one object, or of a single column.
  private func member(_ group: String, _ row: Int, _ readers: [ColumnReader]) -> String? {
    let members = readers.compactMap { reader -> String? in
      let name = reader.column.name
      let key = name == group ? name : String(name.dropFirst(group.count + 1))
      return reader.json(row).map { "\(JSONLine.quoted(key)): \($0)" }
    }
    if members.isEmpty { return nil }
    return readers[0].column.name != group
      ? "\(JSONLine.quoted(group)): {\(members.joined(separator: ", "))}" : members[0]
  }

  private static func group(of name: String) -> String { String(name.parts(separatedBy: ".")[0]) }

  /// Returns a line with the names of the columns, and then a line for each row.
  ///
  /// - Parameter path: The path of the file, whose name says whether tabs separate the fields.
  /// - Returns: The lines, even if there is a problem.
  func csv(of path: String) -> String {
    let separator: Character = CSVParser.isTabSeparated(path) ? "\t" : ","
    var deep: Set<String> = []
    for name in values.names where name.parts(separatedBy: ".").count > 2 && deep.insert(Self.group(of: name)).inserted
    {
      let message =
        "'\(Self.group(of: name))' has objects in objects, which comma-separated values can't have; write a .json file"
      problems.report(.dataShape, at: values.place(of: name), message)
    }
    let columns = values.names.map { name in
      [Self.field(name, separator)] + values[name].map { $0.map { Self.field(text(of: $0), separator) } ?? "" }
    }
    let lines = (0...values.rows.count).map { row in columns.map { $0[row] }.joined(separator: String(separator)) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(of value: JSONValue) -> String {
    guard value.kind == .array, let elements = value.elements else { return value.text?.value ?? value.written }
    let texts = elements.map { $0.text?.value ?? $0.written }
    if let index = texts.indices.first(where: { texts[$0].contains(";") || elements[$0].elements != nil }) {
      let message = "'\(texts[index])' can't be an element of a list in comma-separated values; write a .json file"
      problems.report(.dataShape, at: elements[index].location, message)
    }
    return texts.joined(separator: ";")
  }

  /// Returns a field, in quotes if it needs them.
  private static func field(_ text: String, _ separator: Character) -> String {
    let needsQuotes = text.contains { $0 == separator || $0 == "\"" || $0.isNewline } || text.trimmed != text[...]
    return needsQuotes ? "\"\(text.replacing(each: "\"", with: "\"\""))\"" : text
  }
}

extension ColumnReader {
  /// Returns the value of a row in JSON, or `nil` if there is none.
  fileprivate func json(_ row: Int) -> String? {
    if texts[row].isEmpty { return nil }
    let values = texts[row].split(separator: Character(Self.separator)).map { text in
      switch column.type {
      case .integer, .number: String(text)
      case .boolean: text == "1" ? "true" : "false"
      default: JSONLine.quoted(String(text))
      }
    }
    return column.isList ? "[\(values.joined(separator: ", "))]" : values.first
  }
}
