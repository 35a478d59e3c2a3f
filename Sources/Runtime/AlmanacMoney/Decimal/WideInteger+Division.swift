extension WideInteger {
  /// Returns the digits of a quotient and of some of its decimals, as an integer, and what the division leaves out.
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

  /// Makes a remainder ten times as large, and returns how often the divisor is in it, as that digit is taken away.
  ///
  /// 128 bits can't hold ten times a number below 10^38, but twice.
  private mutating func multiplyByTen(modulo divisor: WideInteger) -> UInt64 {
    let one = self
    var digit: UInt64 = 0
    let add = { (number: inout WideInteger, other: WideInteger) -> UInt64 in
      number = number.adding(other) ?? number
      if number < divisor { return 0 }
      number = number.subtracting(divisor)
      return 1
    }
    // 2, 4, 5, 10.
    digit = add(&self, self)
    digit = 2 * digit + add(&self, self)
    digit += add(&self, one)
    return 2 * digit + add(&self, self)
  }
}
