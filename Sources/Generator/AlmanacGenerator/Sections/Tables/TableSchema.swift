/// A user's own table, as almanac.json describes it: its files, its key, and the types of its columns.
struct TableSchema: Sendable {
  private static let keys = ["data", "key", "cases", "columns", "ignore", "search", "languages", "plural"]

  /// The name of the generated type.
  let name: Located<String>
  var data: [Located<String>] = []

  /// The column of the raw values, or `nil` for the first one that can be it.
  var key: Located<String>?

  /// The column that the cases are named after; `none` for a type without cases.
  var cases: Located<String>?

  /// The described columns, or `nil` if their types follow from the data.
  var columns: [TableColumn]?

  /// The names of the described columns, including those whose description is wrong.
  var describedNames: [String]?

  /// The columns that the program doesn't need.
  var ignored: [Located<String>] = []
  var search: [Located<String>] = []

  /// The languages of names besides the language of the column `name`.
  var languages: [Located<String>] = []

  /// The word for several rows: `airports`, for the property of the entry that a row belongs to.
  var plural: String

  /// The value of `cases` for a type without cases.
  static let noCases = "none"

  var hasCases: Bool { cases?.value != Self.noCases }

  init(_ name: Located<String>) {
    self.name = name
    plural = Self.plural(of: name.value)
  }

  /// Reads the tables of almanac.json.
  static func read(_ settings: JSONObject) -> [TableSchema] {
    guard let value = settings.value("tables") else { return [] }
    let object = settings.object(value, named: "tables")
    let names = object.members.map(\.key.value)
    return object.members.compactMap { member in
      guard SwiftIdentifier.isTypeName(member.key.value) else {
        let message = "a table must have a Swift name that neither Swift nor Almanac uses, not '\(member.key.value)'"
        object.report(.configValue, at: member.key.location, message)
        return nil
      }
      var schema = TableSchema(member.key)
      schema.read(member, tables: names, object)
      return schema
    }
  }

  private mutating func read(_ member: JSONValue.Member, tables: [String], _ outer: JSONObject) {
    if member.value.kind == .string || member.value.kind == .array {
      data = outer.paths(name.value, of: "file") ?? []
      return
    }
    let object = outer.object(member.value, named: name.value, keys: Self.keys)
    guard object.isObject else { return }
    if object.value("data") == nil { object.reportMissing("data") }
    data = object.paths("data", of: "file") ?? []
    key = object.string("key")
    cases = object.string("cases")
    ignored = object.strings("ignore") ?? []
    search = object.stringOrStrings("search") ?? []
    languages = (object.stringOrStrings("languages") ?? []).map { NameLanguages.canonical($0, object) }
    let ownPlural = object.string("plural")
    plural = ownPlural?.value ?? plural
    checkPlural(at: ownPlural?.location ?? name.location, object)
    let members = object.members("columns")
    describedNames = members?.map(\.key.value)
    columns = members?.compactMap { TableColumn($0, tables: tables, object) }
  }

  private func checkPlural(at location: SourceLocation, _ object: JSONObject) {
    if !SwiftIdentifier.isIdentifier(plural) || ["init", "self", "Self"].contains(plural) {
      let message = "'plural' must be the name of a Swift property, such as 'airports', not '\(plural)'"
      object.report(.configValue, at: location, message)
    }
  }

  /// Returns the English plural of a type name as a property: `airports` for `Airport`, and `cities` for `City`.
  private static func plural(of type: String) -> String {
    let name = type.prefix(1).lowercased() + type.dropFirst()
    if ["s", "x", "z", "ch", "sh"].contains(where: name.hasSuffix) { return name + "es" }
    let isAfterConsonant = name.dropLast().last.map { !"aeiou".contains($0) } ?? false
    return name.hasSuffix("y") && isAfterConsonant ? name.dropLast() + "ies" : name + "s"
  }
}

extension TableColumn {
  /// Reads the description of a column: its type, or an object.
  fileprivate init?(_ member: JSONValue.Member, tables: [String], _ outer: JSONObject) {
    self.init(name: member.key.value, type: .text, location: member.key.location)
    if let type = member.value.text {
      guard readType(type, tables, outer) else { return nil }
      return
    }
    let object = outer.object(member.value, named: member.key.value, keys: Self.keys)
    guard object.isObject else { return nil }
    if let choices = object.strings("oneOf") {
      self.choices = choices
      type = .choice
      isOptional = object.boolean("optional")?.value ?? false
      isList = object.boolean("list")?.value ?? false
      checkChoices(object)
    } else if let type = object.required("type") {
      guard readType(type, tables, object) else { return nil }
    } else {
      return nil
    }
    isUnique = object.boolean("unique")?.value ?? false
    if isUnique, !type.canBeUnique || isList {
      object.report(.configValue, at: location, "only 'text' and 'integer' columns can be unique; remove 'unique'")
    }
    readRange(object)
    unit = object.string("unit")?.value
    readPattern(object)
  }

  private mutating func readRange(_ object: JSONObject) {
    let bounds = [object.number("minimum"), object.number("maximum")]
    (minimum, maximum) = (bounds[0]?.value, bounds[1]?.value)
    if !type.isNumeric, let bound = bounds.compactMap({ $0 }).first {
      let message = "only columns of numbers can have a 'minimum' or 'maximum'; remove it, or change the type"
      object.report(.configValue, at: bound.location, message)
    }
  }

  /// Reports choices that can't become cases.
  private func checkChoices(_ object: JSONObject) {
    if choices.isEmpty {
      object.report(.configValue, at: location, "'oneOf' is empty; list the strings that can occur")
    }
    _ = CaseNames.names(of: choices, object.problems)
  }

  private mutating func readPattern(_ object: JSONObject) {
    guard let text = object.string("pattern") else { return }
    if type != .text {
      let message = "only columns of the type 'text' can have a 'pattern'; remove it, or change the type"
      return object.report(.configValue, at: text.location, message)
    }
    pattern = Pattern(text.value)
    if pattern == nil {
      object.report(.configValue, at: text.location, "'\(text.value)' is not a regular expression; correct it")
    }
  }

  /// Reads a type such as `text`, `[integer]`, `Country?` or `oneOf`.
  private mutating func readType(_ text: Located<String>, _ tables: [String], _ object: JSONObject) -> Bool {
    var name = text.value[...]
    if name.hasSuffix("?") {
      isOptional = true
      name = name.dropLast()
    }
    if name.hasPrefix("["), name.hasSuffix("]") {
      isList = true
      name = name.dropFirst().dropLast()
    }
    let kinds = SectionKind.allCases.map { ($0.typeName, ColumnType.entry($0)) }
    let types = ColumnType.named.merging(kinds) { first, _ in first }.merging(tables.map { ($0, .row($0)) }) { $1 }
    if let type = types[String(name)] {
      self.type = type
      return true
    }
    let known = Set(types.keys).sortedByBytes
    let hint = Spelling.hint(for: String(name), among: known, or: "write \(Spelling.list(known, "or"))")
    object.report(.configValue, at: text.location, "unknown type '\(name)'; \(hint)")
    return false
  }
}
