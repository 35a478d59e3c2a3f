import AlmanacCurrency
import Foundation
import Testing

/// The formatter writes the same as a `NumberFormatter` with the same settings.
@Suite struct NumberFormatterDifferentialTests {
  private static let locales = [
    "af_ZA", "ar_AE", "ar_EG", "bg_BG", "bn_BD", "cs_CZ", "da_DK", "de_AT", "de_CH", "de_DE", "el_GR", "en_GB", "en_IN",
    "en_US", "es_ES", "es_MX", "et_EE", "fa_IR", "fi_FI", "fr_CH", "fr_FR", "fy_NL", "he_IL", "hi_IN", "hu_HU", "it_IT",
    "ja_JP", "ko_KR", "lt_LT", "mr_IN", "my_MM", "nb_NO", "nl_NL", "pl_PL", "pt_BR", "pt_PT", "ru_RU", "sv_SE", "tr_TR",
    "zh_Hans_CN",
  ]
  private static let currencies = [
    "AED", "BHD", "BRL", "CHF", "CLP", "CNY", "EGP", "EUR", "GBP", "HUF", "INR", "IRR", "JPY", "KRW", "KWD", "MXN",
    "PLN", "SEK", "TND", "USD",
  ]
  private static let amounts = [
    0, 1, -1, 0.005, 0.015, -0.004, 0.1 + 0.2, 12.5, 1234.5, -1234.565, 999_999.995, 123_456_789_012.34,
  ]
  private static let setups: [@Sendable (inout CurrencyFormatter, NumberFormatter) -> Void] = [
    { _, _ in },
    {
      $0.hasDecimals = false
      $1.minimumFractionDigits = 0
      $1.maximumFractionDigits = 0
    },
    {
      $0.decimalDigits = 4
      $1.minimumFractionDigits = 4
      $1.maximumFractionDigits = 4
    },
    {
      $0.currencySymbol = "💶"
      $1.currencySymbol = "💶"
      // On Linux, the symbol alone would change the decimals of the reference.
      $1.minimumFractionDigits = $0.decimalDigits
      $1.maximumFractionDigits = $0.decimalDigits
    },
    {
      $0.groupingSize = 2
      $0.secondaryGroupingSize = 3
      $1.groupingSize = 2
      $1.secondaryGroupingSize = 3
    },
    {
      $0.hasGroupingSeparator = false
      $1.usesGroupingSeparator = false
    },
    {
      $0.decimalSeparator = ":"
      $1.currencyDecimalSeparator = ":"
    },
    {
      $0.maxIntegers = 3
      $1.maximumIntegerDigits = 3
    },
    {
      $0.alwaysShowsDecimalSeparator = true
      $1.alwaysShowsDecimalSeparator = true
    },
  ]

  @Test(arguments: locales)
  func writesTheSame(locale: String) {
    for currency in Self.currencies {
      for (index, setup) in Self.setups.enumerated() {
        let reference = NumberFormatter()
        reference.numberStyle = .currency
        reference.locale = Locale(identifier: locale)
        reference.currencyCode = currency
        var formatter = CurrencyFormatter {
          $0.locale = locale; $0.currencyCode = currency
        }
        setup(&formatter, reference)
        for amount in Self.amounts {
          let expected = reference.string(from: NSNumber(value: amount))
          #expect(formatter.string(from: amount) == expected, "\(currency) \(amount), setup \(index)")
        }
      }
    }
  }
}
