// The calls that CurrencyText documents, with its labels and types. Only the imports are different.
import AlmanacCurrencyText
import AlmanacWorld
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
  import Combine
  import UIKit

  // The formatter

  private func formatters() -> [String?] {
    let europe = CurrencyFormatter {
      $0.currency = .euro
      $0.minValue = 1
    }
    let america = CurrencyFormatter {
      $0.currency = .dollar
      $0.locale = CurrencyLocale.englishUnitedStates
    }
    let custom = CurrencyFormatter {
      $0.hasDecimals = false
      $0.maxValue = 50_000
      $0.groupingSize = 4
      $0.groupingSeparator = "_"
      $0.currencySymbol = "🪙"
    }
    let all = CurrencyFormatter {
      $0.showCurrencySymbol = true
      $0.decimalDigits = 3
      $0.decimalSeparator = ","
      $0.currencyCode = "CHF"
      $0.alwaysShowsDecimalSeparator = true
      $0.secondaryGroupingSize = 2
      $0.hasGroupingSeparator = true
      $0.maxIntegers = 9
      $0.zeroSymbol = "nothing"
      $0.locale = Locale(identifier: "it_CH")
    }
    let (digits, places): (Int, Int) = (all.maxDigitsCount, all.decimalDigits)
    let texts: [String] = [all.currencySymbol, all.decimalSeparator, all.groupingSeparator, all.currencyCode]
    let shown: String? = america.string(from: 12.0)
    let number: Double? = america.unformatted(string: shown ?? "").flatMap(america.double(from:))
    return [europe.string(from: 12.0), shown, custom.string(from: 1_234_567), "\(digits + places) \(number ?? 0)"]
      + texts
  }

  // The text field of UIKit

  private final class FareController: UIViewController, UITextFieldDelegate {
    private let textField = UITextField()
    private var unformatted: String?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    private var textFieldDelegate: CurrencyUITextFieldDelegate!

    override func viewDidLoad() {
      super.viewDidLoad()
      let currencyFormatter = CurrencyFormatter()
      textFieldDelegate = CurrencyUITextFieldDelegate(formatter: currencyFormatter)
      textFieldDelegate.clearsWhenValueIsZero = true
      textFieldDelegate.passthroughDelegate = self
      textField.delegate = textFieldDelegate
      textField.keyboardType = .numbersAndPunctuation
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      unformatted = textFieldDelegate.formatter.unformatted(string: textField.text ?? "")
    }
  }

  // The text field of SwiftUI, with a model of the program

  private struct Fare {
    var text = ""
    var unformatted: String?
    var input: Double?
  }

  private final class FareModel: ObservableObject {
    @Published var fare = Fare()
  }

  extension CurrencyFormatter {
    fileprivate static let fare: CurrencyFormatter = .init {
      $0.maxValue = 7_500
      $0.minValue = 2
      $0.currency = .poundSterling
      $0.locale = CurrencyLocale.englishUnitedKingdom
      $0.hasDecimals = true
    }
  }

  private struct FareForm: View {
    @StateObject private var viewModel = FareModel()

    var body: some View {
      CurrencyTextField(
        configuration: .init(
          placeholder: "Fare",
          text: $viewModel.fare.text,
          unformattedText: $viewModel.fare.unformatted,
          inputAmount: $viewModel.fare.input,
          clearsWhenValueIsZero: true,
          formatter: .fare,
          textFieldConfiguration: { uiTextField in
            uiTextField.borderStyle = .roundedRect
            uiTextField.font = UIFont.preferredFont(forTextStyle: .body)
            uiTextField.textColor = .blue
            uiTextField.layer.borderColor = UIColor.red.cgColor
            uiTextField.layer.borderWidth = 1
            uiTextField.layer.cornerRadius = 4
            uiTextField.keyboardType = .numbersAndPunctuation
            uiTextField.layer.masksToBounds = true
          },
          onEditingChanged: { isEditing in
            if isEditing == false { clear() }
          },
          onCommit: { viewModel.fare.text += "0" }
        )
      )
    }

    private func clear() { viewModel.fare.text = "" }
  }

  private struct FocusedFare: View {
    @State private var hasFocus: Bool?
    @State private var text = ""
    @ObservedObject var viewModel: FareModel

    fileprivate var body: some View {
      VStack {
        CurrencyTextField(configuration: .init(text: $text, hasFocus: $hasFocus, formatter: .fare))
        CurrencyTextField(configuration: .makeDefault(text: $viewModel.fare.text, formatter: .fare))
      }
      .onAppear { hasFocus = true }
    }
  }
#endif
