extension Template {
  static let currencyLocaleText = #"""
    \#(header)
    {{#hasFormatter}}
    {{import}} AlmanacCurrency
    {{import}} Foundation
    {{/hasFormatter}}

    /// The locales, sorted by identifier.
    nonisolated {{access}} enum {{type}}: LocaleEnum {
    \#(cases)

    \#(aliases)

    \#(codes)

    \#(facts)

    {{#languageType}}
      /// The language, or `nil` if the list of languages does not have it. `nil` for the locales of the device.
      {{access}} var language: {{languageType}}? { {{languageType}}(nearestTo: rawValue) }
    {{/languageType}}
    {{^languageType}}
      /// The code of the language (BCP 47), or `nil` for the locales of the device.
      {{access}} var language: String? { languageCode }
    {{/languageType}}

    {{#countryType}}
      /// The country, or `nil` if the locale has no region or its region is not a country.
      {{access}} var country: {{countryType}}? { countryCode.flatMap({{countryType}}.init(rawValue:)) }
    {{/countryType}}
    {{^countryType}}
      /// The code of the country in lower case, or `nil` if the locale has no region or its region is not a country.
      {{access}} var country: String? { countryCode }
    {{/countryType}}

    {{#currencyType}}
      /// The first currency of the country, or `nil` if the data does not state it.
      {{access}} var currency: {{currencyType}}? { currencyCode.flatMap({{currencyType}}.init(rawValue:)) }
    {{/currencyType}}
    {{^currencyType}}
      /// The code of the first currency of the country (ISO 4217), or `nil` if the data does not state it.
      {{access}} var currency: String? { currencyCode }
    {{/currencyType}}
    }
    {{#hasFormatter}}

    nonisolated extension {{type}}: LocaleConvertible {
      /// The locale with this identifier. For `current` and `autoUpdating`, the locale of the device.
      {{access}} var locale: Locale {
        switch self {
        case .current: .current
        case .autoUpdating: .autoupdatingCurrent
        default: Locale(identifier: rawValue)
        }
      }
    }
    {{/hasFormatter}}

    """#
}
