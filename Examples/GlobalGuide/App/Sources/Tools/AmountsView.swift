import Almanac
import AlmanacCurrency
import AlmanacWorld
import GuideAppModel
import SwiftUI

/// A field for an amount of money, and the same amount in another format.
struct AmountsView: View {
  @Bindable var model: AmountsModel

  var body: some View {
    NavigationStack {
      Form {
        Section {
          ChoiceButton(
            title: "Currency",
            value: model.currency.name,
            find: { model.currencies(matching: $0) },
            choose: { model.choose(currency: $0) }
          )
        }
        Section("Amount") {
          locale(model.locale) { model.choose(locale: $0) }
          field
        }
        Section("The same amount") {
          locale(model.other) { model.choose(other: $0) }
          Text(model.converted ?? "–").font(.title2).monospacedDigit()
          Button("Swap", systemImage: "arrow.up.arrow.down") { model.swap() }
            .disabled(model.converted == nil)
        }
      }
      .navigationTitle("Amounts")
    }
  }

  private func locale(_ locale: CurrencyLocale, choose: @escaping (String) -> Void) -> some View {
    ChoiceButton(title: "Format", value: locale.name, find: { model.locales(matching: $0) }, choose: choose)
  }

  private var field: some View {
    CurrencyTextField(
      configuration: CurrencyTextFieldConfiguration(
        placeholder: "Amount",
        text: $model.text,
        formatter: CurrencyFormatter {
          $0.currency = model.currency
          $0.locale = model.locale
        }
      )
    )
  }
}
