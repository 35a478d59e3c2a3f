/// The tables of a target's formats of amounts, as AlmanacMoney reads them.
struct FormatTables: Sendable {
  /// For each locale, a row of `formats` and a row of `symbolSets`, as two base-56 digits each.
  let locales: String
  let formats: [[String]]
  let symbolSets: [[String]]
  let symbols: [[String]]

  func variables(_ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    [
      "formatsOfLocales": .text(SwiftLiteral.multiline(locales)),
      "formats": try context.table(formats),
      "formatCount": .number(formats.count),
      "formatColumns": .number(FormatColumn.allCases.count),
      "symbolSets": try context.table(symbolSets),
      "symbolSetCount": .number(symbolSets.count),
      "symbolSetColumns": .number(SymbolSetColumn.allCases.count),
      "symbols": try context.table(symbols),
      "symbolCount": .number(symbols.count),
    ]
  }
}

/// Distinct rows of a table, in the order of their first use.
struct RowPool {
  private(set) var rows: [[String]] = []

  // By bytes, because Swift's strings are equal if they differ only in their Unicode normal form.
  private var indices: [[[UInt8]]: Int] = [:]

  /// Returns the index of a row, and adds the row if it is new.
  mutating func index(of row: [String]) -> Int {
    let bytes = row.map { Array($0.utf8) }
    if let index = indices[bytes] { return index }
    indices[bytes] = rows.count
    rows.append(row)
    return rows.count - 1
  }

  /// The rows in ascending order, and the place of each row among them.
  var sorted: (rows: [[String]], places: [Int]) {
    let order = Array(rows.indices).sorted(byBytesOf: { rows[$0].joined(separator: "\n") })
    var places = order
    for (place, index) in order.enumerated() { places[index] = place }
    return (order.map { rows[$0] }, places)
  }
}
