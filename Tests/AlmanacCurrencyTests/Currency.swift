/// As the plugin generates it.
enum Currency: String, CaseIterable {
  case brazilianReal = "BRL"
  case euro = "EUR"
  case indianRupee = "INR"
  case kuwaitiDinar = "KWD"
  case pound = "GBP"
  case swissFranc = "CHF"
  case usDollar = "USD"
  case yen = "JPY"

  static var dollar: Currency { .usDollar }
}
