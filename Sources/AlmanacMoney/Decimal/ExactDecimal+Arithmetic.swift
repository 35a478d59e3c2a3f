extension ExactDecimal {
  /// - Throws: `MoneyError.overflow` if the sum has more than 38 digits.
  public static func + (first: ExactDecimal, second: ExactDecimal) throws(MoneyError) -> ExactDecimal {
    let decimals = max(first.decimals, second.decimals)
    let (one, other) = (try first.magnitude(decimals: decimals), try second.magnitude(decimals: decimals))
    guard first.isNegative != second.isNegative else {
      guard let sum = one.adding(other) else { throw .overflow }
      return try ExactDecimal(isNegative: first.isNegative, magnitude: sum, decimals: decimals)
    }
    let isLess = one < other
    return try ExactDecimal(
      isNegative: isLess ? second.isNegative : first.isNegative,
      magnitude: isLess ? other.subtracting(one) : one.subtracting(other),
      decimals: decimals
    )
  }

  /// - Throws: `MoneyError.overflow` if the difference has more than 38 digits.
  public static func - (first: ExactDecimal, second: ExactDecimal) throws(MoneyError) -> ExactDecimal {
    try first + -second
  }

  /// The exact product.
  ///
  /// - Throws: `MoneyError.overflow` if it has more than 38 digits.
  public static func * (first: ExactDecimal, second: ExactDecimal) throws(MoneyError) -> ExactDecimal {
    let (one, other) = (first.shortest, second.shortest)
    guard let product = one.magnitude.multiplied(by: other.magnitude) else { throw .overflow }
    return try ExactDecimal(
      isNegative: one.isNegative != other.isNegative,
      magnitude: product,
      decimals: one.isZero || other.isZero ? 0 : one.decimals + other.decimals
    )
  }

  /// The number with another number of decimals.
  ///
  /// - Parameters:
  ///   - decimals: The number of decimals. Beyond 0...38, the nearest of these.
  ///   - rule: How to round. By default, a half becomes even, as banks do.
  /// - Throws: `MoneyError.overflow` if the number has more than 38 digits with so many decimals.
  public func rounded(
    to decimals: Int,
    _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) throws(MoneyError) -> ExactDecimal {
    try rounded(to: decimals, step: 1, rule)
  }

  /// The nearest number that is a multiple of a step, in units of the last decimal.
  func rounded(to decimals: Int, step: UInt64, _ rule: FloatingPointRoundingRule) throws(MoneyError) -> ExactDecimal {
    let count = min(max(decimals, 0), Self.maximumDecimals)
    var quotient = count > self.decimals ? try magnitude(decimals: count) : magnitude
    var rest = Rest.nothing
    for divisor in Self.divisors(dropping: self.decimals - count) + (step > 1 ? [step] : []) {
      let (next, remainder) = quotient.divided(by: divisor)
      rest = Rest(remainder, of: divisor, before: rest)
      quotient = next
    }
    let isUp = rest.goesUp(isOdd: quotient.isOdd, isNegative, rule)
    guard let whole = isUp ? quotient.adding(WideInteger(1)) : quotient, let sum = whole.multiplied(by: max(step, 1))
    else { throw .overflow }
    return try ExactDecimal(isNegative: isNegative, magnitude: sum, decimals: count)
  }

  /// The powers of ten that drop a number of digits, each of which fits in 64 bits.
  private static func divisors(dropping count: Int) -> [UInt64] {
    if count <= 0 { return [] }
    return count > 19 ? [.powerOfTen(count - 19), .powerOfTen(19)] : [.powerOfTen(count)]
  }
}

/// What rounding leaves out, compared with half of the last digit.
private enum Rest {
  case nothing, less, half, more

  /// The rest of a division, after which there was another rest.
  init(_ remainder: UInt64, of divisor: UInt64, before rest: Rest) {
    let missing = divisor - remainder
    if remainder > missing {
      self = .more
    } else if remainder == missing {
      self = rest == .nothing ? .half : .more
    } else if remainder + 1 == missing, rest == .half || rest == .more {
      // Of an odd divisor, the rest before makes the difference.
      self = rest
    } else {
      self = remainder == 0 && rest == .nothing ? .nothing : .less
    }
  }

  /// Whether to add one to the magnitude.
  func goesUp(isOdd: Bool, _ isNegative: Bool, _ rule: FloatingPointRoundingRule) -> Bool {
    switch rule {
    case .toNearestOrEven: self == .more || self == .half && isOdd
    case .toNearestOrAwayFromZero: self == .more || self == .half
    case .up: self != .nothing && !isNegative
    case .down: self != .nothing && isNegative
    case .awayFromZero: self != .nothing
    case .towardZero: false
    @unknown default: self == .more || self == .half && isOdd
    }
  }
}
