/// CLDR's names and symbols in a language: `{"main": {"en": {"numbers": {"currencies": {"EUR": {…}}}}}}`.
enum CLDRCurrencies {
  static func read(_ languages: [JSONValue], into data: inout CurrencyData) {
    for member in languages.compactMap({ $0["numbers"]?["currencies"]?.members }).joined() {
      let name = member.value["displayName"]?.text
      let symbol = member.value["symbol"]?.text
      data.known.append(CurrencyRecord(code: member.key, name: name, symbol: symbol))
    }
  }
}
