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
    return (main + local).filter { seen.insert($0.rawValue).inserted }.sorted { $0.name < $1.name }
  }()

  static let currencies = Currency.allCases.sorted { $0.name < $1.name }

  var text: String {
    Layout(title: "Amounts", section: .amounts, scripts: ["amounts"]).page(
      """
      <h1>Amounts of money</h1>
      <p>Type digits: they shift in from the right, as at a cash register.</p>
      <form id="amounts">
      <div class="filters">
      <label>Amount <input class="amount" name="text" inputmode="numeric" autocomplete="off" maxlength="100"></label>
      <label>Currency <select name="currency">\(Self.currencies.map(option))</select></label>
      <label>Format <select name="locale">\(Self.locales.map { option($0, "en_US") })</select></label>
      <label>Other format <select name="other">\(Self.locales.map { option($0, "de_DE") })</select></label>
      </div>
      <dl><dt>Number</dt><dd><output class="big" id="amount"></output></dd>
      <dt>In the other format</dt><dd><output class="big" id="converted"></output></dd></dl>
      </form>
      <noscript><p class="note">The field needs JavaScript.</p></noscript>
      """
    )
  }

  private func option(_ currency: Currency) -> HTML {
    """
    <option value="\(currency.rawValue)"\(" selected", if: currency.rawValue == "EUR")>\(currency.name) (\(currency.rawValue))</option>
    """
  }

  private func option(_ locale: CurrencyLocale, _ selected: String) -> HTML {
    "<option value=\"\(locale.rawValue)\"\(" selected", if: locale.rawValue == selected)>\(locale.name)</option>"
  }
}
