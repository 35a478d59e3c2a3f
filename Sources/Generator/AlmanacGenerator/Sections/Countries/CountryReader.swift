/// Reads an entry of a third-party list of countries into a record.
typealias CountryReader = FactReader<CountryRecord>

extension FactReader<CountryRecord> {
  /// Reads an entry and adds its record. Reports an entry if the key of its code is missing.
  static func read(
    _ entry: JSONObject,
    code: String,
    source: CountryRecord.Source,
    into data: inout CountryData,
    _ body: (inout CountryReader) -> Void
  ) {
    guard let code = entry.required(code) else { return }
    var country = CountryReader(record: CountryRecord(code: code, source: source, standing: .listed), object: entry)
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
