import Almanac

#if CURRENCIES
  var currencyList: EntryList? {
    EntryList(
      TargetCurrency.self,
      row: { TargetCurrency(rawValue: $0) ?? TargetCurrency(rawValue: $0.uppercased()) },
      name: { $0.name(in: $1) },
      write: { currency, json in
        json.add("code", currency.rawValue)
        json.add("name", currency.name)
        json.add("symbol", currency.symbol)
        json.add("numericCode", currency.numericCode)
        json.add("minorUnits", currency.minorUnits)
        json.add("displayDigits", currency.displayDigits)
        json.add("cashDigits", currency.cashDigits)
        json.add("cashRounding", currency.cashRounding)
        json.add("countries", currency.countryCodes)
      }
    )
  }
#else
  var currencyList: EntryList? { nil }
#endif

#if LOCALES
  var localeList: EntryList? {
    EntryList(
      TargetLocale.self,
      // Browsers write hyphens.
      row: { TargetLocale(rawValue: String($0.map { $0 == "-" ? "_" : $0 })) },
      write: { locale, json in
        json.add("code", locale.rawValue)
        json.add("name", locale.name)
        json.add("language", locale.languageCode)
        json.add("country", locale.countryCode)
        json.add("currency", locale.currencyCode)
      }
    )
  }

  /// The row of the locale that suits a reader best, or -1 if the list doesn't have the one for everyone else. The
  /// input is that one, and the reader's locales, separated by spaces.
  @_expose(wasm, "almanac_best_locale")
  @_cdecl("almanac_best_locale")
  func almanacBestLocale(_ length: Int32) -> Int32 {
    let texts = Edge.texts(length, count: 2)
    guard let row = localeList?.row(texts[0]) else { return Edge.none }
    let fallback = TargetLocale(_tableIndex: row, of: TargetLocale._caseCount)
    let preferences = texts[1].split(separator: " ").map { String($0) }
    return Int32(TargetLocale.best(for: preferences, default: fallback)._tableIndex)
  }
#else
  var localeList: EntryList? { nil }
#endif

#if LANGUAGES
  var languageList: EntryList? {
    EntryList(
      TargetLanguage.self,
      row: { TargetLanguage(nearestTo: $0) },
      name: { $0.name(in: $1) },
      write: { language, json in
        json.add("code", language.rawValue)
        json.add("name", language.name)
        json.add("nativeName", language.nativeName)
        json.add("script", language.script)
        json.add("isRightToLeft", language.isRightToLeft)
        json.add("countries", language.countryCodes)
      }
    )
  }
#else
  var languageList: EntryList? { nil }
#endif
