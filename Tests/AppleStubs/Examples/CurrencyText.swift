import AlmanacCurrencyText
import AlmanacWorld
import Foundation
import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

#if !os(watchOS)
  extension CurrencyFormatter {
    fileprivate static let `default` = CurrencyFormatter {
      $0.currency = .euro
      $0.locale = CurrencyLocale.germanGermany
      $0.minValue = -250
      $0.maxValue = 90_000
      $0.hasDecimals = true
    }
  }

  #if canImport(UIKit)
    // UIKit

    final class PriceController: NSObject, UITextFieldDelegate {
      private var textFieldDelegate: CurrencyUITextFieldDelegate?
      private var changes = 0

      @MainActor
      func prepare(_ textField: UITextField) {
        let currencyFormatter = CurrencyFormatter()
        let delegate = CurrencyUITextFieldDelegate(formatter: currencyFormatter)
        delegate.clearsWhenValueIsZero = true
        delegate.passthroughDelegate = self
        delegate.shouldApply = { edit, _ in edit != .delete }
        textField.delegate = delegate
        textField.keyboardType = .numbersAndPunctuation
        textFieldDelegate = delegate
      }

      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        changes += 1
        return true
      }
    }

    // SwiftUI

    private struct Price {
      var text = ""
      var unformatted: String?
      var amount: Double?
    }

    private struct PriceForm: View {
      @State private var price = Price()
      @State private var hasFocus: Bool?
      @State private var formatter = CurrencyFormatter.default

      var body: some View {
        CurrencyTextField(
          configuration: .init(
            placeholder: "Price of the ticket",
            text: $price.text,
            unformattedText: $price.unformatted,
            inputAmount: $price.amount,
            hasFocus: $hasFocus,
            clearsWhenValueIsZero: true,
            formatter: .default,
            textFieldConfiguration: { uiTextField in
              uiTextField.borderStyle = .roundedRect
              uiTextField.font = UIFont.preferredFont(forTextStyle: .headline)
              uiTextField.textColor = .red
              uiTextField.layer.borderColor = UIColor.blue.cgColor
              uiTextField.layer.borderWidth = 2
              uiTextField.layer.cornerRadius = 6
              uiTextField.layer.masksToBounds = true
              uiTextField.keyboardType = .numbersAndPunctuation
            },
            onEditingChanged: { isEditing in
              if !isEditing { price.text = "" }
            },
            onCommit: {
              price.text = "7,50"
            }
          )
        )
        .onAppear { hasFocus = true }
      }

      var others: some View {
        VStack {
          CurrencyTextField(configuration: .makeDefault(text: $price.text, formatter: .default))
          CurrencyTextField(configuration: .makeDefault(text: $price.text, hasFocus: $hasFocus, formatter: $formatter))
          CurrencyTextField(configuration: .init(text: $price.text, formatter: $formatter, textFieldConfiguration: nil))
          CurrencyTextField(configuration: .init(text: $price.text, hasFocus: $hasFocus, formatter: .default))
        }
      }
    }

  #endif

  private struct AmountForm: View {
    @State private var amount: Decimal?
    @State private var total: Decimal = 20

    var body: some View {
      VStack {
        CurrencyTextField("Amount", value: $amount, currency: .euro, locale: .germanGermany)
        CurrencyTextField("Total", value: $total, currency: .dollar)
        CurrencyTextField("Amount", value: $amount, currencyCode: "CHF", locale: "de_CH")
        CurrencyTextField("Total", value: $total)
        CurrencyTextField("Total", value: $total, formatter: .default)
      }
    }
  }
#endif
