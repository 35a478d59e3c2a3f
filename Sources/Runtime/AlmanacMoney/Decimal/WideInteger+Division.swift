extension WideInteger {
  /// Returns a quotient with a number of decimals, as an integer, and what the division leaves out.
  ///
  /// Both numbers are below 10^38, and the divisor is not 0.
  ///
  /// - Returns: `nil` if 128 bits can't hold the digits.
  func divided(by divisor: WideInteger, decimals: Int) -> (digits: WideInteger, rest: Rest)? {
    var (digits, remainder) = quotientAndRemainder(dividingBy: divisor)
    for _ in 0..<decimals {
      if remainder.isZero, digits.isZero { break }
      let digit = remainder.multiplyByTen(modulo: divisor)
      guard let next = digits.multiplied(by: 10)?.adding(WideInteger(digit)) else { return nil }
      digits = next
    }
    return (digits, Rest(remainder, of: divisor))
  }

  func quotientAndRemainder(dividingBy divisor: WideInteger) -> (quotient: WideInteger, remainder: WideInteger) {
    if divisor.high == 0 {
      let (quotient, remainder) = divided(by: divisor.low)
      return (quotient, WideInteger(remainder))
    }
    // The quotient has at most 64 bits.
    var (quotient, remainder) = (UInt64(0), WideInteger(high))
    for bit in (0..<64).reversed() {
      remainder = remainder.adding(remainder) ?? remainder
      if low >> UInt64(bit) & 1 == 1 { remainder.low |= 1 }
      quotient <<= 1
      if !(remainder < divisor) {
        remainder = remainder.subtracting(divisor)
        quotient |= 1
      }
    }
    return (WideInteger(quotient), remainder)
  }

  /// Multiplies a remainder by ten modulo the divisor, and returns the next digit of the quotient.
  ///
  /// 128 bits can hold twice a number below 10^38, but not ten times.
  private mutating func multiplyByTen(modulo divisor: WideInteger) -> UInt64 {
    let one = self
    var digit: UInt64 = 0
    let add = { (number: inout WideInteger, other: WideInteger) -> UInt64 in
      number = number.adding(other) ?? number
      if number < divisor { return 0 }
      number = number.subtracting(divisor)
      return 1
    }
    // Times 2, 4, 5 and 10.
    digit = add(&self, self)
    digit = 2 * digit + add(&self, self)
    digit += add(&self, one)
    return 2 * digit + add(&self, self)
  }
}
