extension ExactDecimal {
  /// Returns the exact sum.
  ///
  /// - Throws: `MoneyError.overflow` if the sum has more than 38 digits without trailing zeros in its decimals.
  public static func + (first: ExactDecimal, second: ExactDecimal) throws(MoneyError) -> ExactDecimal {
    let sum = sum(AmountDigits(first), AmountDigits(second)) ?? sum(first.shortest, second.shortest)
    guard let number = sum?.exact ?? sum?.shortened(toDecimals: 0).exact else { throw .overflow }
    return number
  }

  /// Returns the sum, or `nil` if 128 bits can't hold the digits that it has with the decimals of both numbers.
  private static func sum(_ first: AmountDigits, _ second: AmountDigits) -> AmountDigits? {
    let exponent = min(first.exponent, second.exponent)
    guard let one = first.magnitude.scaled(by: first.exponent - exponent),
      let other = second.magnitude.scaled(by: second.exponent - exponent)
    else { return nil }
    guard first.isNegative != second.isNegative else {
      return one.adding(other).map { AmountDigits(isNegative: first.isNegative, magnitude: $0, exponent: exponent) }
    }
    let isLess = one < other
    return AmountDigits(
      isNegative: isLess ? second.isNegative : first.isNegative,
      magnitude: isLess ? other.subtracting(one) : one.subtracting(other),
      exponent: exponent
    )
  }

  /// Returns the exact difference.
  ///
  /// - Throws: `MoneyError.overflow` if the difference has more than 38 digits without trailing zeros in its decimals.
  public static func - (first: ExactDecimal, second: ExactDecimal) throws(MoneyError) -> ExactDecimal {
    try first + -second
  }

  /// Returns the exact product, with the decimals of both numbers: 1.00 × 3 is 3.00.
  ///
  /// - Throws: `MoneyError.overflow` if it has more than 38 digits without trailing zeros in its decimals.
  public static func * (first: ExactDecimal, second: ExactDecimal) throws(MoneyError) -> ExactDecimal {
    let isNegative = first.isNegative != second.isNegative
    let decimals = first.decimals + second.decimals
    if let product = first.magnitude.multiplied(by: second.magnitude),
      let number = try? ExactDecimal(isNegative: isNegative, magnitude: product, decimals: decimals)
    {
      return number
    }
    let (product, dropped) = WideProduct(first.magnitude, second.magnitude).withoutZeros(atMost: decimals)
    guard let product else { throw .overflow }
    return try ExactDecimal(isNegative: isNegative, magnitude: product, decimals: decimals - dropped)
  }

  /// Returns the quotient, rounded to a number of decimals.
  ///
  /// ```swift
  /// try ExactDecimal(2).divided(by: 3, to: 4)        // 0.6667
  /// ```
  ///
  /// - Parameters:
  ///   - divisor: The divisor.
  ///   - decimals: The number of decimals, clamped to 0...38.
  ///   - rule: The rounding rule. By default, ties round to even (banker's rounding).
  /// - Returns: The quotient with exactly that many decimals, rounded only once.
  /// - Throws: `MoneyError.divisionByZero`, and `MoneyError.overflow` if the quotient has more than 38 digits.
  public func divided(
    by divisor: ExactDecimal,
    to decimals: Int,
    _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) throws(MoneyError) -> ExactDecimal {
    try divided(by: divisor, to: decimals, step: 1, RoundingRule(rule))
  }

  /// Returns the quotient, rounded to a multiple of a step in units of the last decimal.
  func divided(
    by divisor: ExactDecimal,
    to decimals: Int,
    step: UInt64,
    _ rule: RoundingRule
  ) throws(MoneyError) -> ExactDecimal {
    guard !divisor.isZero else { throw .divisionByZero }
    let count = min(max(decimals, 0), Self.maximumDecimals)
    // The integer quotient of the magnitudes has this number's decimals minus the divisor's.
    let missing = count + divisor.decimals - self.decimals
    let isNegative = isNegative != divisor.isNegative
    guard let (digits, rest) = magnitude.divided(by: divisor.magnitude, decimals: max(0, missing)),
      let rounded = digits.rounded(dropping: -missing, step: step, after: rest, isNegative: isNegative, rule)
    else { throw .overflow }
    return try ExactDecimal(isNegative: isNegative, magnitude: rounded, decimals: count)
  }

  /// Unavailable, because division needs a number of decimals.
  @available(*, unavailable, message: "a quotient can have endless decimals; use divided(by:to:_:)")
  public static func / (first: ExactDecimal, second: ExactDecimal) -> ExactDecimal { fatalError("unavailable") }

  /// Returns the number rounded to a number of decimals.
  ///
  /// - Parameters:
  ///   - decimals: The number of decimals, clamped to 0...38.
  ///   - rule: The rounding rule. By default, ties round to even (banker's rounding).
  /// - Returns: The number with exactly that many decimals.
  /// - Throws: `MoneyError.overflow` if the number has more than 38 digits with that many decimals.
  public func rounded(
    to decimals: Int,
    _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) throws(MoneyError) -> ExactDecimal {
    try rounded(to: decimals, step: 1, RoundingRule(rule))
  }

  /// Returns the number rounded to a multiple of a step in units of the last decimal.
  func rounded(to decimals: Int, step: UInt64, _ rule: RoundingRule) throws(MoneyError) -> ExactDecimal {
    let count = min(max(decimals, 0), Self.maximumDecimals)
    let units = count > self.decimals ? try magnitude(decimals: count) : magnitude
    guard
      let rounded = units.rounded(dropping: self.decimals - count, step: step, isNegative: isNegative, rule)
    else { throw .overflow }
    return try ExactDecimal(isNegative: isNegative, magnitude: rounded, decimals: count)
  }
}
