/// Finds the types of the columns of a table that almanac.json doesn't describe.
enum ColumnInference {
  /// Returns a column whose type is that of all values.
  static func column(_ name: String, _ values: [JSONValue?], at location: SourceLocation) -> TableColumn {
    var column = TableColumn(name: name, type: .text, location: location)
    let known = values.compactMap { $0 }
    column.isList = !known.isEmpty && known.allSatisfy { $0.kind == .array }
    column.isOptional = !column.isList && known.count < values.count
    let elements = column.isList ? known.flatMap { $0.elements ?? [] } : known
    let candidates: [(ColumnType, (JSONValue) -> Bool)] = [
      (.boolean, isBoolean), (.integer, isInteger), (.number, isNumber), (.date, isDate),
    ]
    column.type = candidates.first { !elements.isEmpty && elements.allSatisfy($0.1) }?.0 ?? .text
    return column
  }

  private static func isBoolean(_ value: JSONValue) -> Bool {
    value.kind == .boolean || value.kind == .field && ["true", "false"].contains(value.written.lowercased())
  }

  private static func isInteger(_ value: JSONValue) -> Bool {
    isNumber(value) && value.number.flatMap(Int.init(exactly:)) != nil && !value.written.contains { ".eE".contains($0) }
  }

  /// In comma-separated values, digits that begin with a zero or a plus sign are a code.
  private static func isNumber(_ value: JSONValue) -> Bool {
    if value.kind == .number { return true }
    guard value.kind == .field, let number = value.number, number.isFinite else { return false }
    let digits = value.written.hasPrefix("-") ? value.written.dropFirst() : value.written[...]
    guard let first = digits.first, "0123456789.".contains(first) else { return false }
    return first != "0" || digits.count == 1 || digits.dropFirst().first == "."
  }

  private static func isDate(_ value: JSONValue) -> Bool { value.text.flatMap { CalendarDate($0.value) } != nil }
}
