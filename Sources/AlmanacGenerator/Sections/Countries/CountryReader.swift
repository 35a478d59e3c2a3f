/// Reads an entry of a list of countries into a record.
struct CountryReader {
  var record: CountryRecord
  let object: JSONObject

  /// Reads an entry and adds its record. Reports an entry without a code.
  ///
  /// - Parameters:
  ///   - code: The key of the code, which is required.
  ///   - keys: The known keys, or `nil` if any key may occur.
  static func read(
    _ entry: JSONValue,
    code: String,
    source: CountryRecord.Source,
    keys: [String]? = nil,
    into data: inout CountryData,
    _ problems: Problems,
    _ body: (inout CountryReader) -> Void
  ) {
    let object = JSONObject(entry, named: "a country", keys: keys, rules: .data, problems)
    guard let code = object.required(code) else { return }
    var country = CountryReader(record: CountryRecord(code: code, source: source, standing: .listed), object: object)
    body(&country)
    data.records.append(country.record)
  }

  /// Adds a fact in Almanac's own format.
  mutating func read(_ fact: CountryFact) {
    switch fact.shape {
    case .text: text(fact.rawValue, as: fact)
    case .texts: texts(fact.rawValue, as: fact)
    case .integer(let range): integer(fact.rawValue, as: fact, in: range)
    case .number: number(fact.rawValue, as: fact)
    case .coordinate: coordinate(fact.rawValue)
    }
  }

  /// Adds the name in a language, unless there is already one. Third-party lists use empty strings for unknown facts.
  mutating func addName(_ name: Located<String>?, in language: String) {
    guard let name, !name.value.isEmpty, record.names[language] == nil else { return }
    record.names[language] = name
  }

  /// The names by language.
  mutating func names(_ key: String) {
    record.names.merge(object.namesByLanguage(key)) { $1 }
  }

  mutating func text(_ key: String, as fact: CountryFact) {
    add([object.string(key)].compactMap { $0 }, as: fact)
  }

  mutating func texts(_ key: String, as fact: CountryFact) {
    add(object.stringOrStrings(key) ?? [], as: fact)
  }

  mutating func integer(_ key: String, as fact: CountryFact, in range: ClosedRange<Int>) {
    guard let number = object.integer(key, in: range) else { return }
    add([Located(value: String(number.value), location: number.location)], as: fact)
  }

  mutating func number(_ key: String, as fact: CountryFact) {
    guard let number = object.number(key) else { return }
    let text = Int(exactly: number.value).map { String($0) } ?? "\(number.value)"
    add([Located(value: text, location: number.location)], as: fact)
  }

  /// Latitude and longitude in degrees.
  mutating func coordinate(_ key: String) {
    let numbers = object.pair(key) ?? []
    add(numbers.map { Located(value: "\($0.value)", location: $0.location) }, as: .coordinate)
  }

  /// A string of three digits.
  mutating func numericCode(_ key: String) {
    if let text = object.string(key) { add([text.withoutZeros], as: .numericCode) }
  }

  mutating func add(_ values: [Located<String>], as fact: CountryFact) {
    // Third-party lists use empty strings for unknown facts.
    let known = record.source == .own ? values : values.filter { !$0.value.isEmpty }
    if !known.isEmpty { record.facts[fact, default: []] += known }
  }
}
