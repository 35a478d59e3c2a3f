extension Template {
  static let currencyText = #"""
    \#(header)
    {{#hasFormatter}}
    {{formatterImport}} AlmanacCurrency
    {{formatterImport}} Foundation
    #if canImport(SwiftUI) && !os(watchOS)
      {{formatterImport}} SwiftUI
    #endif
    {{/hasFormatter}}

    /// The currencies, sorted by code (ISO 4217).
    nonisolated {{access}} enum {{type}}: CurrencyEnum {
    \#(cases)

    \#(aliases)

    \#(codes)

    \#(facts)

    \#(nameTable)

    {{#countryType}}
      /// The countries that use the currency, sorted by code.
      {{access}} var countries: [{{countryType}}] { countryCodes.compactMap({{countryType}}.init(rawValue:)) }
    {{/countryType}}
    {{^countryType}}
      /// The codes of the countries that use the currency, in lower case. Empty if the data does not state them.
      {{access}} var countries: [String] { countryCodes }
    {{/countryType}}
    }
    {{#hasFormatter}}

    nonisolated extension CurrencyFormatter {
      /// The currency, or `nil` if the enum does not have `currencyCode`. Setting it to `nil` has no effect.
      {{formatterAccess}} var currency: {{type}}? {
        get { {{type}}(rawValue: currencyCode) }
        set { currencyCode = newValue?.rawValue ?? currencyCode }
      }
    }

    nonisolated extension FormatStyle where Self == CurrencyFormat {
      /// The format of a `Decimal` as an amount in a currency.
      {{formatterAccess}} static func currency(_ currency: {{type}}, \#(localeParameter)) -> Self {
        CurrencyFormat(currencyCode: currency.rawValue, locale: locale.locale)
      }
    }

    nonisolated extension FormatStyle {
      /// The format of a floating-point number as an amount in a currency.
      {{formatterAccess}} static func currency<Value>(_ currency: {{type}}, \#(localeParameter)) -> Self
      where Self == CurrencyFormat.FloatingPoint<Value> {
        Self(CurrencyFormat(currencyCode: currency.rawValue, locale: locale.locale))
      }

      /// The format of an integer as an amount in a currency.
      {{formatterAccess}} static func currency<Value>(_ currency: {{type}}, \#(localeParameter)) -> Self
      where Self == CurrencyFormat.Integer<Value> {
        Self(CurrencyFormat(currencyCode: currency.rawValue, locale: locale.locale))
      }
    }

    #if canImport(SwiftUI) && !os(watchOS)
      extension CurrencyTextField {
        /// Makes a text field for an amount in a currency.
        {{formatterAccess}} init(
          _ title: String,
          value: Binding<some CurrencyFieldValue>,
          currency: {{type}},
          \#(localeParameter)
        ) {
          self.init(title, value: value, currencyCode: currency.rawValue, locale: locale.locale)
        }
      }
    #endif
    {{/hasFormatter}}

    """#

  /// The parameter for a locale: a case of the enum of locales, if the target has one.
  private static let localeParameter =
    "locale: {{#localeType}}{{localeType}} = .autoUpdating{{/localeType}}"
    + "{{^localeType}}any LocaleConvertible = Locale.autoupdatingCurrent{{/localeType}}"
}
