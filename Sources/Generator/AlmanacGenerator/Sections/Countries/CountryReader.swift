/// Reads an entry of a third-party list of countries into a record.
typealias CountryReader = FactReader<CountryRecord>

extension FactReader<CountryRecord> {
  /// Reads an entry and adds its record. Reports an entry if the key of its code is missing, and unknown keys unless
  /// any key may occur.
  static func read(
    _ entry: JSONValue,
    code: String,
    source: CountryRecord.Source,
    keys: [String]? = nil,
    into data: inout CountryData,
    _ problems: Problems,
    _ body: (inout CountryReader) -> Void
  ) {
    let object = JSONObject(entry, named: CountryRecord.entryName, keys: keys, rules: .data, problems)
    guard let code = object.required(code) else { return }
    var country = CountryReader(record: CountryRecord(code: code, source: source, standing: .listed), object: object)
    body(&country)
    data.records.append(country.record)
  }

  /// Adds the name in a language, unless there is already one. Third-party lists use empty strings for unknown facts.
  mutating func addName(_ name: Located<String>?, in language: String) {
    guard let name, !name.value.isEmpty, record.names[language] == nil else { return }
    record.names[language] = name
  }

  /// Reads a string of three digits.
  mutating func numericCode(_ key: String) {
    add([object.string(key)?.withoutZeros], as: .numericCode)
  }
}
