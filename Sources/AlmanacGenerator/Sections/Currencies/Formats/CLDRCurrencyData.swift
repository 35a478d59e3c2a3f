/// CLDR's supplemental data: the decimal digits of each currency, and where and when it was legal tender.
enum CLDRCurrencyData {
  static func read(_ root: JSONValue, into data: inout CurrencyData) {
    var reader = JSONObjectReader(root, name: "'currencyData'", keys: nil, rules: .data)
    for member in reader.members("fractions") ?? [] where member.key.value != "DEFAULT" {
      let digits = reader.object(member) { $0.integerText("_digits", in: CurrencyRecord.minorUnitRange) }
      data.records.append(CurrencyRecord(code: member.key, minorUnits: digits))
    }
    for member in reader.members("region") ?? [] {
      let current = current(member, &reader)
      let territory = member.key.value.lowercased()
      if !current.isEmpty, data.tenders[territory] == nil { data.tenders[territory] = current }
      data.current = (data.current ?? []).union(current.map(\.value))
    }
    data.diagnostics += reader.diagnostics
  }

  /// The codes of what is legal tender now in a region of the file.
  ///
  /// - Parameter reader: Notes what is wrong there.
  static func current(_ region: JSONValue.Member, _ reader: inout JSONObjectReader) -> [Located<String>] {
    reader.elements(region).flatMap { tenders in
      reader.object(tenders, named: region.key.value) { tenders in
        tenders.members.filter { tender in
          tenders.object(tender) { $0.value("_to") == nil && $0.string("_tender")?.value != "false" }
        }.map(\.key)
      }
    }
  }
}
