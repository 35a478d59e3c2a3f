import CurrencyFormatter
import Foundation

/// How to make a formatter, and to choose its currency and locale.
extension Snippet {
  static var dollarHandler: CurrencyFormatter.InitHandler {
    {
      $0.currency = .dollar
      $0.locale = CurrencyLocale.englishUnitedStates
    }
  }

  static var setup: [Snippet] {
    [
      Snippet("a handler sets properties", expects: "€30.00") {
        let formatter = CurrencyFormatter {
          $0.currency = .euro
          $0.locale = CurrencyLocale.englishIreland
        }
        return [formatter.string(from: 30.0)]
      },
      Snippet("properties are set later", expects: "R$\u{A0}30,00", "R$\u{A0}1.234,50") {
        let formatter = CurrencyFormatter()
        formatter.locale = CurrencyLocale.portugueseBrazil
        formatter.currency = .brazilianReal
        return [formatter.string(from: 30), formatter.string(from: 1234.5)]
      },
      Snippet("a handler has a type", expects: "$30.00") {
        [CurrencyFormatter(dollarHandler).string(from: 30)]
      },
      Snippet("the currency comes with its locale", expects: "$30.00", "$", "USD") {
        let formatter = CurrencyFormatter {
          $0.currency = .dollar
          $0.locale = CurrencyLocale.englishUnitedStates
        }
        return [formatter.string(from: 30.0), formatter.currencySymbol, formatter.currencyCode]
      },
      Snippet("the locale decides on the rest", expects: "€\u{A0}1.234,50", "1.234,50\u{A0}$", "CHF\u{A0}1,234.50") {
        let brazil = CurrencyFormatter {
          $0.currency = .euro
          $0.locale = CurrencyLocale.portugueseBrazil
        }
        let germany = CurrencyFormatter {
          $0.currency = .dollar
          $0.locale = CurrencyLocale.germanGermany
        }
        let ireland = CurrencyFormatter {
          $0.currency = .swissFranc
          $0.locale = CurrencyLocale.englishIreland
        }
        return [brazil, germany, ireland].map { $0.string(from: 1234.5) }
      },
      Snippet("the locale is a Locale", expects: "1.234,50\u{A0}€", "de_DE") {
        let formatter = CurrencyFormatter {
          $0.currency = .euro
          $0.locale = Locale(identifier: "de_DE")
        }
        return [formatter.string(from: 1234.5), formatter.locale.locale.identifier]
      },
      Snippet("the locale is a language", expects: "12.345,50\u{A0}€", "12.345,50\u{A0}kr.") {
        let italian = CurrencyFormatter {
          $0.currency = .euro
          $0.locale = CurrencyLocale.italian
        }
        let danish = CurrencyFormatter {
          $0.currency = .danishKrone
          $0.locale = CurrencyLocale.danish
        }
        return [italian.string(from: 12345.5), danish.string(from: 12345.5)]
      },
      Snippet("the locale is that of the user", expects: "true", "true", "true") {
        let implicit = CurrencyFormatter { $0.currency = .euro }
        let explicit = CurrencyFormatter {
          $0.currency = .euro
          $0.locale = CurrencyLocale.autoUpdating
        }
        let current = CurrencyFormatter {
          $0.currency = .euro
          $0.locale = CurrencyLocale.current
        }
        let text = implicit.string(from: 1234.5)
        return [text != nil, text == explicit.string(from: 1234.5), text == current.string(from: 1234.5)]
      },
      Snippet("enums have raw values", expects: "AFN", "brazilianReal", "nil", "af_NA", "zarma") {
        [
          Currency.afghani.rawValue, Currency(rawValue: "BRL"), Currency(rawValue: "reais"),
          CurrencyLocale.afrikaansNamibia.rawValue, CurrencyLocale(rawValue: "dje"),
        ]
      },
      Snippet("the currency can be read", expects: "true", "EUR", "poundSterling") {
        let formatter = CurrencyFormatter { $0.currency = .euro }
        let isEuro = formatter.currency == .euro
        let code = formatter.currencyCode
        formatter.currencyCode = "GBP"
        return [isEuro, code, formatter.currency == .poundSterling ? "poundSterling" : "another currency"]
      },
      Snippet("the advanced setup", expects: "💶99;99;99") {
        let formatter = CurrencyFormatter {
          $0.locale = CurrencyLocale.englishUnitedStates
          $0.hasDecimals = false
          $0.maxValue = 999999
          $0.groupingSize = 2
          $0.groupingSeparator = ";"
          $0.currencySymbol = "💶"
        }
        return [formatter.string(from: 100000000)]
      },
    ]
  }
}
