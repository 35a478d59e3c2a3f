/// Rows as a table in Markdown. A section is a line of its own.
struct FigureTable {
  let rows: [FigureRow]

  /// The lines of the table.
  var lines: [String] {
    let titles = rows.flatMap(\.figures).map(\.title).reduce(into: [String]()) { titles, title in
      if !titles.contains(title) { titles.append(title) }
    }
    var lines = [Self.line([""] + titles), Self.line(Array(repeating: "---", count: titles.count + 1))]
    for section in rows.grouped(by: \.section) {
      lines.append(Self.line(["**\(section[0].section)**"] + titles.map { _ in "" }))
      lines += section.map { row in
        Self.line(
          [row.name]
            + titles.map { title in row.figures.first { $0.title == title }.map { Self.cell($0, row.unit) } ?? "" }
        )
      }
    }
    return lines
  }

  /// A ratio and the figure behind it, such as `74 (0.96 ms)`, and nothing if it was not measured.
  static func cell(_ figure: FigureRow.Figure, _ unit: Unit) -> String {
    guard let value = figure.figure else { return "" }
    return figure.ratio == nil ? unit.text(value) : "\(Unit.ratio(figure.ratio)) (\(unit.text(value)))"
  }

  static func line(_ cells: [String]) -> String {
    "|" + cells.map { $0.isEmpty ? " |" : $0 == "---" ? "---|" : " \($0) |" }.joined()
  }
}
