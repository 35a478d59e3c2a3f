import AlmanacCurrency
import Foundation
import TestSupport
import Testing

/// Random edits: nothing traps, all digits are kept that the rules keep, and the caret stays at a character boundary.
@Suite struct CurrencyTextInputPropertyTests {
  private static let fragments = [
    "0", "1", "5", "9", "12", "007", "-", "\u{2212}", ".", ",", " ", "", "-3456", "1.234,56 €", "$1,234.5", "١٢٣", "९",
    "５", "e\u{301}", "\u{301}", "👨‍👩‍👧", "🇩🇪", "\u{200F}", "abc", "12345678901234567890", "1\u{301}", "½", "\r\n", "--",
    "1-2",
  ]

  private static let formatters = [
    CurrencyFormatter { $0.locale = "en_US" },
    CurrencyFormatter { $0.locale = "de_DE" },
    CurrencyFormatter {
      $0.locale = "en_US"
      $0.maxIntegers = 5
    },
    CurrencyFormatter {
      $0.locale = "ja_JP"
      $0.currencyCode = "JPY"
    },
    CurrencyFormatter { $0.locale = "ar_EG" },
    CurrencyFormatter { $0.locale = "fa_IR" },
    CurrencyFormatter { $0.locale = "fy_NL" },
    CurrencyFormatter {
      $0.locale = "mr_IN"
      $0.currencyCode = "KWD"
    },
    CurrencyFormatter {
      $0.locale = "de_DE"
      $0.showCurrencySymbol = false
      $0.alwaysShowsDecimalSeparator = true
    },
  ]

  /// Formatters that must only not trap.
  private static let oddFormatters = [
    CurrencyFormatter {
      $0.locale = "en_US"
      $0.currencySymbol = "5-\u{301}7"
      $0.minValue = -20
      $0.maxValue = 1000
    },
    CurrencyFormatter {
      $0.locale = "de_DE"
      $0.currencySymbol = "\u{20E3}"
      $0.zeroSymbol = "0"
    },
    CurrencyFormatter {
      $0.locale = "en_US"
      $0.decimalSeparator = ""
      $0.groupingSeparator = "\u{301}1"
      $0.maxValue = -5
    },
    CurrencyFormatter {
      $0.locale = "he_IL"
      $0.currencySymbol = "👨‍👩‍👧"
      $0.decimalDigits = 30
      $0.zeroSymbol = ""
    },
  ]

  @Test(arguments: 0..<rounds(100))
  func keepsEveryDigitThatTheRulesKeep(round: Int) {
    var generator = SeededGenerator(seed: UInt64(round))
    for _ in 0..<100 {
      let formatter = Self.formatters[Int.random(in: 0..<Self.formatters.count, using: &generator)]
      var field = InputField(CurrencyTextInput(formatter: formatter), text: "")
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let edit = Self.edit(of: field.text, using: &generator)
        let before = field
        field.apply(edit)
        let expected = ExpectedDigits(edit, in: before, formatter: formatter)
        #expect(expected.allow(field.text), "\(edit) in \(before.text) at \(before.selection) gave \(field.text)")
        Self.expectSound(field)
        #expect((field.state?.amount).map { "\($0.magnitude)" } == expected.amountText(field.text))
      }
    }
  }

  @Test(arguments: 0..<rounds(20))
  func survivesOddFormatters(round: Int) {
    var generator = SeededGenerator(seed: UInt64(round))
    for formatter in Self.oddFormatters {
      var field = InputField(CurrencyTextInput(formatter: formatter), text: "")
      for _ in 0..<200 {
        if Int.random(in: 0..<20, using: &generator) == 0 {
          field.text = Self.fragments.randomElement(using: &generator) ?? ""
        }
        field.apply(Self.edit(of: field.text, using: &generator))
        Self.expectSound(field)
        _ = field.input.endingEditing(of: field.text)
      }
    }
  }

  private static func edit(of text: String, using generator: inout SeededGenerator) -> CurrencyTextEdit {
    let fragment = fragments.randomElement(using: &generator) ?? ""
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return .delete
    case 1, 2, 3: return .insert(fragment)
    default:
      let start = Int.random(in: -1...(text.count + 1), using: &generator)
      return .replace(start..<(start + Int.random(in: 0...4, using: &generator)), with: fragment)
    }
  }

  private static func expectSound(_ field: InputField) {
    #expect(field.selection.lowerBound >= 0 && field.selection.upperBound <= field.text.count)
    let caret = field.text.index(field.text.startIndex, offsetBy: field.selection.upperBound)
    #expect(field.text.rangeOfComposedCharacterSequences(for: caret..<caret).lowerBound == caret)
  }
}
