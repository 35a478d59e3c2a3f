/// Reads an entry of a list of countries into a record.
struct CountryReader {
  var record: CountryRecord
  private var reader: JSONObjectReader

  /// What is wrong with the entry.
  var diagnostics: [Diagnostic] { reader.diagnostics }

  /// - Parameters:
  ///   - entry: What should be the object.
  ///   - code: The key of the code, which must be there.
  ///   - keys: The keys that it may have, or `nil` for any.
  /// - Returns: No record where there is no code.
  static func read(
    _ entry: JSONValue,
    code: String,
    format: CountryFormat,
    keys: [String]? = nil,
    into data: inout CountryData,
    _ body: (inout CountryReader) -> Void
  ) {
    var reader = JSONObjectReader(entry, name: "a country", keys: keys, rules: .data)
    guard let code = reader.required(code) else {
      data.diagnostics += reader.diagnostics
      return
    }
    var country = CountryReader(
      record: CountryRecord(code: code, format: format, standing: .listed),
      reader: reader
    )
    body(&country)
    data.records.append(country.record)
    data.diagnostics += country.diagnostics
  }

  func value(_ key: String) -> JSONValue? { reader.value(key) }

  mutating func string(_ key: String) -> Located<String>? { reader.string(key) }

  mutating func members(_ key: String) -> [JSONValue.Member] { reader.members(orNone: key) }

  mutating func object<Result>(
    _ value: JSONValue,
    named name: String,
    _ read: (inout JSONObjectReader) -> Result
  ) -> Result {
    reader.object(value, named: name, read)
  }

  /// Takes over the name in a language, unless there is one; lists of others have empty texts for what they do not know.
  mutating func addName(_ name: Located<String>?, in language: String) {
    guard let name, !name.value.isEmpty, record.names[language] == nil else { return }
    record.names[language] = name
  }

  /// The names by their languages.
  mutating func names(_ key: String) {
    var keys: [String: String] = [:]
    for member in reader.members(key) ?? [] {
      let language = LanguageCode.canonical(member.key.value)
      let other = keys.updateValue(member.key.value, forKey: language)
      guard let name = reader.string(member.value, of: "the name in '\(member.key.value)'") else { continue }
      record.names[language] = name
      if let other, other != member.key.value {
        reader.report(.dataField, member.key.location, "'\(other)' is the same language; keep one of them")
      }
    }
  }

  mutating func aliases(_ key: String) { record.aliases = reader.strings(key) ?? [] }

  mutating func text(_ key: String, as fact: CountryFact) {
    add([reader.string(key)].compactMap { $0 }, as: fact)
  }

  mutating func texts(_ key: String, as fact: CountryFact) {
    add(reader.stringOrStrings(key) ?? [], as: fact)
  }

  mutating func integer(_ key: String, as fact: CountryFact, in range: ClosedRange<Int>) {
    guard let number = reader.integer(key, in: range) else { return }
    add([Located(value: String(number.value), location: number.location)], as: fact)
  }

  /// Latitude and longitude in degrees.
  mutating func coordinate(_ key: String) {
    let numbers = reader.pair(key) ?? []
    add(numbers.map { Located(value: "\($0.value)", location: $0.location) }, as: .coordinate)
  }

  /// A number of three digits in a text.
  mutating func numericCode(_ key: String) {
    if let text = reader.string(key) { add([text.withoutZeros], as: .numericCode) }
  }

  mutating func strings(_ key: String) -> [Located<String>]? { reader.strings(key) }

  mutating func add(_ values: [Located<String>], as fact: CountryFact) {
    // Lists of others have empty texts for what they do not know.
    let known = record.format == .own ? values : values.filter { !$0.value.isEmpty }
    if !known.isEmpty { record.facts[fact, default: []] += known }
  }
}
