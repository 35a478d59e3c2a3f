extension InjectedFormat {
  static let all = own + countries + currencies + names + emoji

  /// A list of entries in JSON, whose lines are `head` and the fields.
  private static func list(
    _ source: String,
    _ codes: InjectedCodes,
    open: String = "[",
    close: String = "]",
    settings: String = #"languages: ["fr"], cases: "code""#,
    head: String,
    name: String,
    property: String? = "name",
    _ fields: [String: String?]
  ) -> InjectedFormat {
    let section = "\(codes)"
    let others = fields.sorted { $0.key < $1.key }.map { InjectedField("{\(head), \(name), \($0.key)}", $0.value) }
    return InjectedFormat(
      source: source,
      section: section,
      codes: codes,
      fileName: "\(section).json",
      frame: (open, close),
      settings: settings,
      fields: [InjectedField("{\(head), \(name.replacing("\"@code\"", with: "@text"))}", property)] + others
        + [InjectedField("{\(head.replacing("@code", with: "@text").replacing("\"@text\"", with: "@text")), \(name)}")]
    )
  }

  private static let own = [
    list(
      "CountryList",
      .countries,
      settings: #"naming: "key", languages: ["fr"]"#,
      head: #""code": "@code""#,
      name: #""name": "@code""#,
      [
        #""officialName": @text"#: "officialName", #""region": @text"#: "region", #""subregion": @text"#: "subregion",
        #""capital": @text"#: "capitals", #""capital": ["Bern", @text]"#: "capitals", #""alpha3": @text"#: "alpha3",
        #""nativeNames": [@text]"#: "nativeNames", #""otherNames": ["a", @text]"#: "otherNames",
        #""currencies": [@text]"#: nil, #""languages": @text"#: nil, #""timeZones": [@text]"#: nil,
        #""borders": [@text]"#: nil, #""callingCodes": [@text]"#: nil, #""topLevelDomains": [@text]"#: nil,
        #""firstDayOfWeek": @text"#: nil, #""measurementSystem": @text"#: nil, #""drivingSide": @text"#: nil,
        #""names": {"fr": @text}"#: "french", #""names": {@text: "a"}"#: nil, #""aliases": [@text]"#: nil,
        #"@text: "a""#: nil, #""numericCode": @text"#: nil, #""population": @text"#: nil,
        #""populationYear": @text"#: nil, #""coordinate": [@text, 1]"#: nil, #""area": @text"#: nil,
      ]
    ),
    list(
      "CurrencyList",
      .currencies,
      head: #""code": "@code""#,
      name: #""name": "@code""#,
      [
        #""symbol": @text"#: "symbol", #""names": {"fr": @text}"#: "french", #""names": {@text: "a"}"#: nil,
        #""aliases": [@text]"#: nil, #""minorUnits": @text"#: nil, #""numericCode": @text"#: nil,
        #""historic": @text"#: nil, #"@text: "a""#: nil,
      ]
    ),
    list(
      "LocaleList",
      .locales,
      settings: #"cases: "code""#,
      head: #""identifier": "@code""#,
      name: #""name": "@code""#,
      [#""aliases": [@text]"#: nil, #"@text: "a""#: nil]
    ),
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
    list(
      "EmojiRawEntry",
      .emoji,
      settings: #"language: "en""#,
      head: #""category": "Objects", "character": "@code""#,
      name: #""name": "@code""#,
      [
        #""keywords": ["a", @text]"#: "keywords", #""shortcodes": [@text]"#: nil, #""unicodeVersion": @text"#: nil,
        #""supportsSkinTone": @text"#: nil, #"@text: "a""#: nil,
      ]
    ),
    InjectedFormat(
      source: "EmojiRawEntry",
      section: "emoji",
      codes: .emoji,
      fileName: "emoji.json",
      frame: ("[", "]"),
      settings: "",
      fields: [
        InjectedField(#"{"character": "@code", "name": "@code", "category": @text}"#),
        InjectedField(#"{"character": "@code", "name": "@code", "category": "Unknown"}"#),
      ]
    ),
  ]

  private static let countries = [
    list(
      "RESTCountries",
      .countries,
      settings: #"languages: ["fr"]"#,
      head: #""cca2": "@code""#,
      name: #""name": {"common": "@code"}"#,
      [
        #""cca3": @text"#: "alpha3", #""ccn3": @text"#: nil, #""capital": ["a", @text]"#: "capitals",
        #""region": @text"#: "region", #""subregion": @text"#: "subregion", #""population": @text"#: nil,
        #""latlng": [@text, 1]"#: nil, #""currencies": {@text: {}}"#: nil, #""languages": {@text: "a"}"#: nil,
        #""timezones": [@text]"#: nil, #""altSpellings": [@text]"#: "otherNames", #""area": @text"#: nil,
        #""borders": [@text]"#: nil, #""tld": [@text]"#: nil, #""startOfWeek": @text"#: nil,
        #""car": {"side": @text}"#: nil, #""idd": {"root": @text, "suffixes": ["1"]}"#: nil,
        #""idd": {"root": "+1", "suffixes": [@text]}"#: nil,
        #""translations": {"fra": {"common": @text}}"#: "french", #""translations": {@text: {"common": "a"}}"#: nil,
      ]
    ),
    InjectedFormat(
      source: "RESTCountries",
      section: "countries",
      codes: .countries,
      fileName: "countries.json",
      frame: ("[", "]"),
      fields: [
        InjectedField(#"{"cca2": "@code", "name": {"common": "@code", "official": @text}}"#, "officialName"),
        InjectedField(
          #"{"cca2": "@code", "name": {"common": "@code", "native": {"de": {"common": @text}}}}"#,
          "nativeNames"
        ),
        InjectedField(
          #"{"cca2": "@code", "name": {"common": "@code", "nativeName": {"de": {"official": @text}}}}"#,
          "nativeNames"
        ),
      ]
    ),
    list(
      "ISO3166",
      .countries,
      open: #"{"3166-1": ["#,
      close: "]}",
      settings: #"languages: ["fr"]"#,
      head: #""alpha_2": "@code""#,
      name: #""name": "@code""#,
      [
        #""common_name": @text"#: "name", #""official_name": @text"#: "officialName", #""alpha_3": @text"#: "alpha3",
        #""numeric": @text"#: nil, #""flag": @text"#: nil, #"@text: "a""#: nil,
      ]
    ),
    addition(
      "CLDRTerritoryNames",
      .countries,
      #"{"main": {"fr": {"localeDisplayNames": {"territories": {"#,
      "}}}}}",
      [#""@code": @text"#: "french", #"@text: "a""#: nil]
    ),
    addition(
      "CLDRSupplemental",
      .countries,
      #"{"supplemental": {"territoryInfo": {"#,
      "}}}",
      [
        #""@code": {"_population": @text}"#: nil,
        #""@code": {"languagePopulation": {@text: {"_officialStatus": "official"}}}"#: nil,
        #""@code": {"languagePopulation": {@text: {"_officialStatus": "de_facto_official"}}}"#: nil,
        #""@code": {"languagePopulation": {"de": {"_officialStatus": @text}}}"#: nil, #"@text: {}"#: nil,
      ]
    ),
    addition(
      "CLDRSupplemental",
      .countries,
      #"{"supplemental": {"codeMappings": {"#,
      "}}}",
      [#""@code": {"_alpha3": @text}"#: "alpha3", #""@code": {"_numeric": @text}"#: nil, #"@text: {}"#: nil]
    ),
    addition(
      "CLDRSupplemental",
      .countries,
      #"{"supplemental": {"currencyData": {"region": {"#,
      "}}}}",
      [#""@code": [{@text: {}}]"#: nil, #""@code": [{"EUR": {"_from": @text}}]"#: nil]
    ),
    addition(
      "CLDRSupplemental",
      .countries,
      #"{"supplemental": {"territoryContainment": {"#,
      "}}}",
      [
        #""001": {"_contains": [@text], "_grouping": "true"}"#: nil, #""QQ@code": {"_contains": [@text]}"#: nil,
        #"@text: {"_contains": ["CH"]}"#: nil,
      ]
    ),
    addition(
      "CLDRSupplemental",
      .countries,
      #"{"supplemental": {"weekData": {"firstDay": {"#,
      "}}}}",
      [#""@code": @text"#: nil, #"@text: "mon""#: nil]
    ),
    addition(
      "CLDRSupplemental",
      .countries,
      #"{"supplemental": {"measurementData": {"measurementSystem": {"#,
      "}}}}",
      [#""@code": @text"#: nil, #"@text: "us""#: nil]
    ),
    InjectedFormat(
      source: "ZoneTab",
      section: "countries",
      codes: .countries,
      fileName: "zone.tab",
      frame: ("#", ""),
      separator: "",
      settings: #"cases: "code""#,
      fields: ["@code\t+4723+00832\t@raw", "@code\t@raw\tEurope/Zurich", "@raw\t+4723+00832\tEurope/Zurich"].map {
        InjectedField($0)
      }
    ),
  ]

  private static let currencies = [
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
        #"@text: {"displayName": "a"}"#: nil,
      ]
    ),
    addition(
      "CLDRCurrencyData",
      .currencies,
      #"{"supplemental": {"currencyData": {"fractions": {"DEFAULT": {}, "#,
      "}}}}",
      [#""@code": {"_digits": @text}"#: nil, #"@text: {"_digits": "2"}"#: nil]
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

  private static let names = [
    addition(
      "CLDRLocales",
      .locales,
      #"{"main": {"en": {"localeDisplayNames": {"languages": {"en": "a"}, "territories": {"#,
      "}}}}}",
      settings: #"cases: "code""#,
      [#""@code": @text"#: nil, #"@text: "a""#: nil]
    ),
    addition(
      "CLDRLocales",
      .locales,
      #"{"main": {"en": {"localeDisplayNames": {"scripts": {"Latn": "a"}, "variants": {"#,
      "}}}}}",
      settings: #"cases: "code""#,
      [#""@code": @text"#: nil, #"@text: "a""#: nil]
    ),
    addition(
      "CLDRLocales",
      .locales,
      #"{"availableLocales": {"full": ["#,
      "]}}",
      settings: #"cases: "code""#,
      ["@text": nil]
    ),
    addition("CLDRLocales", .locales, #"{"defaultContent": ["#, "]}", settings: #"cases: "code""#, ["@text": nil]),
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
      settings: #"languages: ["fr"], cases: "code""#,
      head: #""alpha_3": "qqa", "alpha_2": "@code""#,
      name: #""name": "@code""#,
      property: nil,  // Several, with semicolons.
      [#""common_name": @text"#: "name", #"@text: "a""#: nil]
    ),
  ]

  private static let emoji = [
    list(
      "Gemoji",
      .emoji,
      settings: #"language: "en""#,
      head: #""emoji": "@code", "category": "Objects""#,
      name: #""description": "@code""#,
      [
        #""tags": ["a", @text]"#: "keywords", #""aliases": [@text]"#: nil, #""unicode_version": @text"#: nil,
        #""ios_version": @text"#: nil, #""skin_tones": @text"#: nil, #"@text: "a""#: nil,
      ]
    ),
    list(
      "Emojibase",
      .emoji,
      settings: #"language: "en""#,
      head: #""hexcode": "1F600", "group": 7, "emoji": "@code""#,
      name: #""label": "@code""#,
      [
        #""tags": ["a", @text]"#: "keywords", #""shortcodes": [@text]"#: nil, #""version": @text"#: nil,
        #""skins": @text"#: nil, #"@text: "a""#: nil, #""annotation": @text"#: nil, #""emoticon": @text"#: nil,
        #""gender": @text"#: nil, #""name": @text"#: nil, #""order": @text"#: nil, #""subgroup": @text"#: nil,
        #""text": @text"#: nil, #""tone": @text"#: nil, #""type": @text"#: nil, #""unicode": @text"#: nil,
      ]
    ),
    addition(
      "CLDRAnnotations",
      .emoji,
      #"{"annotations": {"identity": {"language": "fr"}, "annotations": {"#,
      "}}}",
      settings: #"languages: ["fr"]"#,
      [
        #""@code": {"tts": [@text]}"#: "french", #""@code": {"tts": ["a"], "default": ["b", @text]}"#: nil,
        #"@text: {"tts": ["a"]}"#: nil,
      ]
    ),
    addition(
      "CLDRAnnotations",
      .emoji,
      #"{"annotationsDerived": {"annotations": {}, "identity": {"language": "fr", "#,
      "}}}",
      settings: #"languages: ["fr"]"#,
      [#""script": @text"#: nil, #""territory": @text"#: nil, #""variant": @text"#: nil]
    ),
    InjectedFormat(
      source: "EmojiTest",
      section: "emoji",
      codes: .emoji,
      fileName: "emoji.json",
      frame: ("# group: Objects", ""),
      separator: "",
      settings: "",
      fields: [
        InjectedField("@hex ; fully-qualified # @code E1.0 @raw", "name"),
        InjectedField("@hex ; @raw # @code E1.0 a"), InjectedField("@raw ; fully-qualified # @code E1.0 a"),
        InjectedField("# group: @raw"),
      ]
    ),
  ]

  /// A file of CLDR, whose lines are members of an object or elements of an array.
  private static func addition(
    _ source: String,
    _ codes: InjectedCodes,
    _ open: String,
    _ close: String,
    settings: String = #"languages: ["fr"], cases: "code""#,
    _ fields: [String: String?]
  ) -> InjectedFormat {
    InjectedFormat(
      source: source,
      section: "\(codes)",
      codes: codes,
      fileName: "\(codes).json",
      frame: (open, close),
      settings: settings,
      isAddition: true,
      fields: fields.sorted { $0.key < $1.key }.map { InjectedField($0.key, $0.value) }
    )
  }
}
