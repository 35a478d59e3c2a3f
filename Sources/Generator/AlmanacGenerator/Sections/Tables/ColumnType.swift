import CBytes

/// The type of the values in a column of a table.
enum ColumnType: Hashable, Sendable {
  case text, integer, number, boolean, date

  /// A decimal number with all its digits, and an amount in one of the currencies, such as `12.50 EUR`.
  case decimal, money

  /// One of the strings that the schema lists, which become an enum.
  case choice

  /// An entry of a section.
  case entry(SectionKind)

  /// A row of the target's table with a name.
  case row(String)

  /// The types by their names in almanac.json, except those of sections and tables.
  static let named: [String: ColumnType] = [
    "text": .text, "integer": .integer, "number": .number, "boolean": .boolean, "date": .date, "decimal": .decimal,
    "Money": .money,
  ]

  /// A description of valid values, for messages.
  var expected: String {
    switch self {
    case .text, .choice: "a string"
    case .integer: "a whole number"
    case .number: "a number"
    case .decimal: "a number of at most 38 digits, without an exponent"
    case .money: "an amount such as 12.50 EUR"
    case .boolean: "true or false"
    case .date: "a day such as 2026-01-31"
    case .entry(let kind): "the code of a \(kind.singular)"
    case .row(let table): "the key of a row of '\(table)'"
    }
  }

  /// The function of `_TextTable` that reads it.
  var reader: String {
    switch self {
    case .text, .choice, .entry, .row, .decimal, .money: "text"
    case .integer: "integer"
    case .number: "number"
    case .boolean: "flag"
    case .date: "date"
    }
  }

  /// Returns the type of the property, given the library with the types of AlmanacMoney.
  func swiftName(_ settings: Settings, moneyModule: String) -> String {
    switch self {
    case .text, .choice: "String"
    case .integer: "Int"
    case .number: "Double"
    case .boolean: "Bool"
    case .date: "Almanac.CalendarDate"
    case .decimal: "\(moneyModule).ExactDecimal"
    case .money: "\(moneyModule).Money<\(settings.sections[.currencies].type)>"
    case .entry(let kind): settings.sections[kind].type
    case .row(let table): table
    }
  }

  /// The function that makes a value of a string, or `nil` if the table reads the value itself.
  var conversion: String? {
    switch self {
    case .entry(.emoji): "init(_:)"
    case .choice, .entry, .row: "init(rawValue:)"
    case .decimal, .money: "_column"
    default: nil
    }
  }

  /// The section whose entries are in the values.
  var linkedKind: SectionKind? {
    switch self {
    case .entry(let kind): kind
    case .money: .currencies
    default: nil
    }
  }

  /// Whether its values are of types of AlmanacMoney.
  var needsMoney: Bool { self == .decimal || self == .money }

  /// Whether a value is an entry of a section, or a row of a table.
  var isLink: Bool {
    switch self {
    case .entry, .row: true
    default: false
    }
  }

  /// Whether its values are numbers, or amounts.
  var isNumeric: Bool { [.integer, .number, .decimal, .money].contains(self) }

  /// Whether a column of the type can be unique, so that a lookup can find its values.
  var canBeUnique: Bool { self == .text || self == .integer }
}

/// A column of a table, as almanac.json describes it.
struct TableColumn: Sendable {
  static let keys = ["type", "oneOf", "optional", "list", "unique", "pattern", "minimum", "maximum", "unit"]

  let name: String
  var type: ColumnType
  var isOptional = false
  var isList = false
  var isUnique = false

  /// An extended regular expression that a string must match.
  var pattern: Pattern?
  var minimum: Double?
  var maximum: Double?

  /// The unit of the numbers, for the documentation.
  var unit: String?
  var choices: [Located<String>] = []

  /// The location where almanac.json describes the column, or else the table.
  let location: SourceLocation

  /// The name of the property.
  var property: String? { SwiftIdentifier.caseName(forNames: [name.replacing(each: "_", with: " ")]) }

  /// The name of the property as a type.
  var typeName: String { (property ?? "").prefix(1).uppercased() + (property ?? "").dropFirst() }

  /// The name of the choices' enum, which can't be `Type`.
  var choiceType: String { SwiftIdentifier.isTypeName(typeName) ? typeName : typeName + "Value" }
}

/// An extended regular expression of POSIX, in which `\d` is a digit.
///
/// It is a class because the compiled form has an address. `@unchecked` is safe: nothing changes that form.
final class Pattern: @unchecked Sendable {
  let text: String
  private let compiled: OpaquePointer

  /// Compiles the expression, or returns `nil` if it isn't one.
  init?(_ text: String) {
    guard let compiled = almanac_pattern_create(Self.posix(text)) else { return nil }
    self.text = text
    self.compiled = compiled
  }

  deinit { almanac_pattern_free(compiled) }

  /// Returns the expression with `[0-9]` instead of each `\d`.
  private static func posix(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        let escaped = rest.popFirst().map(String.init) ?? ""
        result += escaped == "d" ? "[0-9]" : "\\" + escaped
      case "[": result += "[" + brackets(&rest)
      default: result.append(character)
      }
    }
    return result
  }

  /// Takes what is in brackets, with `0-9` instead of each `\d`.
  private static func brackets(_ rest: inout Substring) -> String {
    // A closing bracket at the beginning is one of the characters.
    let start = rest.hasPrefix("^]") ? 2 : rest.hasPrefix("]") ? 1 : 0
    var end = rest.index(rest.startIndex, offsetBy: start)
    while end < rest.endIndex, rest[end] != "]" {
      // The bracket of a class such as `[:alpha:]` doesn't end them either.
      if rest[end...].hasPrefix("[:"), let close = rest[end...].firstIndex(of: "]") { end = close }
      end = rest.index(after: end)
    }
    defer { rest = rest[end...] }
    return String(rest[..<end]).parts(separatedBy: "\\d").joined(separator: "0-9")
  }

  func matches(_ text: String) -> Bool { almanac_pattern_matches(compiled, text) }
}
