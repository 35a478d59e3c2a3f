import CBytes

/// The values of a table as its files write them, by column.
///
/// A table can have a million values, so each is read once, and stays where it is in the file until then.
struct TableValues {
  /// The columns, in the order of their first values.
  private(set) var names: [String] = []

  /// The values of each column, by row.
  private(set) var columns: [[JSONValue?]] = []

  /// The location of each row.
  private(set) var rows: [SourceLocation] = []

  /// The first place of each column's name.
  private(set) var places: [SourceLocation] = []
  private var indices: [String: Int] = [:]

  /// The column of each key of a file in which all rows share their keys.
  private var knownKeys: [Int: Int] = [:]

  /// The columns of names in other languages, by the names that files can give them.
  private let translations: [String: String]

  init(languages: [String]) {
    translations = languages.reduce(into: [:]) { $0["\(Self.name)_\($1)"] = Self.column(of: $1) }
  }

  /// The column of the names, and the object of the names in other languages.
  static let name = "name"
  private static let names = "names"

  /// Returns the name of the column of the names in a language.
  static func column(of language: String) -> String { "\(names).\(language)" }

  /// Returns the values of a column, or none for a column that no row has.
  subscript(name: String) -> [JSONValue?] {
    indices[name].map { columns[$0] } ?? Array(repeating: nil, count: rows.count)
  }

  /// Adds the rows of a file.
  mutating func add(_ file: DataFile, _ problems: Problems) {
    knownKeys = [:]
    guard let elements = file.root?.elements, elements.allSatisfy({ $0.kind == .object }) else {
      let message = "a table must be a list of objects such as [{\"code\": \"a\"}], or comma-separated values"
      return problems.report(.dataShape, at: file.location, message)
    }
    for element in elements {
      rows.append(element.location)
      element.forEachMember { add($0, $1, problems) }
      for index in columns.indices where columns[index].count < rows.count { columns[index].append(nil) }
    }
  }

  private mutating func add(_ key: JSONValue, _ value: JSONValue, _ problems: Problems) {
    if value.isNull { return }
    let index = knownKeys[key.place] ?? index(of: key)
    if index < 0 {
      value.forEachMember { language, name in
        let column = Self.column(of: LanguageTag.canonical(language.text?.value ?? ""))
        set(self.index(of: column, at: language.location), name, problems)
      }
    } else {
      set(index, value, problems)
    }
  }

  private mutating func set(_ index: Int, _ value: JSONValue, _ problems: Problems) {
    guard columns[index].count < rows.count else {
      let message = "duplicate key '\(names[index])'; remove one of them"
      return problems.report(.dataField, at: value.location, message)
    }
    columns[index].append(value)
  }

  /// Returns the column of a key, or -1 for the object of names in other languages.
  private mutating func index(of key: JSONValue) -> Int {
    guard let name = key.text else { return 0 }
    let isNames = name.value == Self.names && !translations.isEmpty
    let index = isNames ? -1 : index(of: translations[name.value] ?? name.value, at: name.location)
    if key.isShared { knownKeys[key.place] = index }
    return index
  }

  private mutating func index(of name: String, at place: SourceLocation) -> Int {
    if let index = indices[name] { return index }
    indices[name] = names.count
    names.append(name)
    places.append(place)
    columns.append(Array(repeating: nil, count: rows.count - 1))
    return names.count - 1
  }
}

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
      if let text = value.text, CalendarDate(text.value) != nil { return text.value }
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
  fileprivate var quoted: String {
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
