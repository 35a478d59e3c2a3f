import Almanac

#if CURRENCIES
  var currencyList: EntryList? {
    EntryList(
      TargetCurrency.self,
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
      write: { locale, json in
        json.add("code", locale.rawValue)
        json.add("name", locale.name)
        json.add("language", locale.languageCode)
        json.add("country", locale.countryCode)
        json.add("currency", locale.currencyCode)
      }
    )
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
