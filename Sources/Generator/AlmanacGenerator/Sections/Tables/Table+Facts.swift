// The facts that `explain`, `preview`, `diff` and other commands show.

extension Table {
  var names: [String] { keys }

  func indices(of text: String) -> [Int] {
    let columns = uniqueColumns
    return rows.indices.filter { row in columns.contains { texts[$0][row] == text } }
  }

  func explanation(at row: Int, _ links: Links) -> Explanation.Entry {
    let key = columns[keyIndex]
    var facts = [Fact(key.name, keys[row], at: location(row: row, key))]
    for (index, column) in columns.enumerated() where index != keyIndex && !texts[index][row].isEmpty {
      for text in texts(row: row, index) {
        facts.append(Fact(column.name, column.type.shown(text), at: location(row: row, column)))
      }
    }
    for (language, texts) in zip(schema.languages, translations) where !texts[row].isEmpty {
      facts.append(Fact("name in \(language.value)", texts[row], at: rows[row]))
    }
    let title = schema.hasCases ? ".\(cases[row])" : "(rawValue: \"\(SwiftLiteral.escaped(keys[row]))\")"
    return Explanation.Entry(title: title, facts: facts)
  }

  func searchTexts(at row: Int) -> Catalog.SearchTexts { .row(searchRow(row, SearchColumns(self)).text) }

  /// Returns no lines, because a table isn't in one of Almanac's own formats.
  func lines(_ options: ImportedList.Options) -> [JSONLine] { [] }
}

extension ColumnType {
  fileprivate func shown(_ text: String) -> String { self == .boolean ? (text == "1" ? "yes" : "no") : text }
}
