import Foundation
import Testing

@testable import AlmanacCurrency

@Suite struct AdjustingInputTests {
  /// A formatter of a program, which keeps the adjusted texts.
  private final class Journal: CurrencyFormatting, CurrencyAdjusting {
    let formatter = CurrencyFormatter {
      $0.locale = "de_DE"
      $0.maxIntegers = 3
    }
    var texts: [String] = []
    var decimalDigits = 2
    var minValue: Double?
    var maxValue: Double?
    var currencySymbol = "€"
    var maxDigitsCount: Int { formatter.maxDigitsCount }
    var initialText: String { formatter.initialText }

    func string(from amount: Double) -> String? { formatter.string(from: amount) }
    func unformatted(string: String) -> String? { formatter.unformatted(string: string) }
    func double(from string: String) -> Double? { formatter.double(from: string) }

    func formattedStringWithAdjustedDecimalSeparator(from string: String) -> String? {
      texts.append(string)
      return formatter.formattedStringWithAdjustedDecimalSeparator(from: string)
    }

    func formattedStringAdjustedToFitAllowedValues(from string: String) -> String? {
      texts.append(string)
      return formatter.formattedStringAdjustedToFitAllowedValues(from: string)
    }
  }

  private let journal = Journal()
  private var input: AdjustingInput { AdjustingInput(formatter: journal) }

  @Test func letsTheFormatterAdjustTheText() {
    var state = input.replacing(0..<0, of: "", with: "5")
    #expect(state.text == "0,05\u{A0}€")
    #expect(state.selection == 4..<4)
    state = input.replacing(4..<4, of: state.text, with: "6")
    #expect(state.text == "0,56\u{A0}€")
    #expect(state.unformatted == "0.56")
    state = input.replacing(3..<4, of: state.text, with: "")
    #expect(state.text == "0,05\u{A0}€")
    #expect(input.replacing(0..<4, of: state.text, with: "").text == "")
    #expect(journal.texts == ["0,00\u{A0}€5", "0,056\u{A0}€", "0,5\u{A0}€", "\u{A0}€"])
  }

  @Test func ignoresWhatTheFormatterDoesNotTake() {
    let text = "123,45\u{A0}€"
    #expect(input.replacing(6..<6, of: text, with: ",").text == text)
    #expect(input.replacing(6..<6, of: text, with: "6").text == text)
    let digits = String(repeating: "6", count: 200_000)
    #expect(input.replacing(0..<6, of: text, with: digits).text == "666,66\u{A0}€")
    #expect(input.replacing(6..<6, of: text, with: "-").text == text)
    #expect(input.replacing(0..<0, of: text, with: "-").text == "-" + text)
    #expect(input.replacing(0..<0, of: "-" + text, with: "-").text == "-" + text)
  }

  @Test func endsEditing() {
    journal.formatter.minValue = 10
    #expect(input.endingEditing(of: "0,05\u{A0}€", clearsWhenValueIsZero: true).text == "10,00\u{A0}€")
    #expect(input.endingEditing(of: "0,00\u{A0}€", clearsWhenValueIsZero: true).text == "")
    #expect(input.endingEditing(of: "0,00\u{A0}€", clearsWhenValueIsZero: false).text == "10,00\u{A0}€")
    #expect(input.endingEditing(of: "", clearsWhenValueIsZero: false).text == "")
  }

  @Test func changesTheStateOfATextField() {
    var model = CurrencyFieldModel(formatter: CurrencyFormatter { $0.locale = "de_DE" })
    model.receive(.beginEditing, adjusting: input)
    model.receive(.edit(.insert("5")), adjusting: input)
    #expect(model.text == "0,05\u{A0}€" && model.amount == 0.05 && model.isEditing)
    model.receive(.compose(text: "0,05６\u{A0}€", selection: 5..<5), adjusting: input)
    #expect(model.text == "0,05６\u{A0}€" && model.amount == 0.05)
    model.receive(.change(text: "0,05\u{A0}€", selection: 4..<4), adjusting: input)
    #expect(model.text == "0,05\u{A0}€" && !model.isComposing)
    model.receive(.change(text: "0,057\u{A0}€", selection: 5..<5), adjusting: input)
    #expect(model.text == "0,57\u{A0}€")
    model.acceptsMinusSigns = false
    model.receive(.edit(.replace(0..<0, with: "-")), adjusting: input)
    #expect(model.text == "0,57\u{A0}€")
    model.receive(.undo, adjusting: input)
    #expect(model.text == "0,05\u{A0}€")
    journal.formatter.minValue = 10
    model.receive(.commit, adjusting: input)
    #expect(model.text == "10,00\u{A0}€" && model.isEditing)
    model.receive(.endEditing, adjusting: input)
    #expect(model.text == "10,00\u{A0}€" && !model.isEditing && !model.canUndo)
  }
}
