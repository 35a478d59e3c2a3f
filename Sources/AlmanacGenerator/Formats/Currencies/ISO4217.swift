/// The list of ISO 4217 in the format of Debian's iso-codes: `{"4217": [{"alpha_3", "name", "numeric"}]}`.
enum ISO4217 {
  static func read(_ entries: [JSONValue], into data: inout CurrencyData) {
    for entry in entries {
      var reader = JSONObjectReader(entry, name: "a currency", keys: ["alpha_3", "name", "numeric"], rules: .data)
      if let code = reader.required("alpha_3"), let name = reader.required("name") {
        let numericCode = reader.string("numeric").flatMap { text in
          Int(text.value).map { Located(value: $0, location: text.location) }
        }
        data.listed.append(CurrencyRecord(code: code, name: name, numericCode: numericCode))
      }
      data.diagnostics += reader.diagnostics
    }
  }
}
