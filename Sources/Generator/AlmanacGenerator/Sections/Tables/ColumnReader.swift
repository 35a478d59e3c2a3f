import CBytes

/// Reads the values of a column, and reports those that aren't what its description says.
struct ColumnReader {
  /// The separator of a list's elements, as the runtime reads them.
  static let separator = "\u{1F}"

  let column: TableColumn
  let problems: Problems

  /// Returns the text of each value, which is empty if there is none.
  func texts(of values: [JSONValue?], keys: [String], rows: [SourceLocation]) -> [String] {
    let isMissing = !column.isOptional && !column.isList && values.allSatisfy { $0 == nil }
    if isMissing, let first = rows.first {
      problems.report(.dataField, at: first, "no row has '\(column.name)'; add it, or make its type optional with '?'")
    }
    return values.indices.map { row in
      guard let value = values[row] else {
        if !column.isOptional, !column.isList, !isMissing {
          let message = "'\(keys[row])' has no '\(column.name)'; add one, or make its type optional with '?'"
          problems.report(.dataField, at: rows[row], message)
        }
        return ""
      }
      return text(of: value, key: keys[row])
    }
  }

  private func text(of value: JSONValue, key: String) -> String {
    guard column.isList else { return element(value, key) ?? "" }
    guard let elements = value.elements else {
      report(.dataType, value, key, "must be a list")
      return ""
    }
    return elements.compactMap { element($0, key) }.joined(separator: Self.separator)
  }

  private func report(_ rule: Rule, _ value: JSONValue, _ key: String, _ rest: @autoclosure () -> String) {
    problems.report(rule, at: value.location, "'\(column.name)' of '\(key)' \(rest()), not \(value.quoted)")
  }

  /// Returns the text of a single value in the form of the table, or `nil` if it is wrong.
  private func element(_ value: JSONValue, _ key: String) -> String? {
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
    }
    report(.dataType, value, key, "must be \(column.type.expected)")
    return nil
  }

  /// Returns an integer in another form: `007`, `1e3`, or `0x10` in JSON5.
  private func integer(_ value: JSONValue) -> Int? {
    guard value.kind == .number || value.kind == .field else { return nil }
    // A `Double` doesn't have all digits of a large integer.
    if let integer = Int(value.written.trimmed) { return integer }
    let isNumber = value.kind == .number || value.decimalText != nil
    return isNumber ? value.number.flatMap { Int(exactly: $0) } : nil
  }

  /// Returns the text of a number, and reports one that is out of range.
  private func checked(_ text: String, _ value: JSONValue, _ key: String) -> String {
    guard column.minimum != nil || column.maximum != nil, let number = Double(text) else { return text }
    if let minimum = column.minimum, number < minimum {
      report(.dataValue, value, key, "must be at least \(minimum.shortText)")
    } else if let maximum = column.maximum, number > maximum {
      report(.dataValue, value, key, "must be at most \(maximum.shortText)")
    }
    return text
  }

  private func text(_ value: JSONValue, _ key: String) -> String? {
    guard let text = value.text.map({ String($0.value.trimmed) }) else {
      report(.dataType, value, key, "must be \(column.type.expected)")
      return nil
    }
    if let control = text.firstControl {
      problems.report(.dataValue, at: value.location, "'\(column.name)' of '\(key)' contains \(control)")
    } else if text.isEmpty {
      problems.report(.dataValue, at: value.location, "'\(column.name)' of '\(key)' is empty; write it, or remove it")
    } else if column.type == .choice, !column.choices.contains(where: { $0.value == text }) {
      let choices = column.choices.map(\.value)
      report(.dataValue, value, key, "must be \(Spelling.list(choices, "or"))")
    } else if let pattern = column.pattern, !pattern.matches(text) {
      report(.dataValue, value, key, "must match '\(pattern.text)'")
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
    case ALMANAC_FRACTION: return text.hasPrefix("-") ? "-0" + text.dropFirst() : "0" + text
    default: return nil
    }
  }
}

extension String {
  fileprivate var numberForm: almanac_number {
    var text = self
    return text.withUTF8 { almanac_number_form($0.baseAddress, $0.count) }
  }
}

extension Double {
  /// The number without decimals if it is a whole number.
  fileprivate var shortText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
