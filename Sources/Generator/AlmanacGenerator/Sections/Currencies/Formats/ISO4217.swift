/// The list of ISO 4217 in the format of Debian's iso-codes: `{"4217": [{"alpha_3", "name", "numeric"}]}`.
enum ISO4217 {
  private static let keys = ["alpha_3", "name", "numeric"]

  static let format = Format<CurrencyData>(
    where: { $0["4217"]?.elements != nil },
    read: { root, data, problems in
      for entry in root["4217"]?.elements ?? [] {
        let object = JSONObject(entry, named: CurrencyRecord.entryName, keys: keys, rules: .data, problems)
        let (code, name) = (object.required("alpha_3"), object.required("name"))
        let numericCode = object.integerText("numeric", in: CurrencyFact.numericCodeRange)
        guard let code, let name else { continue }
        data.records.append(CurrencyRecord(code, .list, [.name: name, .numericCode: numericCode?.map { String($0) }]))
      }
    }
  )
}
