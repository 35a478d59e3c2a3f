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

  /// The field and its amount in the other format, before the reader types.
  private static let example: (field: AmountViewModel.Field, converted: String?)? = {
    guard let field = AmountViewModel(currency: "EUR", locale: "en_US"),
      let other = AmountViewModel(currency: "EUR", locale: "de_DE")
    else { return nil }
    let state = field.applying(.insert("1234.50"), to: "", selection: 0..<0)
    return (state, field.converting(state.text, to: other))
  }()

  var text: String {
    Layout(title: "Amounts", section: .amounts, scripts: ["amounts"]).page(
      """
      <h1>Currency formatting</h1>
      <p class="lead">Just type digits. They fill in from the right, like on a cash register.</p>
      <form id="amounts" class="panel">
      <label>Currency <select name="currency">\(Self.currencies.map(option))</select></label>
      <div class="pair">
      <div><label>Amount as in <select name="locale">\(Self.locales.map { option($0, "en_US") })</select></label>
      <input class="amount" name="text" inputmode="numeric" autocomplete="off" maxlength="100" aria-label="Amount" \
      value="\(Self.example?.field.text)"></div>
      <div><label>The same as in <select name="other">\(Self.locales.map { option($0, "de_DE") })</select></label>
      <output class="amount" id="converted">\(Self.example?.converted)</output></div>
      </div>
      <p>As a plain number: <output id="amount">\(Self.example?.field.amount)</output></p>
      </form>
      <noscript><p class="note">Turn on JavaScript to type amounts.</p></noscript>
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
