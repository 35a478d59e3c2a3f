import Almanac
import AlmanacWorld
import Guide

/// The field for amounts, and the converter between formats.
struct AmountsPage {
  /// The locales to choose from: the main one of each language in a country where it is official.
  static let locales: [CurrencyLocale] = {
    var seen: Set<String> = []
    let main = GuideLanguage.allCases.compactMap { CurrencyLocale(rawValue: $0.rawValue) }
    let local = Country.countries.flatMap { country in
      country.languageCodes.compactMap { CurrencyLocale(rawValue: "\($0)_\(country.rawValue.uppercased())") }
    }
    return (main + local).filter { seen.insert($0.rawValue).inserted }
  }()

  let texts: Texts

  /// The locales with their names in the language of the page, sorted by these.
  private var locales: [LocaleFact] {
    Self.locales.map { LocaleFact($0.rawValue, language: texts.language) }.sorted { $0.name < $1.name }
  }

  /// The field and its amount in the other format, before the reader types.
  private static let example: (field: AmountViewModel.Field, converted: String?)? = {
    guard let field = AmountViewModel(currency: "EUR", locale: "en_US"),
      let other = AmountViewModel(currency: "EUR", locale: "de_DE")
    else { return nil }
    let state = field.applying(.insert("1234.50"), to: "", selection: 0..<0)
    return (state, field.converting(state.text, to: other))
  }()

  var text: String {
    Layout(texts: texts, title: texts[.amounts], section: .amounts, scripts: ["amounts"]).page(
      """
      <h1>\(texts[.amountsTitle])</h1>
      <p class="lead">\(texts[.amountsLead])</p>
      <form id="amounts" class="panel">
      <label>\(texts[.currency]) <select name="currency">\(Currency.allCases.sorted(in: texts.language.rawValue).map(option))</select></label>
      <div class="pair">
      <div><label>\(texts[.amountAs]) <select name="locale">\(locales.map { option($0, "en_US") })</select></label>
      <input class="amount" name="text" inputmode="numeric" autocomplete="off" maxlength="100" aria-label="\(texts[.amount])" \
      value="\(Self.example?.field.text)"></div>
      <div><label>\(texts[.sameAs]) <select name="other">\(locales.map { option($0, "de_DE") })</select></label>
      <output class="amount" id="converted">\(Self.example?.converted)</output></div>
      </div>
      <p>\(texts[.inSwift]): <output id="amount">\(Self.example.map { "try Money(\"\($0.field.amount)\", Currency.\(Currency.euro))" })</output> \
      <button type="button" class="chip copy">\(texts[.copy])</button></p>
      </form>
      <noscript><p class="note">\(texts[.noScript])</p></noscript>
      """
    )
  }

  private func option(_ currency: Currency) -> HTML {
    """
    <option value="\(currency.rawValue)" data-case="\("\(currency)")"\(" selected", if: currency.rawValue == "EUR")>\(currency.name(in: texts.language.rawValue) ?? currency.name) (\(currency.rawValue))</option>
    """
  }

  private func option(_ locale: LocaleFact, _ selected: String) -> HTML {
    "<option value=\"\(locale.identifier)\"\(" selected", if: locale.identifier == selected)>\(locale.name)</option>"
  }
}
