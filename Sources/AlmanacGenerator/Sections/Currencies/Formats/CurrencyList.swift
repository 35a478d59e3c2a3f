/// Almanac's own format: a list of `{code, name, symbol, minorUnits, numericCode, historic, names, aliases}`, of which only
/// `code` is required.
enum CurrencyList {
  private static let keys = ["code", "name", "symbol", "minorUnits", "numericCode", "historic", "names", "aliases"]

  static let format = Format<CurrencyData>(
    "a list of {code, name, symbol, minorUnits, numericCode, historic, names, aliases}",
    where: { $0.isList(withAnyOf: keys) },
    read: { root, data, problems in
      for entry in root.elements ?? [] { read(entry, into: &data, problems) }
    }
  )

  private static func read(_ entry: JSONValue, into data: inout CurrencyData, _ problems: Problems) {
    let object = JSONObject(entry, named: "a currency", keys: keys, rules: .data, problems)
    let code = object.required("code")
    let name = object.string("name")
    let symbol = object.string("symbol")
    let minorUnits = object.integer("minorUnits", in: CurrencyRecord.minorUnitRange)
    let numericCode = object.integer("numericCode", in: CurrencyRecord.numericCodeRange)
    let isHistoric = object.boolean("historic")
    let names = object.namesByLanguage("names")
    let aliases = object.strings("aliases") ?? []
    guard let code else { return }
    data.records.append(
      CurrencyRecord(
        code: code,
        source: .own,
        name: name,
        hasInvalidName: object.hasWrongType("name"),
        names: names,
        symbol: symbol,
        minorUnits: minorUnits,
        numericCode: numericCode,
        aliases: aliases,
        ownFacts: Set((symbol == nil ? [] : [.symbol]) + (minorUnits == nil ? [] : [.minorUnits])),
        isHistoric: isHistoric
      )
    )
  }
}
