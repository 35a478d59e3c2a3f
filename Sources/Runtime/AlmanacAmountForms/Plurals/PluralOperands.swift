import AlmanacMoney

/// The operands of plural rules for an amount as it is written: the integer, and the decimals with trailing zeros.
///
/// For numbers with more than 18 digits, these are the last 18 after a 1. No rule compares with larger numbers.
struct PluralOperands {
  private static let digitCount = 18

  private let integer: UInt64
  private let decimals: UInt64
  private let decimalCount: Int

  /// Creates the operands of an amount that is written with a minimum number of decimals.
  init(_ amount: AmountDigits, minimumDecimals: Int) {
    decimalCount = max(amount.decimals, minimumDecimals)
    if amount.exponent <= 0, decimalCount <= Self.digitCount,
      amount.magnitude < WideInteger(.powerOfTen(Self.digitCount))
    {
      // Most amounts are small.
      let parts = amount.magnitude.low.quotientAndRemainder(dividingBy: .powerOfTen(amount.decimals))
      integer = parts.quotient
      decimals = parts.remainder * .powerOfTen(decimalCount - amount.decimals)
      return
    }
    integer = Self.number(amount.integer, zeros: max(0, amount.exponent))
    let zeros = decimalCount - amount.decimals
    decimals = amount.decimals == 0 ? 0 : Self.number(amount.magnitude.lastDigits(amount.decimals), zeros: zeros)
  }

  /// Returns a number followed by zeros.
  private static func number(_ number: WideInteger, zeros: Int) -> UInt64 {
    if number.isZero { return 0 }
    let count = max(0, digitCount - zeros)
    let last = number.lastDigits(count).low
    let isWhole = number == WideInteger(last)
    return (isWhole && zeros < digitCount ? 0 : .powerOfTen(digitCount)) + last * .powerOfTen(min(zeros, digitCount))
  }

  /// Returns the value of an operand, or `nil` for a number with decimals, which equals no integer.
  func value(_ operand: PluralOperand) -> UInt64? {
    switch operand {
    case .n: decimals == 0 ? integer : nil
    case .i: integer
    case .v: UInt64(decimalCount)
    case .f: decimals
    case .t: shortDecimals
    }
  }

  private var shortDecimals: UInt64 {
    var decimals = decimals
    while decimals > 0, decimals % 10 == 0 { decimals /= 10 }
    return decimals
  }
}

extension AmountDigits {
  /// The digits before the decimals, without the zeros that the exponent stands for.
  fileprivate var integer: WideInteger {
    magnitude.rounded(dropping: decimals, isNegative: isNegative, .towardZero) ?? .zero
  }
}
