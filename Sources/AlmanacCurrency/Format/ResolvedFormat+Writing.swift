import Foundation

extension ResolvedFormat {
  /// The text of an amount within the limits, or `nil` for NaN.
  func string(from amount: Decimal) -> String? {
    AmountDigits(amount).map { string(limits.clamped($0)) }
  }

  /// The text of an amount within the limits, or `nil` for NaN and for an amount that `Decimal` cannot hold.
  func string(from amount: Double) -> String? {
    AmountDigits(limits.clamped(amount)).map { string($0) }
  }

  /// The text of an amount.
  func string(_ amount: AmountDigits) -> String {
    var amount = amount
    amount.round(toDecimals: decimalDigits)
    if let count = format.maxIntegers { amount.limit(toIntegers: max(1, count)) }
    if amount.isZero, let zeroSymbol = format.zeroSymbol { return zeroSymbol }
    var writer = AmountWriter(zero: zero)
    writer.append(amount.isNegative ? negative.prefix : positive.prefix)
    appendIntegers(of: amount, to: &writer)
    if decimalDigits > 0 || alwaysShowsDecimalSeparator { writer.append(decimalSeparator) }
    for _ in 0..<max(0, decimalDigits - amount.digits.count) { writer.append(digit: 0) }
    for digit in amount.digits.suffix(decimalDigits) { writer.append(digit: digit) }
    writer.append(amount.isNegative ? negative.suffix : positive.suffix)
    return writer.text
  }

  private func appendIntegers(of amount: AmountDigits, to writer: inout AmountWriter) {
    let count = amount.integerCount
    if count == 0 { writer.append(digit: 0) }
    let size = groupingSize
    let isGrouped = hasGroupingSeparator && size > 0 && count >= size + minimumGroupingDigits
    let others = secondaryGroupingSize > 0 ? secondaryGroupingSize : size
    for index in 0..<count {
      let rest = count - index
      if isGrouped, index > 0, rest >= size, (rest - size).isMultiple(of: others) { writer.append(groupingSeparator) }
      writer.append(digit: amount.digits[index])
    }
  }

  /// The amount that some digits form with the decimals of this format. Digits beyond `maxDigitsCount` are ignored.
  func amount(isNegative: Bool, digits: some Sequence<UInt8>) -> AmountDigits {
    let significant = digits.drop { $0 == 0 }.prefix(maxDigitsCount)
    return AmountDigits(isNegative: isNegative, digits: significant, decimalDigits: decimalDigits)
  }
}

/// Collects the bytes of a text.
private struct AmountWriter {
  private let zero: Unicode.Scalar
  private var bytes: [UInt8] = []

  init(zero: Unicode.Scalar) {
    self.zero = zero
    bytes.reserveCapacity(48)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(digit: UInt8) {
    if zero == "0" {
      bytes.append(UInt8(ascii: "0") + digit)
    } else if let scalar = Unicode.Scalar(zero.value + UInt32(digit)) {
      bytes.append(contentsOf: String(scalar).utf8)
    }
  }
}
