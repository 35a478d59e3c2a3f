/// CLDR's supplemental data: the fraction digits of each currency, and where and when it was legal tender.
enum CLDRCurrencyData {
  static let format = Format<CurrencyData>(
    "CLDR's currencyData.json",
    where: { $0["supplemental"]?["currencyData"] != nil },
    read: { root, data, problems in
      guard let value = root["supplemental"]?["currencyData"] else { return }
      read(JSONObject(value, named: "'currencyData'", keys: nil, rules: .data, problems), into: &data)
    }
  )

  private static func read(_ object: JSONObject, into data: inout CurrencyData) {
    for member in object.members("fractions") ?? [] where member.key.value != "DEFAULT" {
      let digits = object.object(member).integerText("_digits", in: CurrencyFact.minorUnitRange)
      data.records.append(CurrencyRecord(member.key, .dictionary, [.minorUnits: digits?.map { String($0) }]))
    }
    for member in object.members("region") ?? [] {
      let current = current(member, object)
      let territory = member.key.value.lowercased()
      if !current.isEmpty, data.tenders[territory] == nil { data.tenders[territory] = current }
      data.current = (data.current ?? []).union(current.map(\.value))
    }
  }

  /// The codes of the legal tender of a region in an object.
  static func current(_ region: JSONValue.Member, _ object: JSONObject) -> [Located<String>] {
    object.elements(region).flatMap { tenders in
      let tenders = object.object(tenders, named: region.key.value)
      return tenders.members.filter { member in
        let tender = tenders.object(member)
        let isCurrent = CurrencyUse.isCurrent(from: tender.string("_from")?.value, to: tender.string("_to")?.value)
        return isCurrent && tender.string("_tender")?.value != "false"
      }.map(\.key)
    }
  }
}
