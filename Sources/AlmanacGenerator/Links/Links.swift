extension Atlas {
  /// Links countries, currencies and locales by their codes.
  ///
  /// - Parameter tenders: What is legal tender in each territory, for countries without facts on that.
  mutating func relate(tenders: [String: [Located<String>]]) {
    let places = Dictionary(grouping: locales ?? []) { $0.territory?.value }
    for index in (countries ?? []).indices {
      guard let country = countries?[index] else { continue }
      countries?[index].currencies = country.record?.facts[.currencies] ?? tenders[country.code] ?? []
      countries?[index].locales = (places[country.code] ?? []).compactMap { locale in
        locale.territory.map { Located(value: locale.identifier, location: $0.location) }
      }
    }
    let money = money(tenders)
    relateLocales(money)
    let sorted = money.sorted { $0.key < $1.key }
    for index in (currencies ?? []).indices {
      guard let code = currencies?[index].code else { continue }
      currencies?[index].countries = sorted.compactMap { country, currencies in
        currencies.first { $0.value == code }.map { Located(value: country, location: $0.location) }
      }
    }
  }

  private mutating func relateLocales(_ money: [String: [Located<String>]]) {
    let codes = countries.map { Set($0.map(\.code)) }
    let listed = currencies.map { Set($0.map(\.code)) }
    for index in (locales ?? []).indices {
      guard let territory = locales?[index].territory else { continue }
      // Without an enum of countries the code is all there is to say; with one, it must be a case.
      locales?[index].country = codes?.contains(territory.value) == false ? nil : territory
      locales?[index].currency = money[territory.value]?.first { listed?.contains($0.value) != false }
    }
  }

  /// The codes of the currencies of each country that there is.
  private func money(_ tenders: [String: [Located<String>]]) -> [String: [Located<String>]] {
    guard let countries else { return tenders }
    return Dictionary(countries.map { ($0.code, $0.currencies) }) { first, _ in first }
  }
}
