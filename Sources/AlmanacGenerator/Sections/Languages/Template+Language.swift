extension Template {
  static let languageText = #"""
    \#(header)

    /// The languages, sorted by code (BCP 47).
    nonisolated {{access}} enum {{type}}: LanguageEnum {
    \#(cases)

    \#(aliases)

    \#(codes)

    \#(facts)

    \#(nameTable)

    {{#countryType}}
      /// The countries where it is an official language, sorted by code.
      {{access}} var countries: [{{countryType}}] { countryCodes.compactMap({{countryType}}.init(rawValue:)) }
    {{/countryType}}
    {{^countryType}}
      /// The codes of the countries where it is an official language, in lower case. Empty if the data does not state them.
      {{access}} var countries: [String] { countryCodes }
    {{/countryType}}
    }

    """#
}
