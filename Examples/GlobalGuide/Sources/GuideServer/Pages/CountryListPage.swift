import Guide

/// The list of countries with its search.
struct CountryListPage {
  /// The countries that the page has before the reader asks for all.
  static let firstCount = 24

  let texts: Texts
  let model: CountryListViewModel

  /// Whether all countries are shown that match.
  let showsAll: Bool

  var text: String {
    Layout(texts: texts, title: texts[.countries], section: .countries, scripts: ["list"], notice: model.notice).page(
      """
      <h1>\(texts[.listTitle])</h1>
      <p class="lead">\(texts[.listLead])</p>
      \(form)\(letters)
      <section id="results" aria-label="\(texts[.results])">
      <p class="count">\(model.summary)</p>
      <p id="empty"\(" hidden", if: model.content != .empty)>\(texts[.tryOther])</p>
      <p id="no-favorites" hidden>\(texts[.noFavorites])</p>
      \(failure)<ul class="cards">\(shown.map(card))</ul>
      \(more)</section>
      """
    )
  }

  private var shown: ArraySlice<CountryLink> {
    showsAll ? model.countries[...] : model.countries.prefix(Self.firstCount)
  }

  private var form: HTML {
    let choices = model.choices
    return """
      <form class="filters" role="search" action="/">
      <input class="search" type="search" name="q" maxlength="100" value="\(model.query)" autocomplete="off" \
      aria-label="\(texts[.search])" placeholder="\(texts[.searchHint])" aria-keyshortcuts="/">
      <div class="chips">\(select(.region, "region", choices.regions))\
      \(select(.currency, "currency", choices.currencies))\(select(.language, "language", choices.languages))
      <label class="chip">\(texts[.sort]) <select name="sort"><option value="">\(texts[.name])</option>\(CountryOrder.allCases.map(option))</select></label>
      <label class="chip check"><input type="checkbox" name="favorites" value="1"> \(texts[.favorites])</label>
      <noscript><button class="chip">\(texts[.search])</button></noscript></div>
      </form>
      """
  }

  private func select(_ title: TextKey, _ name: String, _ choices: [CountryChoices.Choice]) -> HTML {
    """
    <label class="chip">\(texts[title]) <select name="\(name)"><option value="">\(texts[.all])</option>\
    \(choices.map { "<option value=\"\($0.value)\"\(" selected", if: $0.isSelected)>\($0.title) (\($0.count))</option>" as HTML })\
    </select></label>
    """
  }

  private func option(_ order: CountryOrder) -> HTML {
    let title =
      switch order {
      case .population: texts[.population]
      case .area: texts[.area]
      }
    return "<option value=\"\(order.rawValue)\"\(" selected", if: order == model.order)>\(title)</option>"
  }

  private var letters: HTML? {
    let links = model.letters.map { "<a href=\"/?all=1#\($0.country)\">\($0.title)</a>" as HTML }
    return links.isEmpty ? nil : "<div id=\"letters\" role=\"group\" aria-label=\"\(texts[.letters])\">\(links)</div>"
  }

  private func card(_ country: CountryLink) -> HTML {
    let region = country.region.map { "<i>\(texts.name($0))</i>" as HTML }
    let separator = country.capital != nil && region != nil ? " · " : ""
    let number = model.number(of: country).map { " · <span class=\"number\">\($0)</span>" as HTML }
    return """
      <li class="card" id="\(country.code)" data-region="\(country.region)"><a href="/country/\(country.code)">\
      <img src="/flags/\(country.code).png?size=48" alt="" loading="lazy">\
      <span><b>\(country.name)</b><small>\(HTML.isolated(country.capital))\(separator)\(region)\(number)</small></span></a>\(HTML.star(country, texts))</li>
      """
  }

  private var failure: HTML? {
    guard case .failed(let reason) = model.content else { return nil }
    // The address of the page that the reader wanted, which this one stands in for.
    return "<p class=\"note\" role=\"alert\">\(reason) <a href=\"\">\(texts[.tryAgain])</a></p>"
  }

  private var more: HTML? {
    let count = model.countries.count
    guard count > shown.count else { return nil }
    var query = [("q", model.query)]
    query += [
      ("region", model.filter.region), ("currency", model.filter.currency), ("language", model.filter.language),
      ("sort", model.order?.rawValue),
    ]
    .compactMap { name, value in value.map { (name, $0) } }
    let fields = (query.filter { !$0.1.isEmpty } + [("all", "1")]).map { "\($0)=\(QueryText.escaped($1))" }
    let text = texts[.showAllCountries, ["count": "\(count)"]]
    return "<p><a id=\"more\" href=\"/?\(fields.joined(separator: "&"))\">\(text)</a></p>"
  }
}

extension HTML {
  /// The button that makes a country a favorite. Without scripts it is hidden, because it has no effect then. It stands
  /// in no form, so it needs no type.
  static func star(_ country: CountryLink, _ texts: Texts) -> HTML {
    """
    <button class="star" value="\(country.code)" aria-label="\(texts[.favorite, ["name": country.name]])" hidden></button>
    """
  }
}
