/// The list of ISO 4217 in the format of Debian's iso-codes: `{"4217": [{"alpha_3", "name", "numeric"}]}`.
enum ISO4217 {
  static let format = Format<CurrencyData>(isoCodes: "4217", keys: ["alpha_3", "name", "numeric"]) { entry, data in
    let (code, name) = (entry.required("alpha_3"), entry.required("name"))
    let numericCode = entry.integerText("numeric", in: CurrencyFact.numericCodeRange)
    guard let code, let name else { return }
    data.records.append(CurrencyRecord(code, .list, [.name: name, .numericCode: numericCode?.map { String($0) }]))
  }
}
