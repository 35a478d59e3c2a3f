import CBytes

/// The values of a table as its files write them, by column.
///
/// A table can have a million values, so each is read only once, and stays in the file until then. A value in an inner
/// object is in a column such as `names.de`.
struct TableValues {
  /// The column of the names in the main language, and the object of the names in other languages.
  static let name = "name"
  private static let names = "names"

  /// The maximum number of rows, and of values with those that are missing. A file of the largest size with a value in
  /// each place has fewer.
  private static let (maximumRowCount, maximumValueCount) = (1_000_000, 1 << 25)

  /// The columns, in the order of their first values.
  private(set) var names: [String] = []

  /// The values of each column, by row.
  private var columns: [[JSONValue?]] = []

  /// The location of each row.
  private(set) var rows: [SourceLocation] = []

  /// The first place of each column's name.
  private var places: [SourceLocation] = []
  private var indices: [String: Int] = [:]

  /// The column of each key of a file in which all rows share their keys, or -1 for one that isn't used.
  private var knownKeys: [Int: Int] = [:]

  /// The columns of names in the languages of the table, by the other name that each can have, such as `name_de`.
  private let translations: [String: String]
  private let translationNames: Set<String>

  /// Reads the rows of files.
  init(_ files: SectionFiles, languages: [String], _ problems: Problems) {
    translations = languages.reduce(into: [:]) { $0["\(Self.name)_\($1)"] = Self.column(of: $1) }
    translationNames = Set(translations.values)
    for (_, file) in files.files { add(file, problems) }
  }

  /// Returns the name of the column of the names in a language.
  static func column(of language: String) -> String { "\(names).\(language)" }

  /// Returns the values of a column, or none for a column that no row has.
  subscript(name: String) -> [JSONValue?] {
    indices[name].map { columns[$0] } ?? Array(repeating: nil, count: rows.count)
  }

  /// Returns the location of a value, or else of its row.
  func location(row: Int, _ name: String) -> SourceLocation {
    indices[name].flatMap { columns[$0][row]?.location } ?? rows[row]
  }

  /// Returns the first place of a column's name.
  func place(of name: String) -> SourceLocation { indices[name].map { places[$0] } ?? rows[0] }

  /// The columns, except names in other languages, each with the first place of its name.
  var ownNames: [(name: String, place: SourceLocation)] {
    zip(names, places).filter { !translationNames.contains($0.0) }.map { ($0, $1) }
  }

  private mutating func add(_ file: DataFile, _ problems: Problems) {
    knownKeys = [:]
    guard let elements = file.root?.elements, elements.allSatisfy({ $0.kind == .object }) else {
      let message = "a table must be a list of objects such as [{\"code\": \"a\"}], or comma-separated values"
      return problems.report(.dataShape, at: file.location, message)
    }
    guard rows.count + elements.count <= Self.maximumRowCount else {
      let message =
        "with this file, the table has \(rows.count + elements.count) rows, and the limit is \(Self.maximumRowCount); "
        + "remove what you do not need"
      return problems.report(.dataSize, at: file.location, message)
    }
    for element in elements {
      rows.append(element.location)
      element.forEachMember { add($0, $1, in: nil, problems) }
      for index in columns.indices where columns[index].count < rows.count { columns[index].append(nil) }
      if rows.count * columns.count > Self.maximumValueCount {
        let message =
          "the table has more than \(Self.maximumValueCount) values, most of which are missing; remove columns, or "
          + "write keys that differ from row to row as values"
        return problems.report(.dataSize, at: element.location, message)
      }
    }
  }

  private mutating func add(_ key: JSONValue, _ value: JSONValue, in outer: String?, _ problems: Problems) {
    if value.isNull { return }
    if let index = knownKeys[key.place] { return set(index, value, problems) }
    let name = key.decoded
    let isLanguage = outer == Self.names && !translations.isEmpty
    let path = outer.map { "\($0).\(isLanguage ? LanguageTag.canonical(name.value) : name.value)" } ?? name.value
    if value.kind == .object { return value.forEachMember { add($0, $1, in: path, problems) } }
    // Names in languages that the table doesn't have are left out, as in other lists.
    let isUsed = !isLanguage || translationNames.contains(path)
    let index = isUsed ? index(of: translations[path] ?? path, at: name.location, problems) : -1
    if key.isShared { knownKeys[key.place] = index }
    set(index, value, problems)
  }

  private mutating func set(_ index: Int, _ value: JSONValue, _ problems: Problems) {
    if index < 0 { return }
    guard columns[index].count < rows.count else {
      let message = "duplicate key '\(names[index])'; remove one of them"
      return problems.report(.dataField, at: value.location, message)
    }
    columns[index].append(value)
  }

  /// Returns the index of a column, or -1 if there are too many: each takes a place in each row.
  private mutating func index(of name: String, at place: SourceLocation, _ problems: Problems) -> Int {
    if let index = indices[name] { return index }
    let limit = Int(ALMANAC_CSV_COLUMNS)
    guard names.count < limit else {
      let message =
        "'\(name)' would be column \(limit + 1) of the table, and it can have \(limit); write keys that differ from row to row "
        + "as values"
      problems.report(.dataSize, at: place, message)
      return -1
    }
    indices[name] = names.count
    names.append(name)
    places.append(place)
    columns.append(Array(repeating: nil, count: rows.count - 1))
    return names.count - 1
  }
}
