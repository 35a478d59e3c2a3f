/// CLDR's supplemental data: the decimal digits of each currency, and where and when it was legal tender.
enum CLDRCurrencyData {
  static func read(_ root: JSONValue, into data: inout CurrencyData) {
    for member in root["fractions"]?.members ?? [] where member.key.value != "DEFAULT" {
      let digits = member.value["_digits"]?.text.flatMap { Int($0.value) }
      data.known.append(CurrencyRecord(code: member.key, minorUnits: digits))
    }
    let tenders = (root["region"]?.members ?? []).compactMap { $0.value.elements }.joined().compactMap(\.members)
      .joined()
    let current = tenders.filter { $0.value["_to"] == nil && $0.value["_tender"]?.text?.value != "false" }
    data.current = (data.current ?? []).union(current.map(\.key.value))
  }
}
