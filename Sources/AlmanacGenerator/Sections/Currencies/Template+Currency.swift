extension Template {
  static let currencyText = #"""
    \#(header)
    {{#hasFormatter}}
    import AlmanacCurrency
    {{/hasFormatter}}

    /// The currencies, sorted by code (ISO 4217).
    nonisolated {{access}} enum {{type}}: CurrencyEnum {
    \#(cases)

    \#(aliases)

    \#(codes)

    \#(facts)

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

    // Always internal, because two modules of a program can each have a list of currencies.
    nonisolated extension CurrencyFormatter {
      /// The currency, or `nil` if the enum does not have `currencyCode`. Setting it to `nil` has no effect.
      internal var currency: {{type}}? {
        get { {{type}}(rawValue: currencyCode) }
        set { currencyCode = newValue?.rawValue ?? currencyCode }
      }
    }
    {{/hasFormatter}}

    """#
}
