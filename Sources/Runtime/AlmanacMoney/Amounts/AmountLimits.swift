/// The lowest and the highest amount.
package struct AmountLimits: Hashable, Sendable {
  private var min: AmountDigits?
  private var max: AmountDigits?

  /// Creates limits, or returns `nil` if there are none.
  package init?(min: AmountDigits?, max: AmountDigits?) {
    if min == nil, max == nil { return nil }
    self.min = min
    self.max = max
    // A limit of -0 is 0.
    self.min?.dropSignOfZero()
    self.max?.dropSignOfZero()
  }

  /// Creates an input's limits, rounded to decimals that it can show.
  ///
  /// - Precondition: At least one amount with these decimals and integers is within the limits.
  init(minimum: AmountDigits?, maximum: AmountDigits?, maximumIntegers: Int?, decimals: Int) {
    // No input shows more digits.
    let integers = Swift.min(Swift.max(1, maximumIntegers ?? .max), ExactDecimal.maximumDecimals - decimals)
    let nines = repeatElement(9 as UInt8, count: integers + decimals)
    var low = AmountDigits(isNegative: true, digits: nines, decimals: decimals)
    var high = AmountDigits(isNegative: false, digits: nines, decimals: decimals)
    if let minimum = minimum?.rounded(toDecimals: decimals, .up), low.isLess(than: minimum) { low = minimum }
    if let maximum = maximum?.rounded(toDecimals: decimals, .down), maximum.isLess(than: high) { high = maximum }
    precondition(!high.isLess(than: low), "The minimum is above the maximum, or above what the input can show.")
    low.dropSignOfZero()
    high.dropSignOfZero()
    (min, max) = (low, high)
  }

  /// Returns limits that these decimals can show, or the same limits if no amount with these decimals is within them.
  package func rounded(toDecimals decimals: Int) -> AmountLimits {
    let (low, high) = (min?.rounded(toDecimals: decimals, .up), max?.rounded(toDecimals: decimals, .down))
    if let low, let high, high.isLess(than: low) { return self }
    return AmountLimits(min: low, max: high) ?? self
  }

  /// Whether an amount can be below zero.
  var allowNegative: Bool { min.map { $0.isNegative } ?? true }

  /// Returns the amount, or the limit that it is beyond.
  package func clamped(_ amount: AmountDigits) -> AmountDigits {
    // With 0 as the lowest amount, -0 is 0.
    if let min, !min.isLess(than: amount) { return min }
    if let max, max.isLess(than: amount) { return max }
    return amount
  }

  /// Returns whether an amount is beyond the limit on its side of zero. Typing can still bring it within the other
  /// limit.
  func areExceeded(by amount: AmountDigits) -> Bool {
    if amount.isNegative { return min.map { amount.isLess(than: $0) } ?? false }
    return max.map { $0.isLess(than: amount) } ?? false
  }
}
