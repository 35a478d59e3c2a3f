import CBytes

/// Reads the values of a column, and finds those that don't match its description.
///
/// It reports nothing itself, because all columns are read at the same time.
struct ColumnReader {
  /// The separator of a list's elements, as the runtime reads them.
  static let separator = "\u{1F}"

  struct Finding: Sendable {
    let rule: Rule
    let location: SourceLocation

    /// A function, because a column can have a million problems, and few are shown.
    let message: @Sendable () -> String
  }

  let column: TableColumn
  private let choices: Set<String>

  /// The string of each value, which is empty if there is none.
  private(set) var texts: [String] = []
  private(set) var findings: [Finding] = []

  /// Reads columns, and reports what is wrong. It takes long, so all cores do it.
  static func readers(
    of columns: [TableColumn],
    _ values: TableValues,
    keys: [String],
    _ problems: Problems
  ) -> [ColumnReader] {
    let readers = columns.concurrentMap { ColumnReader($0, values[$0.name], keys: keys, rows: values.rows) }
    for finding in readers.flatMap(\.findings) {
      problems.report(finding.rule, at: finding.location, finding.message())
    }
    return readers
  }

  private init(_ column: TableColumn, _ values: [JSONValue?], keys: [String], rows: [SourceLocation]) {
    self.column = column
    choices = Set(column.choices.map(\.value))
    texts.reserveCapacity(values.count)
    let isRequired = !column.isOptional && !column.isList
    let isMissing = isRequired && values.allSatisfy { $0 == nil }
    let advice = "make its type optional with '?'"
    if isMissing, let first = rows.first {
      report(.dataField, at: first) { "no row has '\(column.name)'; add it, or \(advice)" }
    }
    for row in values.indices {
      guard let value = values[row] else {
        texts.append("")
        if !isRequired || isMissing { continue }
        let key = keys[row]
        report(.dataField, at: rows[row]) { "'\(key)' has no '\(column.name)'; add one, or \(advice)" }
        continue
      }
      texts.append(text(of: value, keys[row]))
    }
  }

  private mutating func report(_ rule: Rule, at location: SourceLocation, _ message: @escaping @Sendable () -> String) {
    findings.append(Finding(rule: rule, location: location, message: message))
  }

  private mutating func report(
    _ rule: Rule,
    _ value: JSONValue,
    _ key: String,
    _ rest: @autoclosure @escaping @Sendable () -> String
  ) {
    report(rule, at: value.location) { [name = column.name] in "'\(name)' of '\(key)' \(rest())" }
  }

  private mutating func text(of value: JSONValue, _ key: String) -> String {
    guard column.isList else { return element(value, key) ?? "" }
    guard let elements = value.elements else {
      report(.dataType, value, key, "must be a list, not \(value.quoted)")
      return ""
    }
    return elements.compactMap { element($0, key) }.joined(separator: Self.separator)
  }

  /// Returns a single value in the form of the table, or `nil` if it is wrong.
  private mutating func element(_ value: JSONValue, _ key: String) -> String? {
    let expected = column.type.expected
    switch column.type {
    case .text, .choice, .entry, .row: return text(value, key)
    case .boolean:
      if let flag = value.boolean { return flag ? "1" : "0" }
    case .date:
      if let text = value.text?.value.trimmed, CalendarDate(String(text)) != nil { return String(text) }
    case .integer:
      if value.numberForm == ALMANAC_INTEGER { return checked(value.written, value, key) }
      if let integer = integer(value) { return checked("\(integer)", value, key) }
    case .number:
      if let text = value.decimalText { return checked(text, value, key) }
    case .decimal:
      if let text = value.decimalText, text.isExactDecimal { return checked(text, value, key) }
    case .money:
      if let (amount, currency) = value.amount { return "\(checked(amount, value, key)) \(currency)" }
    }
    report(.dataType, value, key, "must be \(expected), not \(value.quoted)")
    return nil
  }

  /// Reads an integer in another form: `007`, `1e3`, or `0x10` in JSON5.
  private func integer(_ value: JSONValue) -> Int? {
    guard value.kind == .number || value.kind == .field else { return nil }
    // A `Double` doesn't have all digits of a large integer.
    if let integer = Int(value.written.trimmed) { return integer }
    let isNumber = value.kind == .number || value.decimalText != nil
    return isNumber ? value.number.flatMap { Int(exactly: $0) } : nil
  }

  /// Returns a number as it is written, and reports one that is out of range.
  private mutating func checked(_ text: String, _ value: JSONValue, _ key: String) -> String {
    guard column.minimum != nil || column.maximum != nil, let number = Double(text) else { return text }
    if let minimum = column.minimum, number < minimum {
      report(.dataValue, value, key, "must be at least \(minimum.shortText), not \(value.quoted)")
    } else if let maximum = column.maximum, number > maximum {
      report(.dataValue, value, key, "must be at most \(maximum.shortText), not \(value.quoted)")
    }
    return text
  }

  private mutating func text(_ value: JSONValue, _ key: String) -> String? {
    if let text = value.plainText { return checkedText(text, value, key) }
    guard let text = value.text.map({ String($0.value.trimmed) }) else {
      let expected = column.type.expected
      report(.dataType, value, key, "must be \(expected), not \(value.quoted)")
      return nil
    }
    if let control = text.firstControl {
      report(.dataValue, value, key, "contains \(control)")
    } else if text.isEmpty {
      report(.dataValue, value, key, "is empty; fill it in, or remove it")
    } else {
      return checkedText(text, value, key)
    }
    return text
  }

  /// Returns a string, and reports one that isn't a choice, or doesn't match the pattern.
  private mutating func checkedText(_ text: String, _ value: JSONValue, _ key: String) -> String {
    if column.type == .choice, !choices.contains(text) {
      let choices = column.choices.map(\.value)
      report(.dataValue, value, key, "must be \(Spelling.list(choices, "or")), not \(value.quoted)")
    } else if let pattern = column.pattern, !pattern.matches(text) {
      report(.dataValue, value, key, "must match '\(pattern.text)', not \(value.quoted)")
    }
    return text
  }
}

extension JSONValue {
  /// The value for messages.
  var quoted: String {
    text.map { "'\($0.value)'" } ?? (kind == .number ? written : kind.rawValue)
  }

  /// The number as decimal digits that the runtime reads: `.5` as `0.5`.
  fileprivate var decimalText: String? {
    let text = numberForm == ALMANAC_NO_NUMBER ? String(written.trimmed) : written
    switch text.numberForm {
    case ALMANAC_INTEGER: return text
    case ALMANAC_DECIMAL: return Double(text)?.isFinite == true ? text : nil
    case ALMANAC_FRACTION:
      let number = text.hasPrefix("-") ? "-0" + text.dropFirst() : "0" + text
      return Double(number)?.isFinite == true ? number : nil
    // JSON5 has more forms, such as `+5`, `5.` and `0x10`.
    default: return kind == .number ? number.flatMap { $0.isFinite ? $0.shortText : nil } : nil
    }
  }

  /// The number and the code of an amount, in either order.
  fileprivate var amount: (number: String, currency: String)? {
    let parts = text?.value.split { $0 == " " || $0 == "\u{A0}" }.map(String.init) ?? []
    guard parts.count == 2 else { return nil }
    let (number, currency) = parts[0].isExactDecimal ? (parts[0], parts[1]) : (parts[1], parts[0])
    return number.isExactDecimal ? (number, currency) : nil
  }
}

extension String {
  /// Whether it is a number with digits on both sides of a point, and at most 38 of them.
  fileprivate var isExactDecimal: Bool {
    let isPlain = numberForm == ALMANAC_INTEGER || numberForm == ALMANAC_DECIMAL && !contains { $0 == "e" || $0 == "E" }
    return isPlain && utf8.count(where: Alphabet.digits.contains) <= 38
  }

  fileprivate var numberForm: almanac_number {
    var text = self
    return text.withUTF8 { almanac_number_form($0.baseAddress, $0.count) }
  }
}
