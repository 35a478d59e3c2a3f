import Foundation

extension AmountDigits {
  /// The digits of a number, or `nil` for NaN.
  init?(_ amount: Decimal) {
    guard !amount.isNaN else { return nil }
    // The number without its exponent is an integer, which most often fits in 64 bits. Decimal's description takes ten times as long.
    let integer = NSDecimalNumber(decimal: amount.magnitude.significand)
    guard integer.doubleValue < Self.coefficientLimit else {
      self.init(plainNumber: amount.description)
      return
    }
    let digits = Self.digits(of: integer.uint64Value)
    self.init(isNegative: amount.sign == .minus, digits: digits, exponent: amount.exponent)
  }

  /// The digits of the shortest decimal number that a `Double` means: 0.1, not 0.1000000000000000055.
  ///
  /// - Returns: `nil` for NaN, and for a number that `Decimal` cannot hold.
  init?(_ amount: Double) {
    guard amount.magnitude <= Self.largestDouble else { return nil }
    self.init(plainNumber: amount.magnitude.description)
    isNegative = amount.sign == .minus
  }

  /// The digits of a number, rounded to a number of decimals. `nil` for NaN.
  static func rounded(_ amount: Decimal, toDecimals count: Int) -> AmountDigits? {
    rounded(approximation: NSDecimalNumber(decimal: amount).doubleValue, toDecimals: count)
      ?? AmountDigits(amount)?.rounded(toDecimals: count)
  }

  /// The digits of a `Double` as by `init(_:)`, rounded to a number of decimals.
  static func rounded(_ amount: Double, toDecimals count: Int) -> AmountDigits? {
    rounded(approximation: amount, toDecimals: count) ?? AmountDigits(amount)?.rounded(toDecimals: count)
  }

  /// The digits of an amount of which the nearest `Double` is known, or one beside it.
  ///
  /// - Returns: `nil` for an amount that is large or so near to a half that the difference matters. Below 10 billion units of the
  ///   last decimal, the difference is less than 0.001 of them, even though `NSDecimalNumber` rounds several times on Linux.
  private static func rounded(approximation: Double, toDecimals count: Int) -> AmountDigits? {
    guard count < powersOfTen.count else { return nil }
    let scaled = approximation.magnitude * powersOfTen[count]
    let nearest = scaled.rounded()
    guard scaled < 1e10, (scaled - nearest).magnitude < 0.499 else { return nil }
    return AmountDigits(
      isNegative: approximation.sign == .minus,
      digits: digits(of: UInt64(nearest)),
      decimalDigits: count
    )
  }

  /// The digits of a number as Swift and JSON write it, such as `-1234.5` or `1e-05`, or `nil` for any other text.
  ///
  /// One side of the point can be empty.
  ///
  /// - Complexity: O(length of the text). `nil` if the exponent is beyond ±400.
  init?(plainNumber text: String) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let unsigned = text.utf8.dropFirst(isNegative || text.utf8.first == UInt8(ascii: "+") ? 1 : 0)
    let end = unsigned.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? unsigned.endIndex
    var digits: [UInt8] = []
    digits.reserveCapacity(24)
    var exponent = 0
    var hasPoint = false
    for byte in unsigned[..<end] {
      if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
        digits.append(byte - UInt8(ascii: "0"))
        if hasPoint { exponent -= 1 }
      } else {
        guard byte == UInt8(ascii: "."), !hasPoint else { return nil }
        hasPoint = true
      }
    }
    if digits.isEmpty { return nil }
    if end < unsigned.endIndex {
      // With a larger exponent, the text is no amount, and its digits would fill the memory.
      guard let written = Int(Substring(unsigned[end...].dropFirst())), -400...400 ~= written else { return nil }
      exponent += written
    }
    self.init(isNegative: isNegative, digits: digits, exponent: exponent)
  }

  /// The digits of an integer.
  init(_ amount: some BinaryInteger) {
    self.init(isNegative: amount < 0, digits: Self.digits(of: amount.magnitude), exponent: 0)
  }

  /// The integer, or `nil` if there are decimals other than zero, or neither the type nor 64 bits can hold it.
  func integer<Value: BinaryInteger>(as type: Value.Type) -> Value? {
    let whole = digits.prefix(integerCount)
    guard digits.suffix(decimalDigits).allSatisfy({ $0 == 0 }), whole.count <= 19 else { return nil }
    let magnitude = Self.coefficient(whole)
    return isNegative ? Int64(exactly: magnitude).flatMap { Value(exactly: -$0) } : Value(exactly: magnitude)
  }

  /// The number, or `nil` if `Decimal` cannot hold all digits.
  var decimal: Decimal? {
    var digits = digits[...]
    var exponent = -decimalDigits
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    guard digits.count <= Self.decimalCapacity, -128...127 ~= exponent else { return nil }
    let low = Decimal(Self.coefficient(digits.suffix(19)))
    let sign: FloatingPointSign = isNegative && !isZero ? .minus : .plus
    guard digits.count > 19 else { return Decimal(sign: sign, exponent: exponent, significand: low) }
    let high = Decimal(sign: .plus, exponent: 19, significand: Decimal(Self.coefficient(digits.dropLast(19))))
    return Decimal(sign: sign, exponent: exponent, significand: high + low)
  }

  /// The nearest `Double`.
  var double: Double? {
    // Both numbers are exact, so the quotient is rounded only once.
    if digits.count <= 15, decimalDigits < Self.powersOfTen.count {
      let number = Double(Self.coefficient(digits)) / Self.powersOfTen[decimalDigits]
      return isNegative ? -number : number
    }
    return Double(plainText).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The digits that each `Decimal` can hold.
  static let decimalCapacity = 38

  /// A little less than 2^64, and a `Double` itself.
  private static let coefficientLimit = 18_446_744_073_709_549_568.0

  /// `Decimal.greatestFiniteMagnitude`.
  private static let largestDouble = 3.4028236692093846e165

  /// The powers that a `Double` holds exactly.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  private static func coefficient(_ digits: some Sequence<UInt8>) -> UInt64 {
    digits.reduce(0) { $0 * 10 + UInt64($1) }
  }

  private static func digits(of number: some BinaryInteger) -> [UInt8] {
    number.description.utf8.map { $0 - UInt8(ascii: "0") }
  }
}
