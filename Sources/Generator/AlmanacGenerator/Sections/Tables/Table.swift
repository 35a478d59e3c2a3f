/// A user's own table, after its files are read and checked.
struct Table: Section {
  let schema: TableSchema

  /// The columns, except names in other languages.
  let columns: [TableColumn]

  /// The string of each value, by column and row; empty if there is none.
  var texts: [[String]]

  /// The names in other languages, by language and row.
  let translations: [[String]]

  /// The index of the column of the raw values.
  let keyIndex: Int

  /// The names of the cases, or none if the type has no cases. Where there is an error, a name is empty.
  let cases: [String]

  /// Whether all files could be read, so that a missing row is an error.
  let isComplete: Bool

  /// The values as the files write them.
  private let values: TableValues

  var keys: [String] { texts[keyIndex] }

  var subject: Subject { .table(schema) }

  /// The location of each row.
  var rows: [SourceLocation] { values.rows }

  /// The keys: the other values are in columns.
  var entries: [String] { keys }

  /// Returns the location of a value.
  func location(row: Int, _ column: TableColumn) -> SourceLocation { values.location(row: row, column.name) }

  /// Returns the strings of a value: several if it is a list.
  func texts(row: Int, _ column: Int) -> [String] {
    let text = texts[column][row]
    if !columns[column].isList { return text.isEmpty ? [] : [text] }
    return text.split(separator: Character(ColumnReader.separator)).map(String.init)
  }

  /// The columns whose values identify a row.
  var uniqueColumns: [Int] { columns.indices.filter { $0 == keyIndex || columns[$0].isUnique } }

  /// The index of the column with the names in the main language, if there are other languages.
  var nameIndex: Int? {
    schema.languages.isEmpty ? nil : columns.firstIndex(where: \.isName)
  }
}

extension Table {
  /// The maximum number of rows with cases: Swift's compiler looks at each of them.
  private static let maximumCaseCount = 20_000

  /// Reads a table, or returns `nil` if its files contain no rows, or nothing that can be a key.
  static func read(_ schema: TableSchema, _ files: SectionFiles, _ problems: Problems) -> Table? {
    let errorCount = problems.errorCount
    let values = TableValues(files, languages: schema.languages.map(\.value), problems)
    guard !values.rows.isEmpty else {
      if files.isComplete, problems.errorCount == errorCount {
        problems.report(.dataEmpty, at: files.first, "'\(schema.name.value)' has no rows; add at least one")
      }
      return nil
    }
    if schema.hasCases, values.rows.count > maximumCaseCount {
      let message =
        "'\(schema.name.value)' has \(values.rows.count) rows, and the limit is \(maximumCaseCount); set 'cases' to "
        + "\"\(TableSchema.noCases)\""
      problems.report(.dataSize, at: schema.name.location, message)
      return nil
    }
    let assembler = TableAssembler(schema: schema, values: values, problems: problems)
    var columns = assembler.columns()
    guard let keyIndex = assembler.keyIndex(&columns) else { return nil }
    assembler.checkSettings(columns)
    let keys = assembler.keys(columns[keyIndex])
    var texts = assembler.texts(columns.indices.filter { $0 != keyIndex }.map { columns[$0] }, keys)
    texts.insert(keys, at: keyIndex)
    for index in columns.indices where index == keyIndex || columns[index].isUnique {
      assembler.checkUnique(columns[index], texts[index])
    }
    return Table(
      schema: schema,
      columns: columns,
      texts: texts,
      translations: assembler.translations(keys),
      keyIndex: keyIndex,
      cases: assembler.cases(columns, texts, keyIndex),
      isComplete: files.isComplete,
      values: values
    )
  }
}
