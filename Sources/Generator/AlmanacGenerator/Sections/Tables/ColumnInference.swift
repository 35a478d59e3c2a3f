import CBytes

/// Finds the types of the columns of a table that almanac.json doesn't describe.
enum ColumnInference {
  /// Returns a column whose type fits all values.
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

  /// Returns whether a value is an integer. In comma-separated values, digits that start with a zero or a plus sign are
  /// a code.
  private static func isInteger(_ value: JSONValue) -> Bool { value.numberForm == ALMANAC_INTEGER }

  private static func isNumber(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .number: true
    case .field: value.numberForm != ALMANAC_NO_NUMBER && !isCode(value.written)
    default: false
    }
  }

  private static func isCode(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    return digits.first == UInt8(ascii: "0") && digits.dropFirst().first != UInt8(ascii: ".") && digits.count > 1
  }

  private static func isDate(_ value: JSONValue) -> Bool {
    value.text.flatMap { CalendarDate(String($0.value.trimmed)) } != nil
  }
}
