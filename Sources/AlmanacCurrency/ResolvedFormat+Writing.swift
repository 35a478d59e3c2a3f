import Foundation

extension ResolvedFormat {
  /// The text of a rounded number.
  func string(_ amount: Decimal) -> String {
    string(AmountDigits(rounding: amount, decimalDigits: decimalDigits))
  }

  /// The text of an amount that has the decimals of this format.
  func string(_ amount: AmountDigits) -> String {
    let amount = overrides.maxIntegers.map(amount.limited(toIntegers:)) ?? amount
    if amount.isZero, let zeroSymbol = overrides.zeroSymbol { return zeroSymbol }
    let text = amount.digits.count > Self.exactDigits ? longText(amount) : text(Double(amount.plainText) ?? 0)
    return overrides.showsCurrencySymbol ? text : withoutOuterSpaces(text)
  }

  /// The amount that some digits form with the decimals of this format. Digits beyond `maxDigitsCount` are ignored.
  func amount(isNegative: Bool, digits: some Sequence<Int>) -> AmountDigits {
    let significant = digits.drop { $0 == 0 }.prefix(maxDigitsCount)
    return AmountDigits(isNegative: isNegative, digits: significant, decimalDigits: decimalDigits)
  }

  /// The number of digits that each `Double` keeps.
  private static let exactDigits = 15

  private func text(_ number: Double) -> String {
    numberFormatter.string(from: NSNumber(value: number)) ?? ""
  }

  /// The text of an amount that a `Double` cannot hold.
  ///
  /// `NumberFormatter` converts every number to `Double`, even a `Decimal`. So it writes a power of ten of the same length,
  /// whose digits are then replaced.
  private func longText(_ amount: AmountDigits) -> String {
    let integers = amount.digits.count - amount.decimalDigits
    let model = [1] + repeatElement(0, count: amount.digits.count - 1)
    let power = Double("\(amount.isNegative ? "-" : "")1e\(integers - 1)") ?? 0
    var scalars = Array(text(power).unicodeScalars)
    let places = scalars.indices.filter { scalars[$0].decimalValue != nil }
    let values = places.compactMap { scalars[$0].decimalValue }
    // The symbol can contain digits, too.
    guard
      let start = (0...max(0, places.count - model.count)).first(where: { values[$0...].starts(with: model) })
    else { return amount.plainText }
    for (place, (old, new)) in zip(places[start...], zip(model, amount.digits)) {
      scalars[place] = Unicode.Scalar(scalars[place].value - UInt32(old) + UInt32(new)) ?? scalars[place]
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// The text without the spaces beside a missing symbol.
  private func withoutOuterSpaces(_ text: String) -> String {
    guard
      let first = text.firstIndex(where: { $0.unicodeScalars.contains { $0.decimalValue != nil } }),
      let last = text.lastIndex(where: { $0.unicodeScalars.contains { $0.decimalValue != nil } })
    else { return text }
    let end = text.index(after: last)
    return text[..<first].filter { !$0.isWhitespace } + text[first..<end] + text[end...].filter { !$0.isWhitespace }
  }
}
