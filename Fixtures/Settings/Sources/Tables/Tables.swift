import Almanac

/// What the rows of the tables contain, a line for each.
public var tableLines: [String] {
  Airport.allCases.map { airport in
    let facts: [Any?] = [
      airport.rawValue, airport.iata, airport.name, airport.name(in: "de"), airport.city, airport.country,
      airport.icao, airport.elevation, airport.latitude, airport.runways, airport.opened, airport.status,
      airport.status.rawValue, airport.hub, airport.currencies, airport.sign, airport.in,
    ]
    return facts.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " | ")
  }
    + HTTPStatus.allCases.map { "\($0) \($0.code) \($0.reason) \($0.isError)" }
    + Rate.all.map { "\($0.id) \($0.country) \($0.from) \($0.percent) \($0.note ?? "-")" }
    + Kilometer.allCases.map { "\($0) \($0.place) \($0.distance) \($0.hasStation) \($0.zip)" }
}

/// What lookups find.
public var tableLookups: [String] {
  let found: [Any?] = [
    Airport(rawValue: "ZRH"), Airport(rawValue: "zrh"), Airport(icao: "LSGG"), Airport(icao: "lsgg"),
    Airport(named: "flughafen zurich"), Airport(named: "Zürich"), HTTPStatus(code: 404),
    Rate(rawValue: "2")?.country, Rate(rawValue: "3"),
  ]
  let lists: [[Any]] = [
    Airport.search("zur"), Airport.search("EDDT"), Airport.search("geneva"), Country.ch.airports, Country.de.rates,
    Currency.euro.airports, Emoji("🛬").map(\.airports) ?? [],
  ]
  return found.map { $0.map { "\($0)" } ?? "-" } + lists.map { "\($0)" }
}

/// Whether the rows without cases are values like others.
public var ratesAreValues: Bool {
  let copy = Rate(rawValue: Rate.all[1].rawValue)
  return copy == Rate.all[1] && Rate.all[0] != Rate.all[1] && Set(Rate.all + Rate.all).count == 2
    && Rate.all.count == Rate.allCases.count
}
