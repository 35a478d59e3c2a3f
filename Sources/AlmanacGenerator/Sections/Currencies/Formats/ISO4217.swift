/// The list of ISO 4217 in the format of Debian's iso-codes: `{"4217": [{"alpha_3", "name", "numeric"}]}`.
enum ISO4217 {
  static func read(_ entries: [JSONValue], into data: inout CurrencyData) {
    for entry in entries {
      var reader = JSONObjectReader(entry, name: "a currency", keys: ["alpha_3", "name", "numeric"], rules: .data)
      if let code = reader.required("alpha_3"), let name = reader.required("name") {
        let numericCode = reader.integerText("numeric", in: CurrencyRecord.numericCodeRange)
        data.records.append(CurrencyRecord(code: code, isListed: true, name: name, numericCode: numericCode))
      }
      data.diagnostics += reader.diagnostics
    }
  }
}
