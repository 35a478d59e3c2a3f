extension WideInteger {
  /// Returns the magnitude of a number without its last `count` digits, rounded to a multiple of a step.
  ///
  /// The step is in units of the last remaining digit. The rest is what an earlier division left out.
  ///
  /// - Returns: `nil` if 128 bits can't hold the number.
  package func rounded(
    dropping count: Int,
    step: UInt64 = 1,
    after rest: Rest = .nothing,
    isNegative: Bool,
    _ rule: RoundingRule
  ) -> WideInteger? {
    var quotient = self
    var rest = rest
    var dropped = max(count, 0)
    // Numbers have at most 39 digits, so dropping more than 40 leaves out less than a half.
    if dropped > 40 { (quotient, dropped, rest) = (.zero, 0, isZero ? .nothing : .less) }
    while dropped > 0 {
      let part = min(dropped, 19)
      quotient = quotient.dropping(.powerOfTen(part), &rest)
      dropped -= part
    }
    if step > 1 { quotient = quotient.dropping(step, &rest) }
    let isUp = rest.goesUp(isOdd: quotient.isOdd, isNegative, rule)
    let whole = isUp ? quotient.adding(WideInteger(1)) : quotient
    return step > 1 ? whole?.multiplied(by: step) : whole
  }

  private func dropping(_ divisor: UInt64, _ rest: inout Rest) -> WideInteger {
    let (quotient, remainder) = divided(by: divisor)
    rest = Rest(remainder, of: divisor, before: rest)
    return quotient
  }
}

/// The part that rounding leaves out, compared with half of the last digit.
package enum Rest {
  case nothing, less, half, more

  /// Creates the rest of a division that follows another one with a rest.
  fileprivate init(_ remainder: UInt64, of divisor: UInt64, before rest: Rest) {
    let missing = divisor - remainder
    if remainder > missing {
      self = .more
    } else if remainder == missing {
      self = rest == .nothing ? .half : .more
    } else if remainder + 1 == missing, rest == .half || rest == .more {
      // If the divisor is odd, the earlier rest makes the difference.
      self = rest
    } else {
      self = remainder == 0 && rest == .nothing ? .nothing : .less
    }
  }

  /// Creates the rest of a division of numbers below 10^38.
  init(_ remainder: WideInteger, of divisor: WideInteger) {
    let missing = divisor.subtracting(remainder)
    self = remainder.isZero ? .nothing : remainder < missing ? .less : remainder == missing ? .half : .more
  }

  /// Returns whether to add one to the magnitude.
  fileprivate func goesUp(isOdd: Bool, _ isNegative: Bool, _ rule: RoundingRule) -> Bool {
    switch rule {
    case .toNearestOrEven: self == .more || self == .half && isOdd
    case .toNearestOrAwayFromZero: self == .more || self == .half
    case .up: self != .nothing && !isNegative
    case .down: self != .nothing && isNegative
    case .awayFromZero: self != .nothing
    case .towardZero: false
    }
  }
}
