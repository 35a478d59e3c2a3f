import AlmanacCurrency
import Foundation
import TestSupport
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
  private static let setups: [@Sendable (CurrencyFormatter, NumberFormatter) -> Void] = [
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

  private func reference(_ currency: String, _ locale: String) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = Locale(identifier: locale)
    formatter.currencyCode = currency
    #if !canImport(Darwin)
      correct(formatter, locale)
    #endif
    return formatter
  }

  #if !canImport(Darwin)
    /// Sets what `NumberFormatter` does not take from the locale on Linux: groups that are not of three digits, and the
    /// digits of three languages. `CurrencyGroupTests` have the expected texts.
    private func correct(_ formatter: NumberFormatter, _ locale: String) {
      let digits = [
        ("bn", "beng"), ("mr", "deva"), ("ur_IN", "arabext"), ("ur_Arab_IN", "arabext"), ("ur_Aran_IN", "arabext"),
      ]
      let isOf = { (prefix: String) in locale == prefix || locale.hasPrefix(prefix + "_") }
      let system = digits.first { isOf($0.0) }.map { "@numbers=" + $0.1 } ?? ""
      formatter.locale = Locale(identifier: locale + system)
      let code = formatter.currencyCode ?? "XXX"
      let text = 1_000_000_000.formatted(.currency(code: code).precision(.fractionLength(0)).locale(formatter.locale))
      let groups = text.split { $0.unicodeScalars.allSatisfy { $0.properties.numericType != .decimal } }
      if groups.count > 2 { formatter.secondaryGroupingSize = groups[groups.count - 2].unicodeScalars.count }
    }
  #endif

  @Test(arguments: locales)
  func writesTheSame(locale: String) {
    for currency in Self.currencies {
      for (index, setup) in Self.setups.enumerated() {
        let reference = reference(currency, locale)
        let formatter = CurrencyFormatter {
          $0.locale = locale; $0.currencyCode = currency
        }
        setup(formatter, reference)
        for amount in Self.amounts {
          let expected = reference.string(from: NSNumber(value: amount))
          #expect(formatter.string(from: amount) == expected, "\(currency) \(amount), setup \(index)")
        }
      }
    }
  }

  /// Every locale, with the amounts that a program writes, and back.
  @Test func writesAndReadsInAllLocales() throws {
    let currencies = Self.currencies + ["ARS", "AUD", "CAD", "COP", "CVE", "DKK", "ILS", "ISK", "TWD", "XOF"]
    let amounts = [0, 0.01, -0.5, 7, -1234.5, 1234, 98_765.43, -123_456_789.01, 1_234_567_890_123.45]
    let locales = Locale.availableIdentifiers.sorted()
    for locale in stride(from: 0, to: locales.count, by: locales.count / rounds(locales.count)).map({ locales[$0] }) {
      for currency in currencies {
        let reference = reference(currency, locale)
        let formatter = CurrencyFormatter {
          $0.locale = locale; $0.currencyCode = currency
        }
        for amount in amounts {
          let text = formatter.string(from: amount)
          try #require(text == reference.string(from: NSNumber(value: amount)), "\(locale) \(currency) \(amount)")
          let written = try #require(text)
          let read = try #require(formatter.decimal(from: written), "\(locale) \(currency) \(written)")
          // A zero has no sign.
          try #require(read == 0 || formatter.string(from: read) == written)
          let scale = pow(10, Double(formatter.decimalDigits))
          let isSame = abs(NSDecimalNumber(decimal: read).doubleValue - amount) <= 0.51 / scale
          try #require(isSame, "\(locale) \(currency) \(written) is read as \(read)")
        }
      }
    }
  }
}
