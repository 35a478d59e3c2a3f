/// The lowest and the highest amount.
struct AmountLimits: Sendable {
  private let minValue: Double?
  private let maxValue: Double?
  private let min: AmountDigits?
  private let max: AmountDigits?

  /// `nil` if there is no limit.
  init?(min minValue: Double?, max maxValue: Double?) {
    if minValue == nil, maxValue == nil { return nil }
    // A limit of -0 is 0.
    self.minValue = minValue.map { $0 + 0 }
    self.maxValue = maxValue.map { $0 + 0 }
    min = self.minValue.flatMap { AmountDigits($0) }
    max = self.maxValue.flatMap { AmountDigits($0) }
  }

  /// Whether an amount can be below zero.
  var allowNegative: Bool { minValue.map { $0 < 0 } ?? true }

  /// The amount, or the limit that it is beyond.
  func clamped(_ amount: AmountDigits) -> AmountDigits {
    if let min, amount.isLess(than: min) { return min }
    if let max, max.isLess(than: amount) { return max }
    return amount
  }

  /// The amount, or the limit that it is beyond. A limit that is NaN is none.
  ///
  /// An amount at the lowest one is that one, because 0 replaces -0.
  func clamped(_ amount: Double) -> Double {
    if let minValue, amount <= minValue { return minValue }
    if let maxValue, amount > maxValue { return maxValue }
    return amount
  }

  /// Whether an amount is beyond the limit on its side of zero. The user can still come nearer to the other one.
  func areExceeded(by amount: AmountDigits) -> Bool {
    if amount.isNegative { return min.map { amount.isLess(than: $0) } ?? false }
    return max.map { $0.isLess(than: amount) } ?? false
  }
}

extension AmountDigits {
  /// Whether the amount is less than another. -0 is not less than 0.
  fileprivate func isLess(than other: AmountDigits) -> Bool {
    if isZero || signum != other.signum { return signum < other.signum }
    return isNegative ? other.isCloser(than: self) : isCloser(than: other)
  }

  private var signum: Int { isZero ? 0 : isNegative ? -1 : 1 }

  /// Whether the amount is closer to zero than another. Neither is zero.
  private func isCloser(than other: AmountDigits) -> Bool {
    let (size, otherSize) = (digits.count - decimalDigits, other.digits.count - other.decimalDigits)
    guard size == otherSize else { return size < otherSize }
    let difference = zip(digits, other.digits).first { $0 != $1 }
    return difference.map { $0 < $1 } ?? other.digits.dropFirst(digits.count).contains { $0 > 0 }
  }
}
