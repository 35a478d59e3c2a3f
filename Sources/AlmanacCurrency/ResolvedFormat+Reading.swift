import Foundation

extension ResolvedFormat {
  /// The positions of the digits in a text. The zero symbol counts as a text without digits.
  func scan(_ text: String) -> AmountScan {
    let text = text == overrides.zeroSymbol ? "" : text
    return AmountScan(text, symbol: currencySymbol, symbolLeads: symbolLeads)
  }

  /// The amount in a text, with the decimals that it shows; `nil` for a text without a digit.
  func read(_ text: String) -> AmountDigits? {
    if text == overrides.zeroSymbol {
      return AmountDigits(isNegative: false, digits: [], decimalDigits: decimalDigits)
    }
    let scan = scan(text)
    guard !scan.digits.isEmpty else { return nil }
    return AmountDigits(
      isNegative: scan.minusOffset != nil,
      digits: scan.values,
      decimalDigits: writtenDecimals(scan)
    )
  }

  /// The digits of a text that replaces a whole amount, with the decimals of this format.
  ///
  /// Missing decimals become zeros. If the currency has no decimals, those of the text are dropped. If the text has more
  /// decimals than the currency, they are digits like all others.
  func digitsForInput(_ scan: AmountScan) -> [Int] {
    let decimals = writtenDecimals(scan)
    if decimals == 0 || decimals > decimalDigits && decimalDigits > 0 { return scan.values }
    if decimalDigits == 0 { return Array(scan.values.dropLast(decimals)) }
    return scan.values + repeatElement(0, count: decimalDigits - decimals)
  }

  /// The number of digits after the decimal separator.
  ///
  /// The separator need not be that of the locale. In `1.234,56` it is the last one in every locale, and in `12,5` a group
  /// would have another size.
  private func writtenDecimals(_ scan: AmountScan) -> Int {
    let separators = scan.gaps.indices.filter { !scan.gaps[$0].isEmpty }
    guard let place = separators.last else { return 0 }
    let separator = scan.gaps[place]
    guard separators.count(where: { scan.gaps[$0] == separator }) == 1 else { return 0 }
    let following = scan.digits.count - 1 - place
    let marks: Set = [decimalSeparator, groupingSeparator, ".", ",", "\u{66B}", "\u{66C}"]
    guard marks.contains(separator), separator.contains(where: { !$0.isWhitespace }) else { return 0 }
    if separators.count > 1 { return following }
    let groupLength = hasGroupingSeparator && groupingSize > 0 ? groupingSize : 3
    if separator == decimalSeparator { return decimalDigits == 0 && following == groupLength ? 0 : following }
    return following == groupLength ? 0 : following
  }
}
