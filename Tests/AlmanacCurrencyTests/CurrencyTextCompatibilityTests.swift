import AlmanacCurrency
import AlmanacCurrencyText
import Foundation
import Testing

/// What differs from CurrencyText 3, by the rules of both. The migration guide has a row for each test.
@Suite struct CurrencyTextCompatibilityTests {
  /// Expects a result of a formatter for dollars, and another one of a formatter that follows CurrencyText.
  private func expect<Value: Equatable>(
    _ expected: Value?,
    currencyText: Value?,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ value: (CurrencyFormatter) -> Value?
  ) {
    let formatter = CurrencyFormatter { $0.locale = "en_US" }
    #expect(value(formatter) == expected, sourceLocation: sourceLocation)
    let compatible = CurrencyFormatter {
      $0.compatibility = .currencyText3
      $0.locale = "en_US"
    }
    #expect(value(compatible) == currencyText, sourceLocation: sourceLocation)
  }

  /// Expects texts of an input after an edit.
  private func expect(
    _ expected: String,
    currencyText: String,
    after edit: CurrencyTextEdit,
    of text: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ configure: (CurrencyFormatter) -> Void = { _ in }
  ) {
    expect(expected, currencyText: currencyText, sourceLocation: sourceLocation) { formatter in
      configure(formatter)
      var field = InputField(CurrencyTextInput(formatter: formatter), text: text)
      field.apply(edit)
      return field.text
    }
  }

  @Test func decimalsOfTheCurrency() {
    expect("¥5", currencyText: "¥5.00") {
      $0.currency = .yen
      return $0.string(from: 5)
    }
    expect("KWD\u{A0}5.000", currencyText: "KWD\u{A0}5.00") {
      $0.currency = .kuwaitiDinar
      return $0.string(from: 5)
    }
    expect(3, currencyText: 2) {
      $0.currency = .kuwaitiDinar
      $0.hasDecimals = true
      return $0.decimalDigits
    }
  }

  @Test func lastAssignmentOfDecimals() {
    expect(3, currencyText: 2) {
      $0.decimalDigits = 3
      $0.hasDecimals = true
      return $0.decimalDigits
    }
    expect(0, currencyText: 2) {
      $0.hasDecimals = false
      $0.decimalDigits = 2
      return $0.decimalDigits
    }
    expect(0, currencyText: 0) {
      $0.decimalDigits = 2
      $0.hasDecimals = false
      return $0.decimalDigits
    }
  }

  @Test func decimalSeparatorWithoutDecimals() {
    expect("$5.", currencyText: "$5") {
      $0.alwaysShowsDecimalSeparator = true
      $0.hasDecimals = false
      return $0.string(from: 5)
    }
    expect(false, currencyText: true) {
      $0.hasDecimals = true
      return $0.alwaysShowsDecimalSeparator
    }
  }

  @Test func groupingSeparatorAfterHidingIt() {
    expect("$1234.00", currencyText: "$1'234.00") {
      $0.hasGroupingSeparator = false
      $0.groupingSeparator = "'"
      return $0.string(from: 1234)
    }
    expect("$1234.00", currencyText: "$1234.00") {
      $0.groupingSeparator = "'"
      $0.hasGroupingSeparator = false
      return $0.string(from: 1234)
    }
  }

  @Test func hiddenSymbol() {
    expect("$", currencyText: "") {
      $0.showCurrencySymbol = false
      return $0.currencySymbol
    }
    expect("€5.00", currencyText: "$5.00") {
      $0.showCurrencySymbol = false
      $0.currencySymbol = "€"
      $0.showCurrencySymbol = true
      return $0.string(from: 5)
    }
    expect("5,00", currencyText: "5,00\u{A0}") {
      $0.locale = "de_DE"
      $0.showCurrencySymbol = false
      return $0.string(from: 5)
    }
  }

  @Test func nilForALimit() {
    expect([nil, nil], currencyText: [1, 9]) { formatter in
      formatter.minValue = 1
      formatter.maxValue = 9
      formatter.minValue = nil
      formatter.maxValue = nil
      return [formatter.minValue, formatter.maxValue]
    }
    expect(nil, currencyText: 5) {
      $0.maxIntegers = 5
      $0.maxIntegers = nil
      return $0.maxIntegers
    }
  }

  @Test func defaultOfMaxIntegers() {
    expect(nil, currencyText: 36, \.maxIntegers)
    expect(38, currencyText: 38, \.maxDigitsCount)
    expect(nil, currencyText: 38) {
      $0.hasDecimals = false
      return $0.maxIntegers
    }
  }

  @Test func textOfZeroBelowTheMinimum() {
    expect("$10.00", currencyText: "$0.00") {
      $0.minValue = 10
      return $0.initialText
    }
  }

  @Test func doubleOfAFormattedText() {
    expect(1234.5, currencyText: nil) { $0.double(from: "$1,234.50") }
    expect(1234.5, currencyText: 1234.5) { $0.double(from: "1234.5") }
  }

  @Test func unformattedText() {
    expect("1234.50", currencyText: "1234.50") { $0.unformatted(string: "$1,234.50") }
    expect("-5.00", currencyText: "5.00") { $0.unformatted(string: "-$5.00") }
    expect(nil, currencyText: "") { $0.unformatted(string: "free") }
    expect("1234.56", currencyText: "1.23456") { $0.unformatted(string: "1.234,56 €") }
    expect("1234", currencyText: "1234") {
      $0.hasDecimals = false
      return $0.unformatted(string: "$1,234")
    }
    expect(nil, currencyText: "12312024") {
      $0.hasDecimals = false
      return $0.unformatted(string: "12/31/2024")
    }
  }

  @Test func adjustedText() {
    expect("$50.50", currencyText: "$5.05") { $0.formattedStringAdjustedToFitAllowedValues(from: "$50.5") }
    expect("$100.00", currencyText: "$234.00") {
      $0.maxValue = 100
      return $0.formattedStringWithAdjustedDecimalSeparator(from: "$ 23.400")
    }
  }

  @Test func typingBeyondTheLimits() {
    expect("$9.99", currencyText: "$99.99", after: .insert("9"), of: "$9.99") { $0.maxValue = 50 }
    expect("", currencyText: "-", after: .insert("-"), of: "") { $0.minValue = 0 }
    expect("$0.05", currencyText: "-$0.05", after: .insert("-5"), of: "") { $0.minValue = 0 }
    expect("$50.00", currencyText: "$50.00") {
      $0.maxValue = 50
      return CurrencyTextInput(formatter: $0).endingEditing(of: "$99.99").text
    }
  }

  @Test func pastedDecimals() {
    expect("$12.50", currencyText: "$1.25", after: .insert("12.5"), of: "")
    expect("$12.50", currencyText: "$1.25", after: .replace(0..<5, with: "12.5"), of: "$7.77")
  }

  @Test func pastedDigits() {
    expect("$80,000.00", currencyText: "$800.00", after: .insert("80000"), of: "")
    expect("$80,000.00", currencyText: "$800.00", after: .replace(0..<5, with: "80000"), of: "$7.77")
  }

  @Test func textThatAProgramSets() {
    expect("$56.00", currencyText: "$0.56") {
      var model = CurrencyFieldModel(formatter: $0)
      model.receive(.setText("56"))
      return model.text
    }
  }

  @Test func minusSignAfterTheLastDigit() {
    expect("-$1.00", currencyText: "$1.00", after: .insert("-"), of: "$1.00")
  }

  @Test func backspaceOverASeparator() {
    expect("$234.56", currencyText: "$1,234.56", after: .replace(2..<3, with: ""), of: "$1,234.56")
    expect("$3.56", currencyText: "$34.56", after: .replace(3..<4, with: ""), of: "$34.56")
  }

  @Test func minusSignOverTheWholeText() {
    expect("-", currencyText: "-$34.51", after: .replace(0..<6, with: "-"), of: "$34.51")
    expect("-$34.51", currencyText: "-$34.51", after: .replace(0..<3, with: "-"), of: "$34.51")
  }

  @Test func deletionBeyondTheEnd() {
    expect("$0.12", currencyText: "$0.12", after: .replace(5..<6, with: ""), of: "$1.23")
    // There, the last character is the symbol.
    expect("0,12\u{A0}€", currencyText: "1,23\u{A0}€", after: .replace(6..<7, with: ""), of: "1,23\u{A0}€") {
      $0.locale = "de_DE"
    }
  }

  /// Also with `compatibility`, as the guide says.
  @Test func editsThatEndBeyondTheText() {
    expect("$0.01", currencyText: "$0.01", after: .replace(3..<9, with: ""), of: "$1.23")
    expect("$0.14", currencyText: "$0.14", after: .replace(3..<9, with: "4"), of: "$1.23")
  }

  @Test func otherMinusSigns() {
    expect(
      "\u{2212}0,57\u{A0}kr",
      currencyText: "\u{2212}0,57\u{A0}kr",
      after: .replace(5..<5, with: "7"),
      of: "\u{2212}0,05\u{A0}kr"
    ) {
      $0.locale = "sv_SE"
    }
    expect("-$0.05", currencyText: "-$0.05", after: .insert("\u{2212}5"), of: "")
  }

  /// The caret before and after an edit, marked by `^`. The guide has a row for each.
  @Test(
    arguments: [
      ("$^123.45", "9", 0, "$9^,123.45"), ("$1^,234.56", "", -1, "$^234.56"), ("$1,^234.56", "", 1, "$1^34.56"),
      ("$11^,111.11", "2", 0, "$11,2^11.11"),
    ]
  )
  func carets(before: String, replacement: String, deletion: Int, after: String) throws {
    let caret = try #require(before.firstIndex(of: "^"))
    let offset = before.distance(from: before.startIndex, to: caret)
    let range = min(offset, offset + deletion)..<max(offset, offset + deletion)
    for compatibility in [CurrencyCompatibility.almanac, .currencyText3] {
      let formatter = CurrencyFormatter {
        $0.compatibility = compatibility
        $0.locale = "en_US"
        $0.maxIntegers = 5
      }
      let text = before.replacing("^", with: "")
      let input = CurrencyTextInput(formatter: formatter)
      let state = input.applying(.replace(range, with: replacement), to: text, selection: offset..<offset)
      var shown = state.text
      shown.insert("^", at: shown.index(shown.startIndex, offsetBy: state.selection.upperBound))
      #expect(shown == after)
    }
  }
}
