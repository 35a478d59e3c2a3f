import Almanac

extension Money {
  /// Splits the amount into parts that differ by at most one minor unit, and whose sum is exactly the amount.
  ///
  /// The first parts are the larger ones. If an amount has more decimals than the currency, so do the parts.
  ///
  /// - Throws: `MoneyError.invalidWeights` if the number of parts is not above 0, or above ten million, which no memory
  ///   is for.
  public func split(into count: Int) throws(MoneyError) -> [Money] {
    guard 1...10_000_000 ~= count else { throw .invalidWeights }
    return try allocated(by: Array(repeating: 1, count: count))
  }

  /// Splits the amount into parts by weight, whose sum is exactly the amount.
  ///
  /// ```swift
  /// try Money("0.05", Currency.euro).allocated(by: [70, 20, 10])    // 0.04, 0.01 and 0.00 EUR
  /// ```
  ///
  /// What is left of each part goes to those that lose most by rounding down, the first of them first. If an amount has
  /// more decimals than the currency, so do the parts.
  ///
  /// - Throws: `MoneyError.invalidWeights` if a weight is negative, or if their sum is 0 or too large.
  public func allocated(by weights: [Int]) throws(MoneyError) -> [Money] {
    var total: UInt64 = 0
    for weight in weights {
      let (sum, isTooLarge) = total.addingReportingOverflow(UInt64(clamping: weight))
      guard weight >= 0, !isTooLarge else { throw .invalidWeights }
      total = sum
    }
    guard total > 0 else { throw .invalidWeights }
    let decimals = max(amount.decimals, currency.minorUnits)
    let units = try amount.magnitude(decimals: decimals)
    var shares = weights.map { units.share(of: UInt64($0), in: total) }
    var left = shares.reduce(units) { $0.subtracting($1.whole) }
    let order = shares.indices.sorted { (shares[$0].rest, $1) > (shares[$1].rest, $0) }
    for index in order where !left.isZero {
      shares[index].whole = shares[index].whole.adding(WideInteger(1)) ?? shares[index].whole
      left = left.subtracting(WideInteger(1))
    }
    var parts: [Money] = []
    for share in shares {
      let part = try ExactDecimal(isNegative: amount.isNegative, magnitude: share.whole, decimals: decimals)
      parts.append(Money(part, currency))
    }
    return parts
  }
}

extension WideInteger {
  /// Returns the part of a number that a weight has in the sum of weights, and what is left of it by rounding down, in
  /// parts of the sum.
  fileprivate func share(of weight: UInt64, in total: UInt64) -> (whole: WideInteger, rest: UInt64) {
    // high and low × weight are 192 bits. The quotient is not larger than the number.
    let low = low.multipliedFullWidth(by: weight)
    let high = high.multipliedFullWidth(by: weight)
    let (middle, carry) = high.low.addingReportingOverflow(low.high)
    let top = high.high + (carry ? 1 : 0)
    let (first, rest) = total.dividingFullWidth((top, middle))
    let (second, remainder) = total.dividingFullWidth((rest, low.low))
    return (WideInteger(high: first, low: second), remainder)
  }
}
