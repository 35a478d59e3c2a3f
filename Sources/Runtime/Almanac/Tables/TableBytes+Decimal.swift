extension TableBytes {
  /// The bytes as a decimal number, such as "46.948" or "-1e-05", or `nil` if they aren't one.
  ///
  /// It's the nearest `Double`. Embedded Swift can't read a `Double` from a `String`; there, a number with more than 15
  /// digits, or a power of ten above 22, can be slightly off.
  package var decimal: Double? {
    guard let number = DecimalText(self) else { return nil }
    #if !hasFeature(Embedded)
      if !number.isExact { return Double(text) }
    #endif
    return number.value
  }
}

/// The parts of a decimal number in a string.
private struct DecimalText {
  /// The largest integer up to which every integer is a `Double`, and the largest power of ten that is one.
  private static let exactDigits: UInt64 = 1 << 53
  private static let exactPower = 22

  /// The digits as an integer. The exponent counts digits that don't fit.
  private var digits: UInt64 = 0
  private var exponent = 0
  private var isCut = false
  private let isNegative: Bool

  init?(_ bytes: TableBytes) {
    var offset = 0
    isNegative = bytes.count > 0 && bytes[0] == UInt8(ascii: "-")
    if isNegative { offset = 1 }
    let start = offset
    var point: Int?
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "."), point == nil {
        point = offset
      } else if let digit = Self.digit(bytes[offset]) {
        add(digit, isDecimal: point != nil)
      } else {
        break
      }
      offset += 1
    }
    guard offset > start, Self.digit(bytes[offset - 1]) != nil, point != start else { return nil }
    guard offset < bytes.count else { return }
    guard let power = Self.exponent(bytes, from: offset) else { return nil }
    exponent += power
  }

  private mutating func add(_ digit: UInt64, isDecimal: Bool) {
    if digits > (UInt64.max - 9) / 10 {
      isCut = true
      if !isDecimal { exponent += 1 }
    } else {
      digits = digits * 10 + digit
      if isDecimal { exponent -= 1 }
    }
  }

  /// Returns the power of ten at an offset, such as "e-05".
  private static func exponent(_ bytes: TableBytes, from start: Int) -> Int? {
    guard bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    var offset = start + 1
    let isNegative = offset < bytes.count && bytes[offset] == UInt8(ascii: "-")
    if isNegative || offset < bytes.count && bytes[offset] == UInt8(ascii: "+") { offset += 1 }
    guard offset < bytes.count else { return nil }
    var power = 0
    for offset in offset..<bytes.count {
      guard let digit = digit(bytes[offset]) else { return nil }
      power = min(power * 10 + Int(digit), 10_000)
    }
    return isNegative ? -power : power
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte ? UInt64(byte & 0x0F) : nil
  }

  /// Whether `value` is the result of one rounded operation.
  var isExact: Bool { !isCut && digits <= Self.exactDigits && abs(exponent) <= Self.exactPower }

  var value: Double {
    var value = Double(digits)
    var rest = abs(exponent)
    while rest > 0, value > 0, value.isFinite {
      let step = min(rest, Self.exactPower)
      let power = (0..<step).reduce(1.0) { power, _ in power * 10 }
      value = exponent < 0 ? value / power : value * power
      rest -= step
    }
    return isNegative ? -value : value
  }
}
