extension Template {
  /// The types of the target's own tables.
  static let tables = Template("Tables")
}

extension Tables: Renderable {
  /// The table with the longest column, which is the one that can have too much.
  var subject: Subject { .table((all.max { $0.columnByteCount < $1.columnByteCount } ?? all[0]).schema) }

  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: TemplateVariables] {
    let tables = try all.map { table throws(TableOverflow) in try table.variables(context) }
    let links = ReverseLink.all(of: all).map { $0.variables(context) }
    // Every case that the template declares, in order.
    let entries = tables.flatMap { table in
      let choices = table["choices"]?.elements ?? []
      return (table["entries"]?.elements ?? []) + choices.flatMap { $0["cases"]?.elements ?? [] }
    }
    return [
      .tables: context.common(type: "", count: all.count).adding([
        "tables": .list(tables.map { .variables($0) }), "reverseLinks": .list(links), "entries": .list(entries),
        "usesMoney": .flag(all.contains { $0.columns.contains(where: \.type.needsMoney) }),
      ])
    ]
  }
}

extension Table {
  /// The number of bytes in the longest column.
  fileprivate var columnByteCount: Int { texts.map { $0.reduce(0) { $0 + $1.utf8.count } }.max() ?? 0 }

  /// A part that takes long to encode, so all cores share the work.
  private enum Part {
    case keys, names, search

    /// A column with other values.
    case column(Int)
  }

  fileprivate func variables(_ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    // The name is a property already, and `id` is the raw value.
    let properties = columns.indices.filter { $0 != nameIndex && columns[$0].property != "id" }
    let encodedColumns = properties.filter { $0 != keyIndex }
    let parts: [Part] = [.search, .keys, .names] + encodedColumns.map { .column($0) }
    let results = parts.concurrentMap { part in
      Result { () throws(TableOverflow) in try self.variables(of: part, context) }
    }
    let encoded = try results.map { result throws(TableOverflow) in try result.get() }
    let values = Dictionary(uniqueKeysWithValues: zip(encodedColumns, encoded.dropFirst(3)))
    let described = properties.map { index in
      let separator = index == properties.first ? "" : "\n"
      return property(index, context).adding(["separator": .text(separator)]).adding(values[index] ?? [:])
    }
    return encoded.prefix(3).reduce(declaration(context)) { $0.adding($1) }
      .adding(["properties": .list(described.map { .variables($0) })])
  }

  private func variables(of part: Part, _ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    switch part {
    case .keys:
      let table = CodeTableBuilder.table(of: keys)
      return [
        "codes": .text(SwiftLiteral.multiline(table.text)),
        "codeWidth": .number(table.width),
        "codeIndex": try index(of: keys),
      ]
    case .names:
      guard let nameIndex else { return [:] }
      let languages = [World.language] + schema.languages.map(\.value)
      return try context.names(
        [languages] + rows.indices.map { row in [texts[nameIndex][row]] + translations.map { $0[row] } }
      )
    case .search:
      if schema.search.isEmpty { return [:] }
      let searched = SearchColumns(self)
      return try context.search(Array(rows.indices).concurrentMap { searchRow($0, searched) })
    case .column(let column):
      var variables = ["values": try context.column(texts[column])]
      if columns[column].isUnique { variables["index"] = try index(of: texts[column]) }
      return variables
    }
  }

  /// Returns the index of strings, no two of which are equal.
  private func index(of texts: [String]) throws(TableOverflow) -> TemplateValue {
    .text(SwiftLiteral.multiline(try HashIndexBuilder.bytes(of: texts.map { $0.isEmpty ? [] : [$0] })))
  }

  private func declaration(_ context: TargetContext) -> TemplateVariables {
    let isNamed = nameIndex != nil
    let protocols = [isNamed ? "NamedEnum" : "", schema.search.isEmpty ? "" : "SearchableEnum"].filter { !$0.isEmpty }
    return context.common(type: schema.name.value, count: rows.count).adding([
      "conformances": .text((protocols.isEmpty ? ["TableEnum"] : protocols).joined(separator: ", ")),
      "hasCases": .flag(schema.hasCases),
      "entries": .list(
        cases.enumerated().map { row, name in .variables(context.entry(keys[row], name, [], documentation: "")) }
      ),
      "choices": .list(columns.filter { $0.type == .choice }.map { .variables($0.choiceVariables) }),
      "isSearchable": .flag(!schema.search.isEmpty),
      "isNamed": .flag(isNamed),
    ])
  }

  private func property(_ index: Int, _ context: TargetContext) -> TemplateVariables {
    let column = columns[index]
    let isKey = index == keyIndex
    var variables: TemplateVariables = [
      "property": .text(column.property ?? ""),
      "declaration": .text(SwiftIdentifier.declaration(of: column.property ?? "")),
      "documentation": .text(column.documentation.singleLine),
      "isKey": .flag(isKey),
      "isUnique": .flag(isKey || column.isUnique),
      "elementType": .text(elementType(column, context)),
      "isInteger": .flag(column.type == .integer),
      "isRequired": .flag(!column.isList && !column.isOptional),
      "isOptional": .flag(!column.isList && column.isOptional),
      "isList": .flag(column.isList),
      "reader": .text(column.type.reader + (column.isList ? "s" : "")),
    ]
    if let conversion = column.type.conversion, !isKey {
      variables["conversion"] = .text("\(elementType(column, context)).\(conversion)")
    }
    return variables
  }

  private func elementType(_ column: TableColumn, _ context: TargetContext) -> String {
    if column.type == .choice { return "\(schema.name.value).\(column.choiceType)" }
    return column.type.swiftName(context.settings, moneyModule: context.moneyModule)
  }

  func searchRow(_ row: Int, _ columns: SearchColumns) -> SearchRow {
    var names = columns.names.flatMap { texts(row: row, $0) }
    let name = names.isEmpty ? "" : names.removeFirst()
    let codes = columns.codes.map { texts[$0][row] }
    return SearchRow(
      code: keys[row],
      name: name,
      SearchTerms(codes: codes, names: names + translations.map { $0[row] })
    )
  }
}

/// The columns that a search looks through, by their indices.
struct SearchColumns {
  let names: [Int]

  /// Other columns with different values in each row.
  let codes: [Int]

  init(_ table: Table) {
    let names = table.schema.search.compactMap { name in table.columns.firstIndex { $0.name == name.value } }
    self.names = names
    codes = table.uniqueColumns.filter { $0 != table.keyIndex && !names.contains($0) }
  }
}

extension TableColumn {
  fileprivate var documentation: String {
    "The column `\(name)`" + (unit.map { ", in \($0)" } ?? "") + (isOptional ? ", or `nil` if there is no value." : ".")
  }

  fileprivate var choiceVariables: TemplateVariables {
    let names = choices.map { SwiftIdentifier.caseName(forNames: [$0.value]) ?? "" }
    return [
      "choiceType": .text(choiceType),
      "documentation": .text("The values of the column `\(name)`.".singleLine),
      "cases": .list(
        zip(choices, names).map { choice, name in
          .variables([
            "declaration": .text(SwiftIdentifier.declaration(of: name)),
            "value": .text(SwiftLiteral.escaped(choice.value)),
          ])
        }
      ),
    ]
  }
}
