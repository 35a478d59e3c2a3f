extension AmountDigits {
  /// Creates the digits of an integer, or returns `nil` if it has too many.
  package init?(_ amount: some BinaryInteger) {
    if let small = UInt64(exactly: amount.magnitude) {
      self.init(isNegative: amount < 0, magnitude: WideInteger(small), exponent: 0)
    } else {
      self.init(plainNumber: amount.description)
    }
  }

  /// Creates the digits of an exact number.
  package init(_ amount: ExactDecimal) {
    self.init(isNegative: amount.isNegative, magnitude: amount.magnitude, exponent: -amount.decimals)
  }

  /// Creates the digits of the shortest decimal that rounds to a `Double`: 0.1, not 0.1000000000000000055.
  ///
  /// - Returns: `nil` for NaN and infinity.
  package init?(_ amount: Double) {
    guard amount.isFinite else { return nil }
    self.init(plainNumber: amount.magnitude.description)
    isNegative = amount.sign == .minus
  }

  /// Returns the digits of a `Double`, as `init(_:)` does, rounded half to even to a number of decimals.
  package static func rounded(_ amount: Double, toDecimals count: Int) -> AmountDigits? {
    rounded(approximation: amount, toDecimals: count) ?? AmountDigits(amount)?.rounded(toDecimals: count)
  }

  /// Returns the rounded digits of an amount, of which the nearest `Double` is known, or one next to it.
  ///
  /// - Returns: `nil` for an amount that is large, or so near to a half that the error matters. Below 10 billion units
  ///   of the last decimal, the error is less than 0.001 units, even though `NSDecimalNumber` rounds several times on
  ///   Linux.
  package static func rounded(approximation: Double, toDecimals count: Int) -> AmountDigits? {
    guard count < powersOfTen.count else { return nil }
    let scaled = approximation.magnitude * powersOfTen[count]
    guard scaled < 1e10 else { return nil }
    // `rounded()` calls a C function on Linux.
    let nearest = Int64(scaled + 0.5)
    guard (scaled - Double(nearest)).magnitude < 0.499 else { return nil }
    return AmountDigits(
      isNegative: approximation.sign == .minus,
      magnitude: WideInteger(UInt64(nearest)),
      exponent: -count
    )
  }

  /// Creates the digits of a number as Swift and JSON write it, such as `-1234.5` or `1e-05`, or returns `nil` for any
  /// other string.
  ///
  /// One side of the point can be empty. The result is also `nil` if the exponent is beyond ±400, or if 128 bits can't
  /// hold the digits.
  ///
  /// - Complexity: O(length of the string).
  package init?(plainNumber text: String) {
    var text = text
    let number = text.withUTF8 { PlainNumber($0) }
    guard let number else { return nil }
    self.init(isNegative: number.isNegative, magnitude: number.magnitude, exponent: number.exponent)
    // 1.50 keeps its zero.
    append(zeros: number.zeros)
  }

  /// The exact number, or `nil` if it has more than 38 digits. -0 becomes 0.
  package var exact: ExactDecimal? {
    guard exponent > 0 else {
      return try? ExactDecimal(isNegative: isNegative, magnitude: magnitude, decimals: decimals)
    }
    let integer = exponent <= ExactDecimal.maximumDecimals ? magnitude.scaled(by: exponent) : isZero ? .zero : nil
    return integer.flatMap { try? ExactDecimal(isNegative: isNegative, magnitude: $0, decimals: 0) }
  }

  /// Returns the integer, or `nil` if there are nonzero decimals, or if the type or 64 bits can't hold it.
  package func integer<Value: BinaryInteger>(as type: Value.Type) -> Value? {
    let whole = shortened(toDecimals: 0)
    guard let number = whole.exact, number.decimals == 0, number.magnitude.high == 0 else { return nil }
    let magnitude = number.magnitude.low
    if !isNegative { return Value(exactly: magnitude) }
    if magnitude == Int64.min.magnitude { return Value(exactly: Int64.min) }
    return Int64(exactly: magnitude).flatMap { Value(exactly: -$0) }
  }

  /// The nearest `Double`, or `nil` if it's infinite.
  package var double: Double? {
    // Both numbers are exact, so the quotient is rounded only once.
    if magnitude.high == 0, magnitude.low < 1 << 53, -exponent < Self.powersOfTen.count, exponent <= 0 {
      let number = Double(magnitude.low) / Self.powersOfTen[-exponent]
      return isNegative ? -number : number
    }
    return Double(plainText).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}

/// A number as Swift and JSON write it.
private struct PlainNumber {
  private(set) var isNegative = false
  private(set) var magnitude = WideInteger.zero
  private(set) var exponent = 0

  /// The number of trailing zeros, which need not fit.
  private(set) var zeros = 0
  private var hasPoint = false

  init?(_ text: UnsafeBufferPointer<UInt8>) {
    isNegative = text.first == UInt8(ascii: "-")
    let start = isNegative || text.first == UInt8(ascii: "+") ? 1 : 0
    let end = text.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? text.count
    guard start <= end, readDigits(text[start..<end]) else { return nil }
    if end < text.count {
      // With a larger exponent, the string isn't an amount.
      let digits = String(decoding: text[(end + 1)...], as: UTF8.self)
      guard let written = Int(digits), -400...400 ~= written else { return nil }
      exponent += written
    }
  }

  private mutating func readDigits(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var isEmpty = true
    for byte in text {
      if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
        isEmpty = false
        if hasPoint { exponent -= 1 }
        if !magnitude.append(UInt64(byte - UInt8(ascii: "0")), zeros: &zeros) { return false }
      } else {
        guard byte == UInt8(ascii: "."), !hasPoint else { return false }
        hasPoint = true
      }
    }
    return !isEmpty
  }
}
