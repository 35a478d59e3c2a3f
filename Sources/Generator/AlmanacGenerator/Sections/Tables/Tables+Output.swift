extension Template {
  /// The types of the target's own tables.
  static let tables = Template("Tables")
}

extension Tables: Renderable {
  /// The table with the most text, which is the one that can have too much.
  var subject: Subject { .table((all.max { $0.byteCount < $1.byteCount } ?? all[0]).schema) }

  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: TemplateVariables] {
    let tables = try all.map { table throws(TableOverflow) in try table.variables(context) }
    let links = ReverseLink.all(of: all).map { $0.variables(context) }
    // Every case that the template declares, in order.
    let entries = tables.flatMap { table in
      (table["entries"]?.elements ?? []) + (table["choices"]?.elements ?? []).flatMap { $0["cases"]?.elements ?? [] }
    }
    return [
      .tables: context.common(type: "", count: all.count).adding([
        "tables": .list(tables.map { .variables($0) }), "reverseLinks": .list(links), "entries": .list(entries),
      ])
    ]
  }
}

extension Table {
  fileprivate var byteCount: Int { texts.joined().reduce(0) { $0 + $1.utf8.count } }

  fileprivate func variables(_ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    let isNamed = nameIndex != nil
    let protocols = [isNamed ? "NamedEnum" : "", schema.search.isEmpty ? "" : "SearchableEnum"].filter { !$0.isEmpty }
    let table = CodeTableBuilder.table(of: keys)
    var variables = context.common(type: schema.name.value, count: rows.count).adding([
      "conformances": .text((protocols.isEmpty ? ["TableEnum"] : protocols).joined(separator: ", ")),
      "hasCases": .flag(schema.hasCases),
      "entries": .list(
        cases.enumerated().map { row, name in .variables(context.entry(keys[row], name, [], documentation: "")) }
      ),
      "codes": .text(SwiftLiteral.multiline(table.text)),
      "codeWidth": .number(table.width),
      "codeIndex": .text(SwiftLiteral.multiline(try HashIndexBuilder.bytes(of: keys.map { [$0] }))),
      "properties": .list(try properties(context)),
      "choices": .list(columns.filter { $0.type == .choice }.map { .variables($0.choiceVariables) }),
      "isSearchable": .flag(!schema.search.isEmpty),
      "isNamed": .flag(isNamed),
    ])
    if let nameIndex {
      let rows =
        [[World.language] + schema.languages.map(\.value)]
        + rows.indices.map { row in
          [texts[nameIndex][row]] + translations.map { $0[row] }
        }
      variables = variables.adding(try context.names(rows))
    }
    if !schema.search.isEmpty {
      let searched = SearchColumns(self)
      variables = variables.adding(try context.search(rows.indices.map { searchRow($0, searched) }))
    }
    return variables
  }

  /// The columns that become properties: the name is one already, and `id` is the raw value.
  private func properties(_ context: TargetContext) throws(TableOverflow) -> [TemplateValue] {
    var properties: [TemplateValue] = []
    for index in columns.indices where index != nameIndex && columns[index].property != "id" {
      let separator = properties.isEmpty ? "" : "\n"
      properties.append(.variables(try property(index, context).adding(["separator": .text(separator)])))
    }
    return properties
  }

  private func property(_ index: Int, _ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    let column = columns[index]
    let isKey = index == keyIndex
    let isUnique = isKey || column.isUnique
    var variables: TemplateVariables = [
      "property": .text(column.property ?? ""),
      "declaration": .text(SwiftIdentifier.declaration(of: column.property ?? "")),
      "documentation": .text(column.documentation.singleLine),
      "isKey": .flag(isKey),
      "isUnique": .flag(isUnique),
      "elementType": .text(elementType(column, context)),
      "isInteger": .flag(column.type == .integer),
      "isRequired": .flag(!column.isList && !column.isOptional),
      "isOptional": .flag(!column.isList && column.isOptional),
      "isList": .flag(column.isList),
      "reader": .text(column.type.reader + (column.isList ? "s" : "")),
    ]
    if isKey { return variables }
    if let initializer = column.type.initializer {
      variables["conversion"] = .text("\(elementType(column, context)).\(initializer)")
    }
    variables["values"] = try context.column(texts[index])
    if isUnique {
      let keys = texts[index].map { $0.isEmpty ? [] : [$0] }
      variables["index"] = .text(SwiftLiteral.multiline(try HashIndexBuilder.bytes(of: keys)))
    }
    return variables
  }

  private func elementType(_ column: TableColumn, _ context: TargetContext) -> String {
    column.type == .choice ? "\(schema.name.value).\(column.choiceType)" : column.type.swiftName(context.settings)
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

  /// Other columns with different texts in each row.
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
