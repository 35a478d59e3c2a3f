/// An amount as its decimal digits, which are exact at any length.
struct AmountDigits: Equatable {
  /// Apart from the digits, because a user who types -0.50 passes -0.00.
  var isNegative: Bool

  /// From 0 to 9, the most significant first. The first one is not zero, and the last ones are decimals.
  private(set) var digits: [UInt8]

  /// The number of decimals. `digits` can have fewer elements.
  private(set) var decimalDigits: Int

  init(isNegative: Bool, digits: [UInt8], decimalDigits: Int) {
    self.isNegative = isNegative
    self.digits = digits.first == 0 ? Array(digits.drop { $0 == 0 }) : digits
    self.decimalDigits = decimalDigits
  }

  /// The amount `digits` × 10^`exponent`.
  init(isNegative: Bool, digits: [UInt8], exponent: Int) {
    self.init(isNegative: isNegative, digits: digits, decimalDigits: max(0, -exponent))
    if exponent > 0, !isZero { self.digits += repeatElement(0, count: exponent) }
  }

  var isZero: Bool { digits.isEmpty }

  /// The number of digits before the decimals, without leading zeros.
  var integerCount: Int { max(0, digits.count - decimalDigits) }

  /// The amount as Swift writes numbers: `-1234.50`.
  var plainText: String {
    var text: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    for digit in repeatElement(0, count: max(0, decimalDigits + 1 - digits.count)) + digits[...] {
      text.append(UInt8(ascii: "0") + digit)
    }
    if decimalDigits > 0 { text.insert(UInt8(ascii: "."), at: text.count - decimalDigits) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The amount with another number of decimals, rounded half to even as `NumberFormatter` does.
  func rounded(toDecimals count: Int) -> AmountDigits {
    let surplus = decimalDigits - count
    var rounded = self
    rounded.decimalDigits = count
    guard surplus > 0 else {
      if !isZero { rounded.digits += repeatElement(0, count: -surplus) }
      return rounded
    }
    guard surplus <= digits.count else {
      rounded.digits = []
      return rounded
    }
    let kept = digits.count - surplus
    let isHalf = digits[kept] == 5 && digits[(kept + 1)...].allSatisfy { $0 == 0 }
    rounded.digits.removeSubrange(kept...)
    if isHalf ? rounded.digits.last?.isMultiple(of: 2) == false : digits[kept] >= 5 { rounded.increment() }
    return rounded
  }

  /// Adds one to the last digit.
  private mutating func increment() {
    let nines = digits.reversed().prefix { $0 == 9 }.count
    digits.removeLast(nines)
    digits.append((digits.popLast() ?? 0) + 1)
    digits += repeatElement(0, count: nines)
  }

  /// Removes the integer digits above a count.
  mutating func limit(toIntegers count: Int) {
    let (limit, isTooLarge) = count.addingReportingOverflow(decimalDigits)
    if !isTooLarge, digits.count > limit { digits = Array(digits.suffix(limit).drop { $0 == 0 }) }
  }
}
