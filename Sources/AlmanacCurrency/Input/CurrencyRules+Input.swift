extension CurrencyRules {
  /// The state of the empty text.
  var emptyState: CurrencyTextState {
    CurrencyTextState(text: "", selection: 0..<0, amount: nil, unformatted: "")
  }

  /// The state of an unchanged text.
  func state(text: String, selection: Range<Int>) -> CurrencyTextState {
    let amount = amountOfAllDigits(in: text)
    return CurrencyTextState(
      text: text,
      selection: selection,
      amount: amount?.decimal,
      unformatted: amount?.plainText ?? ""
    )
  }

  /// The state after an edit, or `nil` if the limits forbid it.
  func state(_ content: InputContent) -> CurrencyTextState? {
    let digits = content.digits
    guard !digits.isEmpty else {
      let text = content.isNegative ? format.minusSign : ""
      return CurrencyTextState(text: text, selection: text.count..<text.count, amount: nil, unformatted: "")
    }
    guard let typed = amountWithinLimits(content) else { return nil }
    let ignoredCount = digits.drop { $0 == 0 }.count - typed.digits.count
    return state(typed, trailingCount: max(0, content.after.count - ignoredCount))
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

  /// The amount after an edit, or `nil` if it is farther from zero than a limit.
  ///
  /// Typed digits that are too many are ignored, the last ones first. The limit nearer to zero must wait: a user who types 25
  /// passes 2, even if `minValue` is 25.
  private func amountWithinLimits(_ content: InputContent) -> AmountDigits? {
    var inserted = content.inserted
    while true {
      let digits = content.before + inserted + content.after
      let typed = amount(isNegative: content.isNegative, digits: digits)
      let isLimited = content.isAddition && !format.settings.followsCurrencyText
      guard isLimited, let limits, limits.areExceeded(by: typed) else { return typed }
      guard !content.isAmount, inserted.count > 1 else { return nil }
      inserted.removeLast()
    }
  }

  private func caret(in text: String, trailingCount: Int) -> Int {
    let digits = text == format.settings.zeroSymbol ? [] : AmountScan(text, self).digits
    guard let first = digits.first else { return text.count }
    guard trailingCount < digits.count else { return first.offset }
    return digits[digits.count - 1 - trailingCount].offset + 1
  }
}
