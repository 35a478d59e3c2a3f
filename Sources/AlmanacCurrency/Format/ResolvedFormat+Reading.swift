extension ResolvedFormat {
  /// The amount in a text, or `nil` if the text is not in the grammar of `CurrencyFormatter.decimal(from:)`.
  func amount(in text: String) -> AmountDigits? {
    if text == format.zeroSymbol { return zeroAmount }
    if text == format.nilSymbol { return nil }
    let plain = AmountDigits(plainNumber: text)
    if format.followsCurrencyText { return plain }
    guard let plain else { return AmountReader.amount(in: text, reading) }
    // Without a symbol, the format can write 1234 as `1.234`.
    guard writesPoints, let own = AmountReader.amount(in: text, reading), string(own) == text else { return plain }
    return own
  }

  /// The amount in a formatted text.
  func formattedAmount(in text: String) -> AmountDigits? {
    format.followsCurrencyText ? amountOfAllDigits(in: text) : amount(in: text)
  }

  /// The amount that all digits of a text form, the last ones as decimals. `nil` for a text without a digit.
  func amountOfAllDigits(in text: String) -> AmountDigits? {
    if text == format.zeroSymbol { return zeroAmount }
    let scan = AmountScan(text, self)
    guard !scan.digits.isEmpty else { return nil }
    return amount(isNegative: scan.minusOffset != nil, digits: scan.values)
  }

  var zeroAmount: AmountDigits { AmountDigits(isNegative: false, digits: [], decimalDigits: decimalDigits) }

  /// Whether a text of this format can be a plain number with another meaning.
  private var writesPoints: Bool {
    positive.prefix.isEmpty && positive.suffix.isEmpty && hasGroupingSeparator && groupingSeparator == "."
  }
}
