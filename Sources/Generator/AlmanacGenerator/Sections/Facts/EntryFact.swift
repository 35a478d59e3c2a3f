/// A fact about the entries of a section. The raw value is its key in Almanac's own format, which contains the facts in
/// the order of the cases.
///
/// The cases with their properties form the table of a section, which determines how lists are read, merged and
/// written, the columns of the generated tables, `explain`, `import` and the preview. Codes, names by language and
/// aliases aren't facts, because every section has them.
protocol EntryFact: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == String, AllCases == [Self] {
  associatedtype Column: CaseIterable, Equatable

  var properties: FactProperties<Column> { get }
}

/// A row of the table of a section.
struct FactProperties<Column> {
  /// The name of the fact in messages.
  let label: String
  let shape: FactShape

  /// The columns of the generated table that contain the fact: one for each number of a coordinate, and otherwise one,
  /// or none if links or other facts decide what the program gets.
  let columns: [Column]

  init(_ label: String, _ shape: FactShape, _ columns: Column...) {
    self.label = label
    self.shape = shape
    self.columns = columns
  }
}

/// The form of a fact in Almanac's own format, and in a column of a table.
enum FactShape: Sendable {
  case text
  case flag
  case integer(ClosedRange<Int>)
  case number

  /// An array of names, one on each line of a column. If there is only one, it can also be written as a string, and is
  /// if `isShort`.
  case names(isShort: Bool = false)

  /// An array of codes, which spaces separate in a column.
  case codes

  /// An array of a latitude and a longitude.
  case coordinate

  /// Whether it is an array, which can be empty.
  var isList: Bool {
    switch self {
    case .names, .codes: true
    case .text, .flag, .integer, .number, .coordinate: false
    }
  }
}

extension EntryFact {
  var label: String { properties.label }
  var shape: FactShape { properties.shape }
  var columns: [Column] { properties.columns }

  func text(of values: [Located<String>], in column: Column) -> String {
    let texts = values.map(\.value)
    switch shape {
    case .text, .flag, .integer, .number: return texts.first ?? ""
    case .names: return texts.joined(separator: "\n")
    case .codes: return texts.unique.joined(separator: " ")
    case .coordinate:
      guard let index = columns.firstIndex(of: column), index < texts.count else { return "" }
      return texts[index]
    }
  }

  /// Returns the facts that `explain` prints.
  func descriptions(of values: [Located<String>]) -> [Fact] {
    switch shape {
    case .flag: values.filter { $0.value == true.description }.map { Fact(label, "yes", at: $0.location) }
    case .coordinate:
      values.prefix(1).map { Fact(label, values.map(\.value).joined(separator: ", "), at: $0.location) }
    default: Fact.list(label, values)
    }
  }

  /// Adds the fact to an entry of a list in Almanac's own format.
  func add(_ values: [Located<String>], to line: inout JSONLine) {
    let texts = values.map(\.value)
    guard let first = texts.first else { return }
    switch shape {
    case .text: line.add(rawValue, first)
    case .flag: line.add(rawValue, first == true.description)
    case .integer, .number, .coordinate: line.add(rawValue, numbers: texts)
    case .names(isShort: true) where texts.count == 1: line.add(rawValue, first)
    case .names, .codes: line.add(rawValue, texts)
    }
  }
}
