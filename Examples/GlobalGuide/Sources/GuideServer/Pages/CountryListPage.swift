import Guide

/// The list of countries with its search.
struct CountryListPage {
  /// The countries that the page has before the reader asks for all.
  static let firstCount = 24

  let model: CountryListViewModel

  /// Whether all countries are shown that match.
  let showsAll: Bool

  var text: String {
    Layout(title: "Countries", section: .countries, scripts: ["list"], notice: model.notice).page(
      """
      <h1>Countries and territories</h1>
      <p class="lead">States, dependent territories and Antarctica: all that ISO 3166 gives a code, and Kosovo.</p>
      \(form)
      <section id="results" aria-label="Results">
      <p class="count">\(model.summary)</p>
      <p id="empty"\(" hidden", if: model.content != .empty)>Try a name in any language, a capital, a code such as CH, or a \
      currency.</p>
      <p id="no-favorites" hidden>No favorites here yet. Tap the star next to a country to add it.</p>
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
      aria-label="Search" placeholder="Name, capital, code, currency …" aria-keyshortcuts="/">
      <div class="chips">\(select("Region", "region", choices.regions))\
      \(select("Currency", "currency", choices.currencies))\(select("Language", "language", choices.languages))
      <label class="chip check"><input type="checkbox" name="favorites" value="1"> Favorites</label>
      <noscript><button class="chip">Search</button></noscript></div>
      </form>
      """
  }

  private func select(_ title: String, _ name: String, _ choices: [CountryChoices.Choice]) -> HTML {
    """
    <label class="chip">\(title) <select name="\(name)"><option value="">All</option>\
    \(choices.map { "<option value=\"\($0.value)\"\(" selected", if: $0.isSelected)>\($0.title) (\($0.count))</option>" as HTML })\
    </select></label>
    """
  }

  private func card(_ country: CountryLink) -> HTML {
    let region = country.region.map { "<i>\($0)</i>" as HTML }
    let separator = country.capital != nil && region != nil ? " · " : ""
    return """
      <li class="card" id="\(country.code)" data-region="\(country.region)"><a href="/country/\(country.code)">\
      <img src="/flags/\(country.code).png?size=48" alt="" loading="lazy">\
      <span><b>\(country.name)</b><small>\(country.capital)\(separator)\(region)</small></span></a>\(Star(country).markup)</li>
      """
  }

  private var failure: HTML? {
    guard case .failed(let reason) = model.content else { return nil }
    return "<p class=\"note\" role=\"alert\">\(reason) <a href=\"/?reload=1\">Try again</a></p>"
  }

  private var more: HTML? {
    let count = model.countries.count
    guard count > shown.count else { return nil }
    var query = [("q", model.query)]
    query += [
      ("region", model.filter.region), ("currency", model.filter.currency), ("language", model.filter.language),
    ]
    .compactMap { name, value in value.map { (name, $0) } }
    let fields = (query.filter { !$0.1.isEmpty } + [("all", "1")]).map { "\($0)=\(QueryText.escaped($1))" }
    return "<p><a id=\"more\" href=\"/?\(fields.joined(separator: "&"))\">Show all \(count) countries</a></p>"
  }
}

/// The button that makes a country a favorite. Without scripts it is hidden, because it has no effect then. It stands
/// in no form, so it needs no type.
struct Star {
  let markup: HTML

  init(_ country: CountryLink) {
    markup = """
      <button class="star" value="\(country.code)" aria-label="Favorite: \(country.name)" hidden></button>
      """
  }
}
