import Almanac
import AlmanacCurrency
import AlmanacMoney
import AlmanacWorld
import Foundation
import Testing

/// The formatter with the locales and currencies of the world, whose formats are CLDR's on every system.
@Suite struct WorldAmountTests {
  @Test func writesWhatFoundationDoesNotOnLinux() {
    let rupees = CurrencyFormatter {
      $0.locale = CurrencyLocale.hindiIndia; $0.currency = .indianRupee
    }
    #expect(rupees.string(from: 12_345_678.9) == "₹1,23,45,678.90")
    #expect(rupees.numberFormatter.string(from: 12_345_678.9) == "₹1,23,45,678.90")
    let locale = CurrencyLocale.bengaliBangladesh
    #expect(12_345_678.9.formatted(.currency(.bangladeshiTaka, locale: locale)) == "১,২৩,৪৫,৬৭৮.৯০৳")
    #expect(5.formatted(.currency(.japaneseYen, locale: locale)) == AmountFormat(locale, .japaneseYen).string(from: 5))
  }

  @Test func writesTheTextsOfTheTables() {
    let listed = CurrencyLocale.allCases.filter { $0 != .current && $0 != .autoUpdating }
    let currencies: [Currency] = [
      .euro, .usDollar, .japaneseYen, .swissFranc, .kuwaitiDinar, .indianRupee, .capeVerdeanEscudo,
    ]
    for locale in listed {
      for currency in currencies {
        let formatter = CurrencyFormatter {
          $0.locale = locale; $0.currency = currency
        }
        let format = AmountFormat(locale, currency)
        for amount in [1234, -12_345_678.9] {
          let text = formatter.string(from: amount)
          #expect(text == format.string(from: amount), "\(locale.rawValue)")
          #expect(text.flatMap(formatter.double) != nil, "\(locale.rawValue)")
        }
      }
    }
  }

  /// Banks count three decimals of the Iraqi dinar, and people write none.
  @Test func writesMinorUnits() throws {
    var format = AmountFormat(CurrencyLocale.englishUnitedStates, Currency.iraqiDinar)
    #expect(format.string(from: 1234.5) == "IQD\u{A0}1,234")
    format.digits = .minorUnits
    #expect(format.string(from: 1234.5) == "IQD\u{A0}1,234.500")
    let money = try Money("1.2345", Currency.iraqiDinar)
    #expect(try money.rounded().description == "1.234 IQD" && money.rounded(to: .display).description == "1 IQD")
  }
}
