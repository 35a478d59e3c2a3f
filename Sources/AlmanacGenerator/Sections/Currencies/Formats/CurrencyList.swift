/// Our own format: a list of `{code, name, symbol, minorUnits, numericCode, aliases}`, of which only `code` must be
/// there.
enum CurrencyList {
  private static let keys = ["code", "name", "symbol", "minorUnits", "numericCode", "aliases"]

  static func read(_ entries: [JSONValue], into data: inout CurrencyData) {
    for entry in entries {
      var reader = JSONObjectReader(entry, name: "a currency", keys: keys, rules: .data)
      if let code = reader.required("code") {
        data.records.append(
          CurrencyRecord(
            code: code,
            isListed: true,
            name: reader.string("name"),
            symbol: reader.string("symbol"),
            minorUnits: reader.integer("minorUnits", in: CurrencyRecord.minorUnitRange),
            numericCode: reader.integer("numericCode", in: CurrencyRecord.numericCodeRange),
            aliases: reader.strings("aliases") ?? []
          )
        )
      }
      data.diagnostics += reader.diagnostics
    }
  }
}
