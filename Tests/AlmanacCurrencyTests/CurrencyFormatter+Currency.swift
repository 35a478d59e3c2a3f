import AlmanacCurrency

/// As the plugin generates it.
extension CurrencyFormatter {
  var currency: Currency {
    get { Currency(rawValue: currencyCode) ?? .usDollar }
    set { currencyCode = newValue.rawValue }
  }
}
