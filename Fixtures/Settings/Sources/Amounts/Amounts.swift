public import AlmanacMoney

/// The locales as a type of the library.
public nonisolated func formattedLocales() -> [any FormattedLocale] { CurrencyLocale.allCases }
