import Almanac

/// The parts of an evenly split amount: the larger ones first, which exceed the others by one step.
///
/// It takes the same memory for any number of parts. `Array(parts)` creates an array.
public struct MoneyParts<Unit: CurrencyEnum>: RandomAccessCollection, Hashable, Sendable {
  fileprivate let larger: Money<Unit>
  fileprivate let smaller: Money<Unit>
  fileprivate let largerCount: Int

  /// The number of parts.
  public let count: Int

  /// The position of the first part.
  public var startIndex: Int { 0 }

  /// The position after the last part.
  public var endIndex: Int { count }

  /// The part at a position.
  public subscript(position: Int) -> Money<Unit> {
    precondition(0..<count ~= position, "There is no such part.")
    return position < largerCount ? larger : smaller
  }

  /// Returns whether the parts equal an array's elements.
  public static func == (parts: MoneyParts, array: [Money<Unit>]) -> Bool { parts.elementsEqual(array) }
}

extension Money {
  /// Splits the amount into parts that differ by at most one step and add up exactly to the amount.
  ///
  /// ```swift
  /// try Money("10.00", Currency.euro).split(into: 3)                    // 3.34, 3.33 and 3.33 EUR
  /// try Money("8.00", Currency.swissFranc).split(into: 3, to: .cash)    // 2.70, 2.65 and 2.65 CHF
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of parts, from 1 to ten million; more are considered a mistake.
  ///   - digits: The step: by default a minor unit, such as a cent, and for `.cash` the smallest coin. If the amount
  ///     has more decimals, so do the parts.
  /// - Returns: The parts, the larger ones first.
  /// - Throws: `MoneyError.invalidPartCount` if the count is out of range, `MoneyError.notInCash` if coins can't make
  ///   up the amount, and `MoneyError.overflow` if the amount doesn't fit with that many decimals.
  /// - Complexity: O(1).
  public func split(
    into count: Int,
    to digits: FractionDigits = .minorUnits
  ) throws(MoneyError) -> MoneyParts<Unit> {
    guard 1...10_000_000 ~= count else { throw .invalidPartCount(count) }
    let steps = try steps(digits)
    let (quotient, rest) = steps.count.divided(by: UInt64(count))
    return MoneyParts(
      larger: try money(rest > 0 ? quotient.adding(WideInteger(1)) : quotient, steps),
      smaller: try money(quotient, steps),
      largerCount: Int(rest),
      count: count
    )
  }

  /// Splits the amount by weight into parts that add up exactly to the amount.
  ///
  /// ```swift
  /// try Money("0.05", Currency.euro).allocated(by: [70, 20, 10])    // 0.04, 0.01 and 0.00 EUR
  /// ```
  ///
  /// Parts are rounded down. The remaining steps go to the parts that lose most, in order if they lose the same.
  ///
  /// - Parameters:
  ///   - weights: The weights, which must not be negative.
  ///   - digits: The step, as for ``split(into:to:)``.
  /// - Returns: The parts, in the order of the weights.
  /// - Throws: `MoneyError.invalidWeights` if a weight is negative, or if the sum of the weights is 0 or too large,
  ///   `MoneyError.notInCash` if coins can't make up the amount, and `MoneyError.overflow` if the amount doesn't fit.
  public func allocated(
    by weights: [Int],
    to digits: FractionDigits = .minorUnits
  ) throws(MoneyError) -> [Money] {
    let total = try Self.sum(of: weights)
    let steps = try steps(digits)
    var shares = weights.map { steps.count.share(of: UInt64($0), in: total) }
    var left = shares.reduce(steps.count) { $0.subtracting($1.whole) }
    let order = shares.indices.sorted { (shares[$0].rest, $1) > (shares[$1].rest, $0) }
    for index in order where !left.isZero {
      shares[index].whole = shares[index].whole.adding(WideInteger(1)) ?? shares[index].whole
      left = left.subtracting(WideInteger(1))
    }
    var parts: [Money] = []
    for share in shares { parts.append(try money(share.whole, steps)) }
    return parts
  }

  /// Returns the sum of weights, which is above 0.
  private static func sum(of weights: [Int]) throws(MoneyError) -> UInt64 {
    var total: UInt64 = 0
    for weight in weights {
      let (sum, isTooLarge) = total.addingReportingOverflow(UInt64(clamping: weight))
      guard weight >= 0, !isTooLarge else { throw .invalidWeights }
      total = sum
    }
    guard total > 0 else { throw .invalidWeights }
    return total
  }
}

/// An amount without its sign, as a number of steps. Their size is in units of the last decimal.
private struct Steps {
  let count: WideInteger
  let size: UInt64
  let decimals: Int
}

extension Money {
  fileprivate func steps(_ digits: FractionDigits) throws(MoneyError) -> Steps {
    let (count, size) = self.digits(digits)
    // In cash, the decimals of the amount don't count: 10.00 kronor are ten coins, just like 10 kronor.
    let rounded = digits == .cash ? try amount.rounded(to: count) : amount
    guard rounded == amount else { throw .notInCash(description) }
    let decimals = max(rounded.decimals, count)
    let (steps, rest) = try rounded.magnitude(decimals: decimals).divided(by: size)
    guard rest == 0 else { throw .notInCash(description) }
    return Steps(count: steps, size: size, decimals: decimals)
  }

  /// Returns the amount that a number of steps makes, with this amount's sign.
  fileprivate func money(_ count: WideInteger?, _ steps: Steps) throws(MoneyError) -> Money {
    guard let magnitude = count?.multiplied(by: steps.size) else { throw .overflow }
    let number = try ExactDecimal(isNegative: amount.isNegative, magnitude: magnitude, decimals: steps.decimals)
    return Money(number, currency)
  }
}

extension WideInteger {
  /// Returns a weight's share of the number, rounded down, and the remainder of the division by the total.
  fileprivate func share(of weight: UInt64, in total: UInt64) -> (whole: WideInteger, rest: UInt64) {
    // The product has 192 bits. The quotient isn't larger than the number.
    let low = low.multipliedFullWidth(by: weight)
    let high = high.multipliedFullWidth(by: weight)
    let (middle, carry) = high.low.addingReportingOverflow(low.high)
    let top = high.high + (carry ? 1 : 0)
    let (first, rest) = total.dividingFullWidth((top, middle))
    let (second, remainder) = total.dividingFullWidth((rest, low.low))
    return (WideInteger(high: first, low: second), remainder)
  }
}
