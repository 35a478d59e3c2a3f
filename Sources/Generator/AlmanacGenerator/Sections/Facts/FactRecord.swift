/// The facts about an entry in one file, or in all.
protocol FactRecord: FileRecord {
  associatedtype Kind: EntryFact

  /// The name of an entry in messages, and the key of its code in Almanac's own format.
  static var entryName: String { get }
  static var codeKey: String { get }

  /// The code as the file writes it.
  var code: Located<String> { get }

  /// The facts. Most consist of one string, lists of several, and a coordinate of a latitude and a longitude.
  var facts: [Kind: [Located<String>]] { get set }

  /// The names by language.
  var names: [String: Located<String>] { get set }

  /// Whether the file contains a name of a wrong type. This is reported, so the entry doesn't lack a name.
  var hasInvalidName: Bool { get set }

  /// The aliases of the case.
  var aliases: [Located<String>] { get set }

  /// Whether the file is in Almanac's own format.
  var isOwn: Bool { get }

  /// The keys of Almanac's own format besides those of the facts, names and aliases.
  static var furtherKeys: [String] { get }

  /// Creates an entry in Almanac's own format.
  init(own code: Located<String>)

  /// Reads the values of `furtherKeys`.
  mutating func readFurther(_ object: JSONObject)

  /// Adds the values of `furtherKeys` to a list in Almanac's own format.
  func addFurther(to line: inout JSONLine, _ options: ImportedList.Options)
}

extension FactRecord {
  static var codeKey: String { "code" }
  static var furtherKeys: [String] { [] }

  mutating func readFurther(_ object: JSONObject) {}

  func addFurther(to line: inout JSONLine, _ options: ImportedList.Options) {}

  /// Returns the name of a fact in messages: its key in Almanac's own format, or else its label, because other formats
  /// have other keys.
  func field(_ fact: Kind) -> String { (isOwn ? "'\(fact.rawValue)'" : "the \(fact.label)") + " of '\(code.value)'" }

  /// Reports empty strings of a fact.
  func checkText(of fact: Kind, _ problems: Problems) {
    for text in facts[fact] ?? [] where text.value.isBlank {
      problems.report(.dataValue, at: text.location, emptiness(of: fact))
    }
  }

  /// Returns the message that a string of a fact is empty.
  func emptiness(of fact: Kind) -> String {
    fact.shape.isList
      ? "\(field(fact)) contains an empty string; fill it in, or remove it"
      : "\(field(fact)) is empty; fill it in, or remove the key"
  }

  /// Reports that the entry has no name in the main language, unless its name is wrong.
  func reportUnnamed(in main: String, _ problems: Problems) {
    if hasInvalidName { return }
    let message = "'\(code.value)' has no name in '\(main)', so its code is used; add a 'name'"
    problems.report(.nameMissing, at: code.location, message)
  }

  /// Reports names in something that isn't a language, and empty names.
  func checkNames(_ problems: Problems) {
    for (language, name) in names {
      if LanguageTag(language) == nil {
        let message = "'names' of '\(code.value)': '\(language)' is not a BCP 47 language code, such as 'fr'"
        problems.report(.dataValue, at: name.location, message)
      } else if name.value.isBlank {
        let message = "the name of '\(code.value)' in '\(language)' is empty; fill it in, or remove it"
        problems.report(.dataValue, at: name.location, message)
      }
    }
  }

  /// Removes unwanted names of the entry from facts, and from the names by language besides the main one. Reports a
  /// name that isn't among them.
  mutating func removeNames(_ unwanted: [Located<String>], from kinds: [Kind], main: String, _ problems: Problems) {
    if unwanted.isEmpty { return }
    var others = kinds.flatMap { facts[$0, default: []] }
    for (language, name) in names where language != main { others.append(name) }
    let known = Set(others.map(\.value)).sortedByBytes
    for name in unwanted where !known.contains(name.value) {
      let isMain = [names[main], Kind(rawValue: "name").flatMap { self[$0] }].contains { $0?.value == name.value }
      let list = known.isEmpty ? "it has none" : "its other names are \(Spelling.list(known, "and"))"
      let hint = Spelling.hint(for: name.value, among: known, or: list)
      let advice = isMain ? "it is the main one; replace it in 'names'" : hint
      let message = "'withoutNames': '\(code.value)' has no other name '\(name.value)'; \(advice)"
      problems.report(.configValue, at: name.location, message)
    }
    let values = Set(unwanted.map(\.value))
    for kind in kinds { facts[kind] = facts[kind]?.filter { !values.contains($0.value) } }
    names = names.filter { $0.key == main || !values.contains($0.value.value) }
  }

  /// The first value of a fact.
  subscript(fact: Kind) -> Located<String>? { facts[fact]?.first }

  /// Fills in missing facts from another record.
  mutating func fill(from other: Self) {
    facts.merge(other.facts) { mine, _ in mine }
    names.merge(other.names) { mine, _ in mine }
    hasInvalidName = hasInvalidName || other.hasInvalidName
    aliases += other.aliases
  }

  /// The facts that `explain` prints, in order.
  var descriptions: [Fact] { Kind.allCases.flatMap { $0.descriptions(of: facts[$0] ?? []) } }

  /// The names by language that `explain` prints.
  var nameDescriptions: [Fact] {
    names.sortedByKey.map { Fact("name in \($0.key)", $0.value) }
  }

  /// Returns the entry as a line of a list in Almanac's own format.
  func line(_ code: String, _ aliases: [Located<String>], _ options: ImportedList.Options) -> JSONLine {
    var line = JSONLine()
    line.add(Self.codeKey, code)
    for fact in Kind.allCases { fact.add(facts[fact] ?? [], to: &line) }
    let names = names.filter { options.languages.contains($0.key) }.mapValues(\.value)
    if !names.isEmpty { line.add("names", names) }
    addFurther(to: &line, options)
    if !aliases.isEmpty { line.add("aliases", aliases.map(\.value)) }
    return line
  }
}

extension Array where Element: FactRecord {
  /// The records with those in Almanac's own format first, which have precedence.
  var ownFirst: [Element] { filter(\.isOwn) + filter { !$0.isOwn } }
}

extension Format where Data.Record: FactRecord {
  /// Creates the format of Debian's iso-codes, whose lists have the numbers of standards: `{"3166-1": […]}`.
  init(
    isoCodes standards: String...,
    keys: [String]? = nil,
    read: @escaping @Sendable (_ entry: JSONObject, inout Data) -> Void
  ) {
    self.init(
      where: { root in standards.contains { root[$0]?.elements != nil } },
      read: { root, data, problems in
        for entry in standards.flatMap({ root[$0]?.elements ?? [] }) {
          read(JSONObject(entry, named: Data.Record.entryName, keys: keys, rules: .data, problems), &data)
        }
      }
    )
  }

  /// Returns Almanac's own format: a list of objects with the keys of the facts, of which only the code is required.
  /// Entries can have names in several languages unless `hasNames` is `false`.
  static func own(hasNames: Bool = true) -> Format {
    typealias Record = Data.Record
    let keys =
      [Record.codeKey] + Record.Kind.allCases.map(\.rawValue) + (hasNames ? ["names"] : []) + Record.furtherKeys
      + ["aliases"]
    return Format(
      where: { $0.isList(withAnyOf: keys) },
      read: { root, data, problems in
        for entry in root.elements ?? [] {
          let object = JSONObject(entry, named: Record.entryName, keys: keys, rules: .data, problems)
          let code = object.required(Record.codeKey)
          if object.members.isEmpty { continue }
          // One run reports all problems with an entry.
          var reader = FactReader(
            record: Record(own: code ?? Located(value: "", location: object.location)),
            object: object
          )
          reader.readAll(hasNames: hasNames)
          if code != nil { data.records.append(reader.record) }
        }
      }
    )
  }
}

/// Reads the facts of an entry into a record.
struct FactReader<Record: FactRecord> {
  var record: Record
  let object: JSONObject

  /// Adds everything that an entry in Almanac's own format can contain.
  fileprivate mutating func readAll(hasNames: Bool) {
    // A list of empty objects would otherwise take long: without optimization, each search for a key counts.
    let facts = Set(object.members.compactMap { Record.Kind(rawValue: $0.key.value) })
    for fact in facts { read(fact, from: fact.rawValue) }
    if hasNames { record.names.merge(object.namesByLanguage("names")) { $1 } }
    record.hasInvalidName = object.hasWrongType("name") || hasNames && object.hasInvalidTexts("names")
    record.readFurther(object)
    record.aliases = object.strings("aliases") ?? []
  }

  /// Adds a fact that is written as in Almanac's own format.
  mutating func read(_ fact: Record.Kind, from key: String) {
    let values: [Located<String>?] =
      switch fact.shape {
      case .text: [object.string(key)]
      case .flag: [object.boolean(key)?.map { "\($0)" }]
      case .integer(let range): [object.integer(key, in: range)?.map { String($0) }]
      case .number: [object.number(key)?.map(\.shortText)]
      case .names, .codes: object.stringOrStrings(key) ?? []
      case .coordinate: object.pair(key)?.map { $0.map { "\($0)" } } ?? []
      }
    add(values, as: fact)
  }

  mutating func add(_ values: [Located<String>?], as fact: Record.Kind) {
    // Third-party lists use empty strings for unknown facts.
    let known = values.compactMap { $0 }.filter { record.isOwn || !$0.value.isEmpty }
    if !known.isEmpty || record.isOwn && fact.shape.isList { record.facts[fact, default: []] += known }
  }
}
