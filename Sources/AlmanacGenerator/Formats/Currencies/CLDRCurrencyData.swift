/// CLDR's supplemental data: the decimal digits of each currency, and where and when it was legal tender.
enum CLDRCurrencyData {
  static func read(_ root: JSONValue, into data: inout CurrencyData) {
    for member in root["fractions"]?.members ?? [] where member.key.value != "DEFAULT" {
      let digits = member.value["_digits"]?.text.flatMap { text in
        Int(text.value).map { Located(value: $0, location: text.location) }
      }
      data.known.append(CurrencyRecord(code: member.key, minorUnits: digits))
    }
    for member in root["region"]?.members ?? [] {
      let current = current(member.value)
      if !current.isEmpty { data.tenders[member.key.value.lowercased()] = current }
      data.current = (data.current ?? []).union(current.map(\.value))
    }
  }

  /// The codes of what is legal tender now in a region of the file.
  static func current(_ region: JSONValue) -> [Located<String>] {
    let tenders = (region.elements ?? []).compactMap(\.members).joined()
    return tenders.filter { $0.value["_to"] == nil && $0.value["_tender"]?.text?.value != "false" }.map(\.key)
  }
}
