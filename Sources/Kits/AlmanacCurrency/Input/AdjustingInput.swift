import AlmanacMoney

/// The rules of a text field whose formatter isn't a `CurrencyFormatter`: the formatter adjusts the text after each
/// edit.
struct AdjustingInput {
  let formatter: any CurrencyFormatting & CurrencyAdjusting

  /// Replaces a range of a text, and keeps the number of characters after the caret.
  func replacing(_ range: Range<Int>, of text: String, with replacement: String) -> CurrencyTextState {
    let trailingCount = text.count - range.upperBound
    guard replacement.isEmpty || replacement.contains(where: \.isNumber) else {
      let isNegative = text.contains { $0 == "-" }
      let addsMinus = range.lowerBound == 0 && replacement == "-" && !isNegative
      return state(addsMinus ? replacement + text : text, trailingCount: trailingCount)
    }
    var edited = text.prefix(range.lowerBound) + replacement + text.suffix(trailingCount)
    if text.isEmpty { edited = formatter.initialText + edited }
    // The last digits are ignored if there are too many.
    var surplus = edited.count(where: \.isNumber) - formatter.maxDigitsCount
    while surplus > 0, !edited.isEmpty { surplus -= edited.removeLast().isNumber ? 1 : 0 }
    let adjusted = formatter.formattedStringWithAdjustedDecimalSeparator(from: String(edited))
    return state(adjusted ?? "", trailingCount: trailingCount)
  }

  /// Limits the amount, or clears it if it is zero.
  func endingEditing(of text: String, clearsWhenValueIsZero: Bool) -> CurrencyTextState {
    if clearsWhenValueIsZero, !text.contains(where: { $0.isNumber && $0 != "0" }) { return state("", trailingCount: 0) }
    return state(formatter.formattedStringAdjustedToFitAllowedValues(from: text) ?? text, trailingCount: 0)
  }

  /// Returns the state of a text, with the caret before a trailing symbol.
  private func state(_ text: String, trailingCount: Int) -> CurrencyTextState {
    let end = text.lastIndex(where: \.isNumber).map { text.distance(from: text.startIndex, to: $0) + 1 }
    let caret = min(max(0, text.count - trailingCount), end ?? text.count)
    let plain = formatter.unformatted(string: text) ?? ""
    let amount = AmountDigits(plainNumber: plain)?.decimal
    return CurrencyTextState(text: text, selection: caret..<caret, amount: amount, unformatted: plain, refusal: nil)
  }
}
