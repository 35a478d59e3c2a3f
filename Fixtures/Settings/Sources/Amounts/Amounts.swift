import AlmanacAmountForms
public import AlmanacMoney

/// The locales as a type of the library.
public nonisolated func formattedLocales() -> [any FormattedLocale] { CurrencyLocale.allCases }

/// What the rows of the table contain.
public func feeTexts() -> [String] {
  Fee.allCases.map { "\($0): \($0.price) \($0.discounts) \($0.rate.map(\.description) ?? "-") \($0.steps) \($0.kinds)" }
}

/// Amounts in currencies whose codes have three letters and more.
public func amountTexts() -> [String] {
  let names = [Currency.points, .usd].map { NamedAmountFormat(CurrencyLocale.enAT, $0) }
  let symbols = [Currency.points, .jpy, .usd].map { AmountFormat(CurrencyLocale.deCH, $0) }
  return names.flatMap { [$0.string(from: 1), $0.string(from: 2)] } + symbols.map { $0.string(from: 1234) }
}
