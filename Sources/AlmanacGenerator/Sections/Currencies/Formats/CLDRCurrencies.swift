/// CLDR's names and symbols in a language: `{"main": {"en": {"numbers": {"currencies": {"EUR": {…}}}}}}`.
enum CLDRCurrencies {
  /// - Parameter language: The member of `main`.
  static func read(_ language: JSONValue.Member, into data: inout CurrencyData) {
    var reader = JSONObjectReader(language.value, name: "'\(language.key.value)'", keys: nil, rules: .data)
    for member in reader.members("currencies", of: "numbers") {
      let (name, symbol) = reader.object(member) { ($0.string("displayName"), $0.string("symbol")) }
      data.records.append(CurrencyRecord(code: member.key, name: name, symbol: symbol))
    }
    data.diagnostics += reader.diagnostics
  }
}
