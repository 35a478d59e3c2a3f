extension Atlas {
  /// Links countries, currencies and locales by their codes.
  ///
  /// - Parameter tenders: What is legal tender in each territory, for countries without facts on that.
  mutating func relate(tenders: [String: [String]]) {
    for index in (countries ?? []).indices {
      guard let country = countries?[index] else { continue }
      let known = country.list(.currencies)
      countries?[index].currencies = known.isEmpty ? tenders[country.code] ?? [] : known
      countries?[index].locales = (locales ?? []).filter { $0.territory?.value == country.code }.map(\.identifier)
    }
    let money = money(tenders)
    let codes = countries.map { Set($0.map(\.code)) }
    let listed = currencies.map { Set($0.map(\.code)) }
    for index in (locales ?? []).indices {
      guard let territory = locales?[index].territory?.value else { continue }
      // Without an enum of countries the code is all there is to say; with one, it must be a case.
      locales?[index].country = codes?.contains(territory) == false ? nil : territory
      locales?[index].currency = money[territory]?.first { listed?.contains($0) != false }
    }
    for index in (currencies ?? []).indices {
      guard let code = currencies?[index].code else { continue }
      currencies?[index].countries = money.filter { $0.value.contains(code) }.map(\.key).sorted()
    }
  }

  /// The codes of the currencies of each country that there is.
  private func money(_ tenders: [String: [String]]) -> [String: [String]] {
    guard let countries else { return tenders }
    return Dictionary(countries.map { ($0.code, $0.currencies) }) { first, _ in first }
  }
}
