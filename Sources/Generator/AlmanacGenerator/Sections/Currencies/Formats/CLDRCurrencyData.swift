/// CLDR's supplemental data: the fraction digits of each currency, and where and when it was legal tender.
enum CLDRCurrencyData {
  static let format = Format<CurrencyData>(
    where: { $0["supplemental"]?["currencyData"] != nil },
    read: { root, data, problems in
      guard let value = root["supplemental"]?["currencyData"] else { return }
      read(JSONObject(value, named: "'currencyData'", keys: nil, rules: .data, problems), into: &data)
    }
  )

  private static func read(_ object: JSONObject, into data: inout CurrencyData) {
    for member in object.members("fractions") ?? [] where member.key.value != "DEFAULT" {
      let fraction = object.object(member)
      let digits = { (key: String) in
        fraction.integerText(key, in: CurrencyFact.minorUnitRange)?.map { String($0) }
      }
      // CLDR states the digits that people write: none for forints, which have two at banks.
      let shown = digits("_digits")
      let minorUnits = shown?.map { StandardDigits.minorUnits(of: member.key.value) ?? $0 }
      let step = fraction.integerText("_cashRounding", in: CurrencyFact.roundingRange)
      let facts: [CurrencyFact: Located<String>?] = [
        .minorUnits: minorUnits, .displayDigits: shown?.value == minorUnits?.value ? nil : shown,
        .cashDigits: digits("_cashDigits"),
        // CLDR writes 0 where amounts are not rounded.
        .cashRounding: step?.value == 0 ? nil : step?.map { String($0) },
      ]
      data.records.append(CurrencyRecord(member.key, .dictionary, facts))
    }
    for member in object.members("region") ?? [] {
      let current = tenders(member, object).filter(\.value.isCurrent).map { $0.map(\.currency) }
      let territory = member.key.value.lowercased()
      if !current.isEmpty, data.tenders[territory] == nil { data.tenders[territory] = current }
      data.current = (data.current ?? []).union(current.map(\.value))
    }
  }

  /// Reads all currencies that a region in an object has or had.
  static func tenders(_ region: JSONValue.Member, _ object: JSONObject) -> [Located<Tender>] {
    object.elements(region).flatMap { tenders in
      let tenders = object.object(tenders, named: region.key.value)
      return tenders.members.map { member in
        let tender = tenders.object(member)
        return member.key.map { currency in
          Tender(
            currency: currency,
            days: DayInterval(start: tender.string("_from")?.value, end: tender.string("_to")?.value),
            isLegal: tender.string("_tender")?.value != "false"
          )
        }
      }
    }
  }
}
