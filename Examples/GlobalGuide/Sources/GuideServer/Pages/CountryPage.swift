import Guide

/// All facts about a country.
struct CountryPage {
  let texts: Texts
  let model: CountryDetailViewModel
  let map: WorldMap
  let notice: String?

  var text: String {
    let country = model.country
    return Layout(texts: texts, title: country.name, section: .countries, scripts: ["map", "clocks"], notice: notice)
      .page(
        """
        <article data-region="\(country.region)">
        \(hero)
        <dl class="tiles">\(tiles)</dl>
        <div class="columns">
        <figure>\(MapMarkup(country, neighbors: model.neighbors, on: map, texts).markup)
        \(model.coordinate.map { "<figcaption class=\"code\">\($0)</figcaption>" as HTML })</figure>
        <div><dl class="rows">\(facts)</dl>
        \(list(.currencies, "rows", model.currencies.map(currency)))</div>
        </div>
        \(list(.neighbors, "chips", model.neighbors.map(link)))\
        \(list(.times, "rows wide", model.timeZones.count > 1 ? model.timeZones.map(time) : []))\
        \(subdivisions)\
        \(folded(.locales, model.locales.map { "<li><span>\($0.name)</span> <code>\($0.identifier)</code></li>" }))
        \(model.sources.map { "<p class=\"sources\"><small>\($0)</small></p>" as HTML })
        </article>
        """
      )
  }

  private var hero: HTML {
    let country = model.country
    return """
      <div class="hero"><img class="flag" src="/flags/\(country.code).png" width="128" height="128" alt="\(model.flagLabel)">
      <div><p>\(model.regions.joined(separator: " · "))</p><h1>\(country.name)</h1><p><bdi lang="en">\(model.officialName)</bdi></p></div>
      <p class="chips">\(HTML.star(country, texts)) <a class="chip" href="/compare?a=\(country.code)">\(texts[.compare])</a></p></div>
      """
  }

  private var tiles: [HTML] {
    [
      tile(.population, HTML.isolated(model.population), inhabitants, isNumber: true),
      tile(.area, HTML.isolated(model.area), isNumber: true),
      tile(.capital, model.capitals.isEmpty ? nil : texts.list(model.capitals)), clock,
    ].compactMap { $0 }
  }

  /// The density, and the year of the population.
  private var inhabitants: HTML? {
    let parts = [model.density, model.populationYear.map { "\($0)" }].compactMap { $0 }
    return parts.isEmpty ? nil : texts.list(parts, separator: " · ")
  }

  private func tile(_ title: TextKey, _ value: HTML?, _ note: HTML? = nil, isNumber: Bool = false) -> HTML? {
    let note = note.map { " <small>\($0)</small>" as HTML }
    return value.map { "<div><dt>\(texts[title])</dt><dd\("class=\"number\"", if: isNumber)>\($0)\(note)</dd></div>" }
  }

  /// The only time, or that in the west and in the east.
  private var clock: HTML? {
    guard let west = model.timeZones.first, let east = model.timeZones.last else { return nil }
    if west == east {
      let place: HTML = "\(HTML.isolated(west.places.first)) · \(clock(west, .day))"
      let note: HTML = "\(place) · <span class=\"code\">\(west.offset)</span>"
      return tile(.localTime, clock(west), note)
    }
    let days: [HTML] = west.weekday == east.weekday ? ["", ""] : ["\(west.weekday) ", "\(east.weekday) "]
    return tile(
      .localTime,
      "\(days[0])\(west.time) – \(days[1])\(east.time)",
      "\(texts[.timeCount, model.timeZones.count])"
    )
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
      fact(.nativeNames, model.nativeNames), languages,
      fact(.callingCodes, model.callingCodes, "code"), emoji,
      fact(.formerCurrencies, model.formerCurrencies.map(former)),
    ].compactMap { $0 }
  }

  /// Each leads to the countries where it is spoken.
  private var languages: HTML? {
    let links = model.languages.map { language in
      "<a href=\"/?language=\(QueryText.escaped(language.code))\">\(language.name)</a> " as HTML
    }
    return links.isEmpty ? nil : "<div><dt>\(texts[.languages])</dt><dd class=\"links\">\(links)</dd></div>"
  }

  private var emoji: HTML? {
    let emoji = model.country.emoji
    return """
      <div><dt>\(texts[.emoji])</dt><dd><a class="chip" href="/emoji/\(EmojiDetailViewModel.code(of: emoji))">\(emoji)</a></dd></div>
      """
  }

  /// Some names have their years: "Russian Ruble (1991–1998)".
  private func former(_ currency: FormerCurrency) -> String {
    currency.name.contains("\(currency.lastYear)")
      ? currency.name : texts[.until, ["name": currency.name, "year": "\(currency.lastYear)"]]
  }

  private func fact(_ title: TextKey, _ values: [String], _ style: StaticString? = nil) -> HTML? {
    if values.isEmpty { return nil }
    let list = texts.list(values)
    let value = style.map { "<span class=\"\($0.description)\">\(list)</span>" as HTML } ?? list
    return "<div><dt>\(texts[title])</dt><dd>\(value)</dd></div>"
  }

  private func list(_ title: TextKey, _ style: StaticString, _ items: [HTML]) -> HTML? {
    items.isEmpty ? nil : "<h2>\(texts[title])</h2><ul class=\"\(style.description)\">\(items)</ul>"
  }

  private var subdivisions: HTML? {
    folded(
      .subdivisions,
      model.subdivisions.map { part in
        "<li><span>\(part.name)\(part.type.map { " <small>\($0)</small>" as HTML })</span> <code>\(part.code)</code></li>"
      }
    )
  }

  /// A list that readers open if it is long.
  private func folded(_ title: TextKey, _ items: [HTML]) -> HTML? {
    guard items.count > 6 else { return list(title, "rows wide", items) }
    return """
      <h2>\(texts[title])</h2><details><summary>\(texts[.showAll, ["count": "\(items.count)"]])</summary><ul class="rows wide">\(items)</ul></details>
      """
  }

  private func currency(_ currency: CurrencyFact) -> HTML {
    """
    <li><a href="/?currency=\(QueryText.escaped(currency.code))">\(currency.name) (\(currency.code))</a> \
    <span><small>\(texts[.example])</small> <b>\(HTML.isolated(currency.example))</b></span></li>
    """
  }

  private func time(_ fact: TimeFact) -> HTML {
    """
    <li><span>\(texts.list(fact.places)) <small>\(clock(fact, .day)) · <span class="code">\(fact.offset)</span></small></span> \
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
