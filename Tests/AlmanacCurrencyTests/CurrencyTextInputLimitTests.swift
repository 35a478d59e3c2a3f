import AlmanacCurrency
import Foundation
import Testing

/// Pasted amounts, the limits of amounts, and what happens to zero.
@Suite struct CurrencyTextInputLimitTests {
  @Test(
    arguments: [
      ("en_US", "$1,234.56"), ("de_DE", "1.234,56\u{A0}€"), ("ja_JP", "¥1,234"), ("pt_BR", "R$\u{A0}1.234,56"),
    ]
  )
  func takesPastedAmounts(locale: String, text: String) {
    var field = InputField("", locale)
    if locale == "ja_JP" { field = InputField("", "en_US") { $0.currency = .yen } }
    field.apply(.insert("1.234,56"))
    #expect(field.text == text)
    field.apply(.replace(0..<field.text.count, with: "1.234,56"))
    #expect(field.text == text)
  }

  @Test func fillsUpPastedDecimals() {
    for (pasted, text) in [
      ("12.5", "$12.50"), ("12,5", "$12.50"), ("12", "$12.00"), ("1,234", "$1,234.00"), ("$80,000", "$80,000.00"),
      ("-1.5", "-$1.50"), ("(12.50)", "-$12.50"), ("80000", "$80,000.00"), ("007", "$7.00"), ("-3456", "-$3,456.00"),
      ("5.", "$5.00"), ("$0", "$0.00"),
      // Nothing changes.
      ("1e3", ""), ("12/31/2024", ""), ("12.3456789", ""), ("$ 23.247", ""), ("5 €", ""),
      (String(repeating: "9", count: 37), ""),
    ] {
      var field = InputField()
      field.apply(.insert(pasted))
      #expect(field.text == text)
    }
  }

  @Test func staysWithinTheLimitsThatItCanSee() {
    var field = InputField {
      $0.minValue = 10; $0.maxValue = 100.31
    }
    field.type("2")
    #expect(field.text == "$0.02")
    field.type("500")
    #expect(field.text == "$25.00")
    field.type("0")
    #expect(field.text == "$25.00")
    field.selection = 1..<1
    field.type("1")
    #expect(field.text == "$25.00")
    #expect(field.state?.unformatted == "25.00")
    field.apply(.replace(0..<6, with: "-5"))
    #expect(field.text == "$0.05")
    #expect(field.input.endingEditing(of: field.text).text == "$10.00")
    field.type("77777")
    #expect(field.text == "$57.77")
    field.apply(.replace(0..<6, with: "777.77"))
    #expect(field.text == "$57.77")
    field = InputField { $0.minValue = -351 }
    field.type("-99999")
    #expect(field.text == "-$99.99")
    field = InputField("$200.00") { $0.maxValue = 100 }
    field.type("1")
    #expect(field.text == "$200.00")
    field.delete()
    #expect(field.text == "$20.00")
  }

  /// In linear time: a second for each digit would be visible here.
  @Test func cutsALongPasteToTheLimit() {
    let digits = String(repeating: "7", count: 200_000)
    var field = InputField { $0.maxValue = 1_000 }
    field.apply(.insert(digits))
    #expect(field.text.isEmpty && field.state?.refusal?.reason == .tooManyDigits)
    field = InputField("$0.12") { $0.maxValue = 1_000 }
    field.selection = 4..<4
    field.apply(.insert(String(repeating: "0", count: 200_000) + digits))
    #expect(field.text == "$100.02")
  }

  @Test func clearsZeroWhenEditingEnds() {
    var input = CurrencyTextInput(formatter: CurrencyFormatter { $0.locale = "en_US" })
    #expect(input.endingEditing(of: "$0.00").text == "$0.00")
    #expect(input.endingEditing(of: "-").text == "")
    #expect(input.endingEditing(of: "").text == "")
    #expect(input.endingEditing(of: "-$0.00").text == "$0.00")
    input.clearsWhenValueIsZero = true
    #expect(input.endingEditing(of: "$0.00").text == "")
    #expect(input.endingEditing(of: "$0.00").amount == nil)
    #expect(input.endingEditing(of: "$0.01").text == "$0.01")
    // The limit is zero, so that the result of clearing twice is the same.
    input.formatter.minValue = 0
    #expect(input.endingEditing(of: "-$0.01").text == "")
  }

  @Test func leavesTheZeroSymbolBehind() {
    var field = InputField { $0.zeroSymbol = "0 free" }
    field.type("0")
    #expect(field.text == "0 free")
    #expect(field.state?.amount == 0)
    #expect(field.selection == 6..<6)
    field.type("5")
    #expect(field.text == "$0.05")
    field = InputField("0 free") { $0.zeroSymbol = "0 free" }
    field.delete()
    #expect(field.text == "")
  }
}
