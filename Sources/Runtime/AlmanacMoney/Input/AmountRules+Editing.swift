extension AmountRules {
  /// Returns the state after an edit of a text.
  package func state(after edit: CurrencyTextEdit, of text: String, selection: Range<Int>) -> AmountTextState {
    let count = text.count
    let (range, replacement) = edit.replacing(inTextOf: count, selection: selection)
    let selection = selection.clamped(to: 0..<count)
    var content = EditedText(text, range, isWhole: range.upperBound >= count, self)
    // The user deletes forward, because `.delete` never starts at the caret.
    content.deletesAfter = selection.isEmpty && selection.lowerBound == range.lowerBound
    do throws(AmountParseError.Reason) {
      guard let content = try content.replaced(by: replacement, self) else {
        return unchangedState(text: text, selection: selection)
      }
      return try editedState(content)
    } catch {
      return unchangedState(text: text, selection: selection, refusal: self.error(error, in: replacement))
    }
  }

  /// Returns the state after editing ends: within the limits, or empty if there is no digit or a zero to be cleared.
  package func finalState(of text: String, clearsZero: Bool) -> AmountTextState {
    guard let amount = amountOfAllDigits(in: text) else { return .empty }
    let limited = limitedState(amount)
    return clearsZero && (amount.isZero || limited.digits?.isZero == true) ? .empty : limited
  }

  /// Returns the state of an unchanged text.
  package func unchangedState(
    text: String,
    selection: Range<Int>,
    refusal: AmountParseError? = nil
  ) -> AmountTextState {
    AmountTextState(text: text, selection: selection, digits: amountOfAllDigits(in: text), refusal: refusal)
  }

  /// Returns the state after an edit.
  ///
  /// - Throws: `outOfRange` if the limits forbid the edit.
  private func editedState(_ content: InputContent) throws(AmountParseError.Reason) -> AmountTextState {
    guard !content.digits.isEmpty else {
      let text = content.isNegative ? minusSign : ""
      return AmountTextState(text: text, selection: text.count..<text.count, digits: nil, refusal: nil)
    }
    guard let typed = amountWithinLimits(content) else { throw .outOfRange }
    let ignoredCount = content.digits.drop { $0 == 0 }.count - typed.magnitude.digitCount
    let isAllIgnored = !content.inserted.isEmpty && content.trailingCount == 0 && ignoredCount >= content.inserted.count
    if isAllIgnored, !readsDigitsOnly { throw .outOfRange }
    return shownState(typed, trailingCount: max(0, content.trailingCount - ignoredCount))
  }

  /// Returns the state for a string that a program sets, which is empty if the string isn't an amount that the input
  /// shows.
  package func assignedState(_ text: String) -> AmountTextState {
    if text.isEmpty { return .empty }
    do throws(AmountParseError.Reason) {
      return limitedState(readsDigitsOnly ? try formattedAmount(in: text) : try pastedAmount(text))
    } catch {
      return unchangedState(text: "", selection: 0..<0, refusal: self.error(error, in: text))
    }
  }

  /// Returns the state of an amount, limited to `minValue...maxValue`.
  package func limitedState(_ amount: AmountDigits) -> AmountTextState {
    var limited = limited(amount)
    limited.dropSignOfZero()
    return shownState(limited)
  }

  /// Returns the state of an amount as this format shows it, with the caret before its last `trailingCount` digits.
  package func shownState(_ amount: AmountDigits, trailingCount: Int = 0) -> AmountTextState {
    var shown = amount.rounded(toDecimals: decimals)
    if let count = maxIntegers { shown.limit(toIntegers: count) }
    let text = text(of: shown)
    // The digits of a zero weren't typed, so the next one is the last.
    let caret = caret(in: text, trailingCount: shown.isZero ? 0 : trailingCount)
    return AmountTextState(text: text, selection: caret..<caret, digits: shown, refusal: nil)
  }

  /// Returns the amount after an edit, or `nil` if it is farther from zero than a limit.
  ///
  /// Typed digits that are too many are ignored, the last ones first. The limit nearer to zero must wait: a user who
  /// types 25 passes through 2, even if `minValue` is 25.
  private func amountWithinLimits(_ content: InputContent) -> AmountDigits? {
    let all = amount(isNegative: content.isNegative, digits: content.digits)
    let isLimited = content.isAddition && !readsDigitsOnly
    guard isLimited, let limits, limits.areExceeded(by: all) else { return all }
    if content.isAmount { return nil }
    let typed = { self.amount(isNegative: content.isNegative, digits: content.digits(insertedCount: $0)) }
    var refused = content.inserted.count
    // A binary search, because pasted text can be long.
    var allowed = 0
    while refused - allowed > 1 {
      let count = (allowed + refused) / 2
      if limits.areExceeded(by: typed(count)) { refused = count } else { allowed = count }
    }
    return allowed > 0 ? typed(allowed) : nil
  }

  /// Returns the digits of a text that the input shows, which can be the zero symbol.
  func scan(shown text: String) -> AmountScan { AmountScan(text == zeroText ? "" : text, self) }

  /// Returns the selection to show: a caret is not after a symbol at the end.
  package func visible(_ selection: Range<Int>, in text: String) -> Range<Int> {
    guard selection.isEmpty else { return selection }
    let caret = min(selection.lowerBound, caret(in: text, trailingCount: 0))
    return caret..<caret
  }

  private func caret(in text: String, trailingCount: Int) -> Int {
    let offsets = scan(shown: text).offsets
    guard let first = offsets.first else { return text.count }
    guard trailingCount < offsets.count else { return first }
    return offsets[offsets.count - 1 - trailingCount] + 1
  }
}
