@testable import AlmanacGenerator

extension InjectedFormat {
  /// The formats of currencies.
  static let currencies: [InjectedFormat] = [
    list(
      "CurrencyList",
      .currencies,
      head: #""code": "@code""#,
      name: #""name": "@code""#,
      [
        #""symbol": @text"#: "symbol", #""narrowSymbol": @text"#: nil, #""names": {"fr": @text}"#: "french",
        #""names": {@text: "a"}"#: nil,
        #""plurals": {"fr": {"other": @text}}"#: nil, #""plurals": {@text: {"other": "a"}}"#: nil,
        #""plurals": {"fr": {@text: "a"}}"#: nil,
        #""aliases": [@text]"#: nil, #""minorUnits": @text"#: nil, #""numericCode": @text"#: nil,
        #""displayDigits": @text"#: nil, #""cashDigits": @text"#: nil, #""cashRounding": @text"#: nil,
        #""historic": @text"#: nil, #"@text: "a""#: nil,
      ]
    ),
    list(
      "ISO4217",
      .currencies,
      open: #"{"4217": ["#,
      close: "]}",
      settings: #"historic: true, languages: ["fr"], cases: "code""#,
      head: #""alpha_3": "@code""#,
      name: #""name": "@code""#,
      [#""numeric": @text"#: nil, #"@text: "a""#: nil]
    ),
    addition(
      "CLDRCurrencies",
      .currencies,
      #"{"main": {"fr": {"numbers": {"currencies": {"#,
      "}}}}}",
      [
        #""@code": {"displayName": @text}"#: "french", #""@code": {"symbol": @text}"#: "symbol",
        #""@code": {"symbol-alt-narrow": @text}"#: nil, #""@code": {"displayName-count-one": @text}"#: nil,
        #"@text: {"displayName": "a"}"#: nil,
      ]
    ),
    addition(
      "CLDRCurrencyData",
      .currencies,
      #"{"supplemental": {"currencyData": {"fractions": {"DEFAULT": {}, "#,
      "}}}}",
      [
        #""@code": {"_digits": @text}"#: nil, #""@code": {"_cashDigits": @text}"#: nil,
        #""@code": {"_cashRounding": @text}"#: nil, #"@text: {"_digits": "2"}"#: nil,
      ]
    ),
    addition(
      "CLDRCurrencyData",
      .currencies,
      #"{"supplemental": {"currencyData": {"region": {"#,
      "}}}}",
      [
        #""@code": [{"EUR": {"_from": @text}}]"#: nil, #""@code": [{"EUR": {"_to": @text}}]"#: nil,
        #""@code": [{"EUR": {"_tender": @text}}]"#: nil, #""@code": [{"EUR": {"_tender": "false"}}]"#: nil,
        #""@code": [{@text: {}}]"#: nil, #"@text: [{"EUR": {}}]"#: nil,
      ]
    ),
  ]

  /// The formats of subdivisions.
  static let subdivisions: [InjectedFormat] = [
    list(
      "SubdivisionList",
      .subdivisions,
      head: #""code": "@code""#,
      name: #""name": "@code""#,
      [
        #""type": @text"#: "type", #""parent": @text"#: nil, #""names": {"fr": @text}"#: "french",
        #""names": {@text: "a"}"#: nil, #""aliases": [@text]"#: nil, #""otherNames": [@text]"#: nil,
        #"@text: "a""#: nil,
      ]
    ),
    list(
      "ISO3166Part2",
      .subdivisions,
      open: #"{"3166-2": ["#,
      close: "]}",
      head: #""code": "@code""#,
      name: #""name": "@code""#,
      [#""type": @text"#: "type", #""parent": @text"#: nil, #"@text: "a""#: nil]
    ),
    addition(
      "CLDRSubdivisionNames",
      .subdivisions,
      #"{"subdivisions": {"identity": {"language": "fr"}, "localeDisplayNames": {"subdivisions": {"#,
      "}}}}",
      [#""@compact": @text"#: "french", #"@text: "a""#: nil]
    ),
  ]

  /// The formats of locales.
  static let locales: [InjectedFormat] = [
    list(
      "LocaleList",
      .locales,
      head: #""identifier": "@code""#,
      name: #""name": "@code""#,
      [#""aliases": [@text]"#: nil, #"@text: "a""#: nil]
    ),
    addition(
      "CLDRLocales",
      .locales,
      #"{"main": {"en": {"localeDisplayNames": {"languages": {"en": "a"}, "territories": {"#,
      "}}}}}",
      [#""@code": @text"#: nil, #"@text: "a""#: nil]
    ),
    addition(
      "CLDRLocales",
      .locales,
      #"{"main": {"en": {"localeDisplayNames": {"scripts": {"Latn": "a"}, "variants": {"#,
      "}}}}}",
      [#""@code": @text"#: nil, #"@text: "a""#: nil]
    ),
    addition(
      "CLDRLocales",
      .locales,
      #"{"availableLocales": {"full": ["#,
      "]}}",
      ["@text": nil]
    ),
    addition("CLDRLocales", .locales, #"{"defaultContent": ["#, "]}", ["@text": nil]),
  ]

  /// The formats of languages.
  static let languages: [InjectedFormat] = [
    list(
      "LanguageList",
      .languages,
      head: #""code": "@code""#,
      name: #""name": "@code""#,
      [
        #""nativeName": @text"#: "nativeName", #""script": @text"#: nil, #""names": {"fr": @text}"#: "french",
        #""names": {@text: "a"}"#: nil, #""aliases": [@text]"#: nil, #""isRightToLeft": @text"#: nil,
        #"@text: "a""#: nil,
      ]
    ),
    addition(
      "CLDRLanguages",
      .languages,
      #"{"main": {"fr": {"localeDisplayNames": {"languages": {"#,
      "}}}}}",
      [#""@code": @text"#: "french", #"@text: "a""#: nil]
    ),
    addition(
      "CLDRLanguages",
      .languages,
      #"{"supplemental": {"likelySubtags": {"#,
      "}}}",
      [#""@code": @text"#: nil, #"@text: "de-Latn-DE""#: nil]
    ),
    list(
      "ISO639",
      .languages,
      open: #"{"639-2": [], "639-3": ["#,
      close: "]}",
      head: #""alpha_3": "qqa", "alpha_2": "@code""#,
      name: #""name": "@code""#,
      property: nil,  // Several, with semicolons.
      [#""common_name": @text"#: "name", #"@text: "a""#: nil]
    ),
  ]
}
