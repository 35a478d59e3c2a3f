import Foundation
import Guide

/// Two countries side by side.
struct ComparisonPage {
  let texts: Texts
  let countries: [CountryLink]
  let a: String
  let b: String

  /// `nil` before two countries are chosen.
  let model: ComparisonViewModel?
  let map: WorldMap
  let notice: String?

  /// Creates the page for two codes, which are empty before countries are chosen.
  init(_ texts: Texts, _ index: CountryIndex, _ a: String, _ b: String, _ state: GuideLibrary.State, now: Date) {
    let language = texts.language
    self.texts = texts
    countries = index.search("", language: language)
    (self.a, self.b) = (a, b)
    model = ComparisonViewModel(left: a, right: b, in: index, language: language, now: now)
    map = WorldMap(index.countries, language: language)
    notice = CountryListViewModel(state).notice
  }

  var text: String {
    Layout(texts: texts, title: texts[.compare], section: .compare, scripts: ["compare"], notice: notice).page(
      """
      <h1>\(texts[.compareTitle])</h1>
      <form class="filters pair" action="/compare">\(select(.first, "a", a))\(select(.second, "b", b))
      <noscript><button>\(texts[.compare])</button></noscript></form>
      <section aria-live="polite" aria-label="\(texts[.comparison])"><!-- comparison -->\(table)</section>
      """
    )
  }

  private func select(_ title: TextKey, _ name: String, _ selected: String) -> HTML {
    let options = countries.map { country in
      "<option value=\"\(country.code)\"\(" selected", if: country.code == selected)>\(country.name)</option>" as HTML
    }
    return """
      <label>\(texts[title]) <select name="\(name)"><option value="">\(texts[.choose])</option>\(options)</select></label>
      """
  }

  /// What one could compare, before the reader has chosen.
  private static let examples = [("us", "ca"), ("fr", "de"), ("in", "cn"), ("jp", "kr"), ("br", "ar"), ("ng", "za")]

  private var suggestions: HTML {
    let names = Dictionary(countries.map { ($0.code, $0) }) { first, _ in first }
    let pairs = Self.examples.compactMap { a, b in names[a].flatMap { a in names[b].map { (a, $0) } } }
    let items = pairs.map { a, b -> HTML in
      let names = texts[.pair, ["first": a.name, "second": b.name]]
      return """
        <li><a class="chip" href="/compare?a=\(a.code)&amp;b=\(b.code)">\(flag(a, 24))\(flag(b, 24)) \(names)</a></li>
        """
    }
    return "<p class=\"lead\">\(texts[.compareLead])</p><ul class=\"chips\">\(items)</ul>"
  }

  private func flag(_ country: CountryLink, _ size: Int) -> HTML {
    """
    <img class="flag" src="/flags/\(country.code).png?size=48" width="\(size)" height="\(size)" alt="">
    """
  }

  private var table: HTML {
    guard let model else { return suggestions }
    return """
      <table><thead><tr><td></td>\(head(model.left))\(head(model.right))</tr></thead><tbody>\(model.rows.map(row))</tbody></table>
      \(model.areNeighbors ? "<p>\(texts[.areNeighbors])</p>" as HTML : nil)
      <div class="pair maps">\([model.left, model.right].map(figure))</div>
      """
  }

  private func figure(_ country: CountryLink) -> HTML {
    "<figure>\(MapMarkup(country, on: map, texts).markup)</figure>"
  }

  private func head(_ country: CountryLink) -> HTML {
    """
    <th scope="col"><a href="/country/\(country.code)">\(flag(country, 40)) \(country.name)</a></th>
    """
  }

  private func row(_ row: ComparisonViewModel.Row) -> HTML {
    "<tr><th scope=\"row\">\(row.title)</th>\(cell(row.left, row.leftShare))\(cell(row.right, row.rightShare))</tr>"
  }

  /// A fact, and a bar as long as its share. The policy of the pages forbids styles in attributes.
  private func cell(_ text: String?, _ share: Double?) -> HTML {
    let bar = share.map { share in
      """
      <svg class="share" viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">\
      <rect width="\(Int((share * 1000).rounded(.up)))" height="1"/></svg>
      """ as HTML
    }
    return "<td\("class=\"number\"", if: share != nil)>\(HTML.isolated(text ?? "–"))\(bar)</td>"
  }
}
