import AlmanacCurrency
import Foundation

/// As the plugin generates it.
enum CurrencyLocale: String, LocaleConvertible {
  case englishIreland = "en_IE"
  case englishUnitedStates = "en_US"
  case germanGermany = "de_DE"
  case italianItaly = "it_IT"
  case portugueseBrazil = "pt_BR"

  var locale: Locale { Locale(identifier: rawValue) }
}
