/// A file of countries in each format.
enum CountryFormatFiles {
  /// An entry of REST Countries 5.
  private static let entry5 = """
    {"codes": {"alpha_2": "CH", "alpha_3": "CHE", "ccn3": "756", "cioc": "SUI"},
     "names": {"common": "Switzerland", "official": "Swiss Confederation", "alternates": ["CH", "Helvetia"],
       "native": {"gsw": {"common": "Schweiz", "official": ""}}, "translations": {"fra": {"common": "Suisse"}}},
     "capitals": [{"name": "Bern", "coordinates": {"lat": 46.95, "lng": 7.45}}], "region": "Europe", "subregion": null,
     "population": 8654622, "coordinates": {"lat": 47, "lng": 8}, "area": {"kilometers": 41284, "miles": 15940},
     "borders": [], "timezones": ["UTC+01:00"], "currencies": [{"code": "CHF", "name": "Swiss franc"}],
     "languages": [{"name": "German", "iso639_3": "deu", "iso639_1": null}, {"name": "Swiss German", "code": "gsw"}],
     "calling_codes": ["+41"], "tlds": [".ch"], "cars": {"driving_side": "right", "signs": ["CH"]},
     "date": {"start_of_week": "monday"}, "memberships": {"un": true}, "landlocked": true,
     "demonyms": {"eng": {"m": "Swiss", "f": "Swiss"}, "fra": {"m": "Suisse", "f": "Suissesse"}}}
    """

  static let all = [
    "5.json": #"{"data": {"objects": [\#(entry5)], "meta": {"more": false}}}"#,
    "5.pages.json": """
    [{"data": {"objects": [\(entry5)]}}, {"data": {"objects": [{"codes": {"alpha_2": "US"}, "calling_codes":
      ["+1201", "+1305", "+1415", "+1907"], "names": {"common": "United States"}, "area": null, "tlds": null}]}}]
    """,
    "5.list.json": "[\(entry5)]",
    "5.one.json": entry5,
    "own.json": """
    [{"code": "ch", "name": "Switzerland", "officialName": "Swiss Confederation", "alpha3": "CHE", "numericCode": 756,
      "capital": "Bern", "region": "Europe", "subregion": "Western Europe", "population": 8860570, "populationYear": 2024,
      "coordinate": [47, 8.5], "currencies": ["CHF"], "languages": ["de", "fr"], "timeZones": ["Europe/Zurich"],
      "nativeNames": ["Schweiz"], "otherNames": ["Helvetia"], "names": {"fr": "Suisse"}, "aliases": ["swiss"]}]
    """,
    "rest.json": """
    [{"cca2": "CH", "cca3": "CHE", "ccn3": "756", "altSpellings": ["CH", "Helvetia", "Schweiz"], "flag": "🇨🇭",
      "name": {"common": "Switzerland", "official": "Swiss Confederation",
               "nativeName": {"gsw": {"common": "Schweiz", "official": "Schweizerische Eidgenossenschaft"}}},
      "capital": ["Bern"], "region": "Europe", "subregion": "Western Europe", "population": 8654622,
      "currencies": {"CHF": {"name": "Swiss franc", "symbol": "Fr."}}, "languages": {"deu": "German", "gsw": "Swiss German"},
      "latlng": [47.0, 8.0], "timezones": ["UTC+01:00"], "cioc": "SUI", "fifa": "", "landlocked": true,
      "demonyms": {"eng": {"m": "Swiss", "f": "Swiss woman"}}, "capitalInfo": {"latlng": [46.92, 7.47]}, "translations": {"fra": {"common": "Suisse", "official": "x"}}},
     {"cca2": "AQ", "name": {"common": "Antarctica", "official": ""}, "ccn3": "010", "capital": [], "currencies": {},
      "languages": {}, "subregion": "", "latlng": []}]
    """,
    "iso.json": """
    {"3166-1": [
      {"alpha_2": "CH", "alpha_3": "CHE", "flag": "🇨🇭", "name": "Switzerland", "numeric": "756",
       "official_name": "Swiss Confederation"},
      {"alpha_2": "BO", "alpha_3": "BOL", "common_name": "Bolivia", "name": "Bolivia, Plurinational State of",
       "numeric": "068"}]}
    """,
    "cldr.json": """
    {"supplemental": {
      "territoryInfo": {
        "CH": {"_population": "8860570", "languagePopulation": {
          "de": {"_officialStatus": "official"}, "en": {"_populationPercent": "61"},
          "zh_Hant": {"_officialStatus": "de_facto_official"}, "lmo": {"_officialStatus": "official_regional"}}},
        "ZZ": {"_population": "0"}, "001": {"_population": "1"}},
      "codeMappings": {"CH": {"_alpha3": "CHE", "_numeric": "756"}, "AN": {"_numeric": "530"}},
      "currencyData": {"region": {"CH": [{"CHE": {"_tender": "false"}}, {"ECU": {"_to": "1999-01-01"}}, {"CHF": {}}]}},
      "territoryContainment": {
        "001": {"_contains": ["150", "019"]}, "150": {"_contains": ["155"]}, "155": {"_contains": ["CH", "LI"]},
        "003": {"_contains": ["155"], "_grouping": "true"}, "001-status-grouping": {"_contains": ["CH"]}}}}
    """,
    "en.json": """
    {"main": {"en": {"identity": {"language": "en"}, "localeDisplayNames": {"territories": {
      "150": "Europe", "155": "Western Europe", "CH": "Switzerland", "CH-alt-short": "Swiss", "ZZ": "Unknown"}}}}}
    """,
    "fr.json": """
    {"main": {"fr": {"localeDisplayNames": {"territories": {"150": "Europe", "CH": "Suisse", "LI": "Liechtenstein"}}}}}
    """,
    "other.json": """
    [{"cca2": "CH", "name": {"common": "Swiss"}, "region": "Alps", "capital": ["Berne"],
      "translations": {"per": {"common": "سوئیس"}, "deu": {"common": "Schweiz"}}}]
    """,
    "empty.json": """
    [{"cca2": "AQ", "name": {"common": "Antarctica", "official": "", "native": []}, "currencies": [], "languages": [],
      "translations": null, "capital": []}]
    """,
    "former.json": #"[{"code": "MM", "name": "Myanmar"}, {"code": "BU", "name": "Burma"}]"#,
    "mappings.json": """
    {"supplemental": {"codeMappings": {"MM": {"_numeric": "104"}, "BU": {"_numeric": "104"}}}}
    """,
    "moved.json": """
    {"supplemental": {"territoryContainment": {"150": {"_contains": ["154"]}, "154": {"_contains": ["CH"]}}}}
    """,
    "own2.json": #"[{"code": "CH", "name": "Switzerland", "names": {"fr": "Helvétie"}}]"#,
    "private.json": """
    {"supplemental": {"codeMappings": {"CH": {"_alpha3": "CHE", "_numeric": "756"}, "XX": {"_alpha3": "XXX",
      "_numeric": "996"}, "EU": {"_alpha3": "QUU", "_numeric": "967"}}}}
    """,
    "zone.tab":
      "# tz\nCH\t+4723+00832\tEurope/Zurich\tall\r\nAQ\t-690022+0393524\tAntarctica/Syowa\nAQ\t-7750+16636\tX/Y\n",
    "zone1970.tab": "#\nCH,DE,LI\t+4723+00832\tEurope/Zurich\n",
  ]
}
