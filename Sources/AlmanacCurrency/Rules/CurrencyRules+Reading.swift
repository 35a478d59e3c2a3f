extension CurrencyRules {
  /// The amount in a text, or `nil` if the text is not in the grammar of `CurrencyFormatter.decimal(from:)`.
  func amount(in text: String) -> AmountDigits? {
    if text == settings.zeroSymbol { return zeroAmount }
    if text == settings.nilSymbol { return nil }
    if settings.followsCurrencyText { return AmountDigits(plainNumber: text) }
    // First, because a format without a symbol can write 1234 as `1.234`, and one with the symbol `1` 5 as `15`.
    return ownAmount(in: text) ?? AmountDigits(plainNumber: text) ?? AmountReader.amount(in: text, reading)
  }

  /// The amount in a text that this format writes, or `nil` for any other text.
  private func ownAmount(in text: String) -> AmountDigits? {
    ownAmount(in: text, isNegative: true) ?? ownAmount(in: text, isNegative: false)
  }

  private func ownAmount(in text: String, isNegative: Bool) -> AmountDigits? {
    writer.amount(in: text, isNegative: isNegative).flatMap { string($0) == text ? $0 : nil }
  }

  /// The amount in a formatted text.
  func formattedAmount(in text: String) -> AmountDigits? {
    settings.followsCurrencyText ? amountOfAllDigits(in: text) : amount(in: text)
  }

  /// The amount that all digits of a text form, the last ones as decimals. `nil` for a text without a digit.
  func amountOfAllDigits(in text: String) -> AmountDigits? {
    if text == settings.zeroSymbol { return zeroAmount }
    let scan = AmountScan(text, self)
    guard !scan.digits.isEmpty else { return nil }
    return amount(isNegative: scan.minusOffset != nil, digits: scan.values)
  }

  var zeroAmount: AmountDigits { AmountDigits(isNegative: false, digits: [], decimalDigits: pattern.decimalDigits) }
}
