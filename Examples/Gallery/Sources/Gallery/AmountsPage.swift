#if canImport(SwiftUI)
  import Almanac
  import AlmanacCurrency
  import AlmanacWorld
  import Foundation
  import SwiftUI

  /// Text fields for amounts, in several currencies and locales.
  struct AmountsPage: View {
    @State private var price: Decimal? = 1234.5
    @State private var budget: Decimal = 0
    @State private var text = ""
    @State private var hasFocus: Bool?

    private let limited = CurrencyFormatter {
      $0.currency = .yen
      $0.locale = CurrencyLocale.japaneseJapan
      $0.minValue = 100
      $0.maxValue = 1_000_000
    }

    var body: some View {
      NavigationStack {
        Form {
          Section("A price in two locales") {
            CurrencyTextField("Price", value: $price, currency: .euro, locale: .germanGermany)
            CurrencyTextField("Price", value: $price, currency: .euro, locale: .englishUnitedStates)
            Text(price.map { "\($0)" } ?? "No price")
          }
          Section("A budget, which is never empty") {
            CurrencyTextField("Budget", value: $budget, currency: .usDollar, locale: .englishUnitedStates)
            Text("\(budget)")
          }
          Section("From 100 to a million yen, as text") {
            CurrencyTextField(
              configuration: CurrencyTextFieldConfiguration(
                placeholder: "Yen",
                text: $text,
                hasFocus: $hasFocus,
                formatter: limited
              )
            )
            Button("Edit") { hasFocus = true }
            Text(text)
          }
        }
        .navigationTitle("Amounts")
      }
    }
  }
#endif
