import Guide

/// All facts about a country.
struct CountryPage {
  let model: CountryDetailViewModel
  let map: WorldMap
  let notice: String?

  var text: String {
    let country = model.country
    return Layout(title: country.name, section: .countries, scripts: ["map", "clocks"], notice: notice).page(
      """
      <article data-region="\(country.region)">
      \(hero)
      <dl class="tiles">\(tiles)</dl>
      <div class="columns">
      <figure>\(MapMarkup(country, neighbors: model.neighbors, on: map).markup)
      \(model.coordinate.map { "<figcaption>\($0)</figcaption>" as HTML })</figure>
      <div><dl class="rows">\(facts)</dl>
      \(list("Currencies", "rows", model.currencies.map(currency)))</div>
      </div>
      \(list("Neighbors", "chips", model.neighbors.map(link)))\
      \(list("Times", "rows wide", model.timeZones.count > 1 ? model.timeZones.map(time) : []))\
      \(subdivisions)\
      \(list("Locales", "rows wide", model.locales.map { "<li>\($0.name) <code>\($0.identifier)</code></li>" }))
      </article>
      """
    )
  }

  private var hero: HTML {
    let country = model.country
    return """
      <div class="hero"><img class="flag" src="/flags/\(country.code).png" width="128" height="128" alt="\(model.flagLabel)">
      <div><p>\(model.regions.joined(separator: " · "))</p><h1>\(country.name)</h1><p>\(model.officialName)</p></div>
      <p class="chips">\(Star(country).markup) <a class="chip" href="/compare?a=\(country.code)">Compare</a></p></div>
      """
  }

  private var tiles: [HTML] {
    [
      tile("Population", model.population.map { "\($0)" }, model.density.map { "\($0)" }, isNumber: true),
      tile("Area", model.area.map { "\($0)" }, isNumber: true),
      tile("Capital", model.capitals.isEmpty ? nil : "\(model.capitals.joined(separator: ", "))"), clock,
    ].compactMap { $0 }
  }

  private func tile(_ title: String, _ value: HTML?, _ note: HTML? = nil, isNumber: Bool = false) -> HTML? {
    let note = note.map { " <small>\($0)</small>" as HTML }
    return value.map { "<div><dt>\(title)</dt><dd\("class=\"number\"", if: isNumber)>\($0)\(note)</dd></div>" }
  }

  /// The only time, or that in the west and in the east.
  private var clock: HTML? {
    guard let west = model.timeZones.first, let east = model.timeZones.last else { return nil }
    if west == east {
      let note: HTML = "\(west.places.first) · \(clock(west, .day)) · <span>\(west.offset)</span>"
      return tile("Local time", clock(west), note)
    }
    let days: [HTML] = west.weekday == east.weekday ? ["", ""] : ["\(west.weekday) ", "\(east.weekday) "]
    return tile("Local time", "\(days[0])\(west.time) – \(days[1])\(east.time)", "\(model.timeZones.count) times")
  }

  /// A time or a day, which a script lets go on.
  private func clock(_ fact: TimeFact, _ part: ClockPart = .time) -> HTML {
    let text = part == .time ? fact.time : fact.day
    return "<span class=\"\(part.rawValue)\" data-zone=\"\(fact.identifier)\">\(text)</span>"
  }

  private enum ClockPart: String {
    case time, day
  }

  private var facts: [HTML] {
    [
      fact("Native names", model.nativeNames), fact("Languages", model.languages.map(\.name)),
      fact("Calling codes", model.callingCodes), emoji,
      fact("Former currencies", model.formerCurrencies.map(former)),
    ].compactMap { $0 }
  }

  private var emoji: HTML? {
    let emoji = model.country.emoji
    return """
      <div><dt>Emoji</dt><dd><a href="/emoji/\(EmojiDetailViewModel.code(of: emoji))">\(emoji)</a></dd></div>
      """
  }

  /// Some names have their years: "Russian Ruble (1991–1998)".
  private func former(_ currency: FormerCurrency) -> String {
    currency.name.contains("\(currency.lastYear)") ? currency.name : "\(currency.name) (until \(currency.lastYear))"
  }

  private func fact(_ title: String, _ values: [String]) -> HTML? {
    values.isEmpty ? nil : "<div><dt>\(title)</dt><dd>\(values.joined(separator: ", "))</dd></div>"
  }

  private func list(_ title: String, _ style: StaticString, _ items: [HTML]) -> HTML? {
    items.isEmpty ? nil : "<h2>\(title)</h2><ul class=\"\(style.description)\">\(items)</ul>"
  }

  private var subdivisions: HTML? {
    if model.subdivisions.isEmpty { return nil }
    let items: [HTML] = model.subdivisions.map { part in
      "<li>\(part.name)\(part.type.map { " <small>\($0)</small>" as HTML }) <code>\(part.code)</code></li>"
    }
    return """
      <h2>Subdivisions</h2><details><summary>Show all \(items.count)</summary><ul class="rows wide">\(items)</ul></details>
      """
  }

  private func currency(_ currency: CurrencyFact) -> HTML {
    "<li><span>\(currency.name) (\(currency.code))</span> <span><small>for example</small> <b>\(currency.example)</b></span></li>"
  }

  private func time(_ fact: TimeFact) -> HTML {
    """
    <li><span>\(fact.places.joined(separator: ", ")) <small>\(clock(fact, .day)) · <span>\(fact.offset)</span></small></span> \
    <b>\(clock(fact))</b></li>
    """
  }

  private func link(_ country: CountryLink) -> HTML {
    """
    <li><a class="chip" href="/country/\(country.code)"><img class="flag" src="/flags/\(country.code).png?size=48" \
    width="24" height="24" alt=""> \(country.name)</a></li>
    """
  }
}
