extension Template {
  static let countryFactsText = #"""
    \#(header)

    nonisolated extension {{type}} {
      /// The facts, in the order of the cases.
      // If it were inlined, each use would copy the literal.
      @inline(never)
      {{access}} static var _factTable: TextTable {
        TextTable(
          """
    {{facts}}
    """,
          rows: {{count}},
          columns: {{columns}}
        )
      }

      /// The names, in the order of the cases, between a row of languages and a row of label patterns.
      @inline(never)
      {{access}} static var _nameTable: TextTable {
        TextTable(
          """
    {{names}}
    """,
          rows: {{nameRows}},
          columns: {{nameColumns}}
        )
      }

      /// The texts that `search(_:)` looks through, in the order of the cases.
      @inline(never)
      {{access}} static var _searchTable: TextTable {
        TextTable(
          """
    {{search}}
    """,
          rows: {{count}},
          columns: 1
        )
      }

    {{#currencyType}}
      /// The currencies, in the order of the data.
      {{access}} var currencies: [{{currencyType}}] { currencyCodes.compactMap({{currencyType}}.init(rawValue:)) }
    {{/currencyType}}
    {{^currencyType}}
      /// The codes of the currencies (ISO 4217), in the order of the data.
      {{access}} var currencies: [String] { currencyCodes }
    {{/currencyType}}

    {{#languageType}}
      /// The official languages, in the order of the data.
      {{access}} var languages: [{{languageType}}] { languageCodes.compactMap({{languageType}}.init(nearestTo:)) }
    {{/languageType}}
    {{^languageType}}
      /// The codes of the official languages (BCP 47), in the order of the data.
      {{access}} var languages: [String] { languageCodes }
    {{/languageType}}

    {{#localeType}}
      /// The locales, sorted by identifier.
      {{access}} var locales: [{{localeType}}] { localeIdentifiers.compactMap({{localeType}}.init(rawValue:)) }
    {{/localeType}}
    {{^localeType}}
      /// The identifiers of the locales. Empty, because the target has no list of locales.
      {{access}} var locales: [String] { localeIdentifiers }
    {{/localeType}}
    }

    """#
}
