import Foundation

extension ResolvedFormat {
  /// Whether the limits leave room below zero.
  var allowsNegative: Bool { overrides.minValue.map { $0 < 0 } ?? true }

  /// The state of the empty text.
  var emptyState: CurrencyTextState {
    CurrencyTextState(text: "", selection: 0..<0, amount: nil, unformatted: "")
  }

  /// The state of an unchanged text.
  func state(text: String, selection: Range<Int>) -> CurrencyTextState {
    let scan = scan(text)
    let isZeroSymbol = text == overrides.zeroSymbol
    guard !scan.digits.isEmpty || isZeroSymbol else {
      return CurrencyTextState(text: text, selection: selection, amount: nil, unformatted: "")
    }
    let amount = amount(isNegative: scan.minusOffset != nil, digits: scan.values)
    return CurrencyTextState(
      text: text,
      selection: selection,
      amount: amount.decimal,
      unformatted: amount.plainText
    )
  }

  /// The state after an edit.
  func state(_ content: InputContent) -> CurrencyTextState {
    guard !content.digits.isEmpty else {
      let text = content.isNegative ? numberFormatter.minusSign ?? "-" : ""
      return CurrencyTextState(text: text, selection: text.count..<text.count, amount: nil, unformatted: "")
    }
    let typed = amount(isNegative: content.isNegative, digits: content.digits)
    let ignoredCount = content.digits.drop { $0 == 0 }.count - typed.digits.count
    return state(limited(typed), trailingCount: max(0, content.trailingCount - ignoredCount))
  }

  /// The state of an amount, with the caret before `trailingCount` digits.
  func state(_ amount: AmountDigits, trailingCount: Int = 0) -> CurrencyTextState {
    let text = string(amount)
    let caret = caret(in: text, trailingCount: trailingCount)
    return CurrencyTextState(
      text: text,
      selection: caret..<caret,
      amount: amount.decimal,
      unformatted: amount.plainText
    )
  }

  /// The amount, or the limit if the amount is farther from zero.
  ///
  /// The other limit must wait: a user who types 25 passes 2, even if `minValue` is 25.
  private func limited(_ amount: AmountDigits) -> AmountDigits {
    guard let number = amount.decimal else { return amount }
    let clamped = clamped(number)
    let isTooFar = amount.isNegative ? clamped > number : clamped < number
    return isTooFar ? AmountDigits(rounding: clamped, decimalDigits: decimalDigits) : amount
  }

  private func caret(in text: String, trailingCount: Int) -> Int {
    let digits = scan(text).digits
    guard let first = digits.first else { return text.count }
    guard trailingCount < digits.count else { return first.offset }
    return digits[digits.count - 1 - trailingCount].offset + 1
  }
}
