/// A table of a page.
public struct MarkdownTable: Sendable {
  /// A row.
  public struct Row: Sendable {
    /// The number of its line in the document.
    public let line: Int

    /// The text of each cell, without the spaces around it.
    public let cells: [String]

    /// The texts in code marks in a cell. If there is no such cell, there are none.
    public func codes(in column: Int) -> [String] {
      guard cells.indices.contains(column) else { return [] }
      let parts = cells[column].split(separator: "`", omittingEmptySubsequences: false)
      return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }
  }

  /// The cells of the header.
  public let header: [String]

  /// The rows below the header, in order.
  public private(set) var rows: [Row] = []

  /// The tables of a text, in order. Code blocks have none. A cell cannot have the character `|`.
  public static func tables(in text: String) -> [MarkdownTable] {
    var tables: [MarkdownTable] = []
    var isCode = false
    var isTable = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      let wasTable = isTable
      isTable = !isCode && line.hasPrefix("|")
      guard isTable else { continue }
      let cells = cells(of: line)
      if !wasTable {
        tables.append(MarkdownTable(header: cells))
      } else if !line.allSatisfy("|-: ".contains) {
        tables[tables.count - 1].rows.append(Row(line: index + 1, cells: cells))
      }
    }
    return tables
  }

  private static func cells(of line: Substring) -> [String] {
    let end = line.hasSuffix("|") ? line.dropLast() : line
    return end.dropFirst().split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmed }
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { String(start[...$0]) } ?? ""
  }
}
