import Guide

/// All facts about a country.
struct CountryPage {
  let model: CountryDetailViewModel
  let map: WorldMap
  let notice: String?

  var text: String {
    let country = model.country
    return Layout(title: country.name, section: .countries, notice: notice).page(
      """
      <article>
      <div class="hero"><img class="flag" src="/flags/\(country.code).png" width="128" height="128" alt="\(model.flagLabel)">
      <div><h1>\(country.name) <span aria-hidden="true">\(country.emoji)</span></h1>
      \(model.officialName.map { "<p>\($0)</p>" as HTML })
      <p class="inline">\(Star(country).markup) <a href="/compare?a=\(country.code)">Compare</a></p></div></div>
      <h2>Facts</h2>
      <dl>\(facts)</dl>
      \(list("Currencies", model.currencies.map(currency)))\
      \(list("Time", model.timeZones.map(time)))\
      \(list("Neighbors", model.neighbors.map(link)))\
      \(list("Locales", model.locales.map { "<li>\($0.name) <code>\($0.identifier)</code></li>" }))
      <h2>On the map</h2>
      \(MapMarkup(map: map, here: model.place, label: "\(country.name) on a map of the world").markup)
      \(model.coordinate.map { "<p>\($0)</p>" as HTML })
      </article>
      """
    )
  }

  private var facts: [HTML] {
    [
      fact("Capital", model.capitals), fact("Region", model.regions),
      fact("Population", [model.population].compactMap { $0 }),
      fact("Area", [model.area].compactMap { $0 }), fact("Density", [model.density].compactMap { $0 }),
      fact("Native names", model.nativeNames), fact("Languages", model.languages.map(\.name)),
      fact("Calling codes", model.callingCodes), fact("Emoji", [model.country.emoji]),
    ].compactMap { $0 }
  }

  private func fact(_ title: String, _ values: [String]) -> HTML? {
    values.isEmpty ? nil : "<dt>\(title)</dt><dd>\(values.joined(separator: ", "))</dd>"
  }

  private func list(_ title: String, _ items: [HTML]) -> HTML? {
    items.isEmpty ? nil : "<h2>\(title)</h2><ul class=\"plain inline\">\(items)</ul>"
  }

  private func currency(_ currency: CurrencyFact) -> HTML {
    "<li>\(currency.name) (\(currency.code)): <b>\(currency.example)</b></li>"
  }

  private func time(_ fact: TimeFact) -> HTML {
    "<li>\(fact.place): <b>\(fact.time)</b>, \(fact.day) <small>\(fact.offset)</small></li>"
  }

  private func link(_ country: CountryLink) -> HTML {
    "<li><a href=\"/country/\(country.code)\">\(country.emoji) \(country.name)</a></li>"
  }
}
