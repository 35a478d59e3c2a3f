@testable import AlmanacGenerator

extension InjectedFormat {
  /// The formats of countries.
  static let countries: [InjectedFormat] = [
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
        #""kind": @text"#: nil, #""currencyUses": [@text]"#: nil, #""workingLanguages": @text"#: nil,
        #""names": {"fr": @text}"#: "french", #""names": {@text: "a"}"#: nil, #""aliases": [@text]"#: nil,
        #"@text: "a""#: nil, #""numericCode": @text"#: nil, #""population": @text"#: nil,
        #""populationYear": @text"#: nil, #""coordinate": [@text, 1]"#: nil, #""area": @text"#: nil,
        #""sovereignty": @text"#: nil, #""landlocked": @text"#: nil, #""memberships": [@text]"#: nil,
        #""demonyms": ["a", @text]"#: "demonyms", #""postalCodes": [@text]"#: nil, #""postalCodeExample": @text"#: nil,
        #""iocCode": @text"#: nil, #""fifaCode": @text"#: nil, #""capitalCoordinate": [1, @text]"#: nil,
      ]
    ),
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
        #""idd": {"root": "+1", "suffixes": [@text]}"#: nil, #""landlocked": @text"#: nil, #""cioc": @text"#: nil,
        #""fifa": @text"#: nil, #""demonyms": {"eng": {"m": "a", "f": @text}}"#: "demonyms",
        #""capitalInfo": {"latlng": [1, @text]}"#: nil,
        #""translations": {"fra": {"common": @text}}"#: "french", #""translations": {@text: {"common": "a"}}"#: nil,
      ]
    ),
    InjectedFormat(
      source: "RESTCountries",
      section: .countries,
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
      "RESTCountries5",
      .countries,
      open: #"{"data": {"objects": ["#,
      close: "]}}",
      settings: #"languages: ["fr"]"#,
      head: #""codes": {"alpha_2": "@code"}"#,
      name: #""names": {"common": "@code"}"#,
      [
        #""capitals": [{"name": @text}]"#: "capitals", #""region": @text"#: "region",
        #""subregion": @text"#: "subregion",
        #""population": @text"#: nil, #""coordinates": {"lat": @text, "lng": 1}"#: nil, #""borders": [@text]"#: nil,
        #""area": {"kilometers": @text}"#: nil, #""timezones": [@text]"#: nil, #""currencies": [{"code": @text}]"#: nil,
        #""languages": [{"bcp47": @text}]"#: nil, #""languages": [{"iso639_1": @text, "iso639_2": "a"}]"#: nil,
        #""languages": [{"iso639_3": @text}]"#: nil, #""calling_codes": [@text]"#: nil, #""tlds": [@text]"#: nil,
        #""cars": {"driving_side": @text}"#: nil, #""date": {"start_of_week": @text}"#: nil,
        #""demonyms": {"eng": {"m": @text}}"#: "demonyms", #""landlocked": @text"#: nil,
      ]
    ),
    InjectedFormat(
      source: "RESTCountries5",
      section: .countries,
      frame: (#"{"data": {"objects": ["#, "]}}"),
      fields: [
        InjectedField(
          #"{"codes": {"alpha_2": "@code"}, "names": {"common": "@code", "official": @text}}"#,
          "officialName"
        ),
        InjectedField(
          #"{"codes": {"alpha_2": "@code"}, "names": {"common": "@code", "alternates": [@text]}}"#,
          "otherNames"
        ),
        InjectedField(
          #"{"codes": {"alpha_2": "@code"}, "names": {"common": "@code", "native": {"de": {"common": @text}}}}"#,
          "nativeNames"
        ),
        InjectedField(#"{"codes": {"alpha_2": "@code", "cioc": @text}, "names": {"common": "@code"}}"#, nil),
        InjectedField(#"{"codes": {"alpha_2": "@code", "fifa": @text}, "names": {"common": "@code"}}"#, nil),
        InjectedField(
          #"{"codes": {"alpha_2": "@code", "alpha_3": @text, "ccn3": "1"}, "names": {"common": "@code", "translations": {}}}"#,
          nil
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
      section: .countries,
      fileName: "zone.tab",
      frame: ("#", ""),
      separator: "",
      settings: #"cases: "code""#,
      fields: ["@code\t+4723+00832\t@raw", "@code\t@raw\tEurope/Zurich", "@raw\t+4723+00832\tEurope/Zurich"].map {
        InjectedField($0)
      }
    ),
  ]
}
