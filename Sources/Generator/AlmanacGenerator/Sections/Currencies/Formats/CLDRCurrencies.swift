/// CLDR's names and symbols in a language: `{"main": {"en": {"numbers": {"currencies": {"EUR": {…}}}}}}`.
enum CLDRCurrencies {
  static let format = Format<CurrencyData>(ofLanguagesWith: "numbers") { tag, object, data in
    for member in object.members("currencies", of: "numbers") {
      let currency = object.object(member)
      let (name, symbol) = (currency.string("displayName"), currency.string("symbol"))
      let narrow = currency.string("symbol-alt-narrow").flatMap { $0.value == symbol?.value ? nil : $0 }
      let facts = [CurrencyFact.name: name, .symbol: symbol, .narrowSymbol: narrow]
      var record = CurrencyRecord(member.key, .dictionary, facts)
      record.names[tag] = name
      record.plurals.add(CurrencyPlurals.forms { currency.string("displayName-count-\($0)") }, in: tag)
      data.records.append(record)
    }
  }
}
