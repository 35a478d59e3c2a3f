import AlmanacCurrency
import AlmanacCurrencyText
import Foundation
import TestSupport
import Testing

/// Random events in random states: no state is invalid, and nothing traps.
@Suite struct CurrencyFieldModelPropertyTests {
  private static let texts = [
    "0", "1", "5", "9", "12", "007", "-", "\u{2212}", ".", ",", " ", "", "-3456", "1.234,56 €", "$1,234.5", "12.50",
    "１２３",
    "٣", "e\u{301}", "👨‍👩‍👧", "\u{200F}", "abc", "12345678901234567890", "１い", "--", "1-2", "twelve", "\u{FFFC}",
  ]

  private static let formats: [CurrencyFormat] = [
    format("en_US"), format("de_DE"), format("ja_JP", "JPY"), format("ar_EG"), format("mr_IN", "KWD"), format("pt_BR"),
    format("en_US") {
      $0.minValue = 10
      $0.maxValue = 1_000
    },
    format("de_DE") {
      $0.minValue = -20
      $0.maxValue = -5
    },
    format("en_IN", "INR") {
      $0.maxIntegers = 5
      $0.minValue = 0
    },
    format("de_DE") {
      $0.showCurrencySymbol = false
      $0.maxValue = 99.99
    },
  ]

  private static func format(
    _ locale: String,
    _ code: String? = nil,
    _ configure: (inout CurrencyFormat) -> Void = { _ in }
  ) -> CurrencyFormat {
    var format = CurrencyFormat(currencyCode: code, locale: Locale(identifier: locale))
    configure(&format)
    return format
  }

  @Test(arguments: 0..<rounds(100))
  func hasNoInvalidState(round: Int) {
    var generator = SeededGenerator(seed: UInt64(round))
    for _ in 0..<100 {
      let formatter = CurrencyFormatter(Self.formats.randomElement(using: &generator) ?? CurrencyFormat())
      var model = CurrencyFieldModel(formatter: formatter)
      model.input.clearsWhenValueIsZero = Bool.random(using: &generator)
      model.acceptsMinusSigns = Bool.random(using: &generator)
      var history = ExpectedHistory()
      for _ in 0..<Int.random(in: 1...25, using: &generator) {
        let event = Self.event(for: model, using: &generator)
        // These are two changes. The other test has them.
        if model.isComposing, event == .commit || event == .updateFormat { continue }
        if event == .updateFormat {
          formatter.format = Self.formats.randomElement(using: &generator) ?? formatter.format
        }
        let before = model
        model.receive(event)
        history.check(event, before, model)
        Self.expectValid(model, after: event)
        if event == .endEditing {
          var again = model
          again.receive(.endEditing)
          #expect(again.state == model.state)
        }
      }
    }
  }

  /// The formatter changes without an event, and its texts are hard to read.
  @Test(arguments: 0..<rounds(100))
  func survivesOddFormatters(round: Int) {
    var generator = SeededGenerator(seed: UInt64(round))
    for _ in 0..<100 {
      let formatter = CurrencyFormatter()
      var model = CurrencyFieldModel(formatter: formatter, text: Self.texts.randomElement(using: &generator) ?? "")
      for _ in 0..<Int.random(in: 1...15, using: &generator) {
        if Int.random(in: 0..<4, using: &generator) == 0 { Self.makeOdd(formatter, using: &generator) }
        model.receive(Self.event(for: model, using: &generator))
        #expect(model.selection.clamped(to: 0..<model.text.count) == model.selection)
        #expect(!model.isComposing || model.isEditing)
      }
    }
  }

  private static func makeOdd(_ formatter: CurrencyFormatter, using generator: inout SeededGenerator) {
    formatter.format = formats.randomElement(using: &generator) ?? formatter.format
    if Bool.random(using: &generator) { formatter.compatibility = .currencyText3 }
    if Bool.random(using: &generator) { formatter.currencySymbol = texts.randomElement(using: &generator) ?? "" }
    if Bool.random(using: &generator) { formatter.decimalSeparator = texts.randomElement(using: &generator) ?? "" }
    if Bool.random(using: &generator) { formatter.zeroSymbol = texts.randomElement(using: &generator) }
    formatter.decimalDigits = Int.random(in: 0...5, using: &generator)
    formatter.minValue = Double.random(in: -200...200, using: &generator)
    formatter.maxValue = Double.random(in: -200...200, using: &generator)
  }

  private static func event(
    for model: CurrencyFieldModel,
    using generator: inout SeededGenerator
  ) -> CurrencyFieldEvent {
    let text = texts.randomElement(using: &generator) ?? ""
    let start = Int.random(in: -1...(model.text.count + 1), using: &generator)
    let range = start..<(start + Int.random(in: 0...3, using: &generator))
    switch Int.random(in: 0..<24, using: &generator) {
    case 0: return .beginEditing
    case 1, 2: return .select(range)
    case 3, 4, 5, 6, 7: return .edit(.insert(text))
    case 8, 9: return .edit(.replace(range, with: text))
    case 10, 11: return .edit(.delete)
    case 12: return .edit(.replace(range, with: ""))
    case 13: return .compose(text: model.text + text, selection: range)
    case 14, 15:
      return .change(text: Bool.random(using: &generator) ? text : text + model.text + text, selection: range)
    case 16: return .clear
    case 17, 18: return .undo
    case 19: return .redo
    case 20: return .setText(text)
    case 21: return .setAmount(Int.random(in: 0..<4, using: &generator) == 0 ? nil : Decimal(start) / 8)
    case 22: return .updateFormat
    default: return Bool.random(using: &generator) ? .commit : .endEditing
    }
  }

  private static func expectValid(_ model: CurrencyFieldModel, after event: CurrencyFieldEvent) {
    let (text, selection) = (model.text, model.selection)
    #expect(selection.clamped(to: 0..<text.count) == selection, "\(event)")
    #expect(Decimal(string: model.unformattedText) == model.amount, "\(event)")
    #expect(model.isEditing || !model.isComposing && !model.canUndo && !model.canRedo, "\(event)")
    if model.isComposing { return }
    if selection.isEmpty, let last = text.lastIndex(where: \.isNumber) {
      #expect(selection.lowerBound <= text.distance(from: text.startIndex, to: last) + 1, "\(event) gave \(text)")
    }
    guard let amount = model.amount else {
      #expect(
        text == "" || model.isEditing && text.count { $0.isNumber } == 0 && text.count <= 2,
        "\(event) gave \(text)"
      )
      return
    }
    var format = model.input.formatter.format
    let (minValue, maxValue) = (format.minValue, format.maxValue)
    (format.minValue, format.maxValue) = (nil, nil)
    let unlimited = CurrencyFormatter(format)
    // Only the plain number has the sign of zero.
    let isNegativeZero = amount == 0 && model.unformattedText.hasPrefix("-")
    let written = unlimited.string(from: isNegativeZero ? Decimal(sign: .minus, exponent: -30, significand: 1) : amount)
    #expect(text == written, "\(event)")
    if model.isEditing { return }
    #expect(amount >= Decimal(minValue ?? -.greatestFiniteMagnitude) || minValue == nil, "\(event) gave \(text)")
    #expect(amount <= Decimal(maxValue ?? 0) || maxValue == nil, "\(event) gave \(text)")
  }
}

/// The states that undo and redo must restore.
private struct ExpectedHistory {
  private var past: [CurrencyTextState] = []
  private var future: [CurrencyTextState] = []

  mutating func check(_ event: CurrencyFieldEvent, _ before: CurrencyFieldModel, _ after: CurrencyFieldModel) {
    switch event {
    case .undo:
      #expect(after.state == past.last ?? before.state)
      if past.popLast() != nil { future.append(before.state) }
    case .redo:
      #expect(after.state == future.last ?? before.state)
      if future.popLast() != nil { past.append(before.state) }
    case .setText, .setAmount, .updateFormat, .endEditing:
      if !after.canUndo, !after.canRedo { (past, future) = ([], []) }
    default:
      if after.isEditing, after.state.text != before.state.text {
        past.append(before.state)
        future = []
      }
    }
    #expect(after.canUndo == !past.isEmpty && after.canRedo == !future.isEmpty)
  }
}
