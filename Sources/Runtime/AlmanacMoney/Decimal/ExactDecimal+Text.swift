extension ExactDecimal {
  /// Creates a number from a string such as "-1234.50".
  ///
  /// The string consists of ASCII digits, optionally with a sign before them and a point between them. The number of
  /// decimals is kept: "1.50" has two.
  ///
  /// - Throws: `MoneyError.notANumber` for any other string, and `MoneyError.overflow` if there are more than 38
  ///   digits.
  public init(_ text: some StringProtocol) throws(MoneyError) {
    var bytes = Array(text.utf8)[...]
    let sign = bytes.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { bytes.removeFirst() }
    var magnitude = WideInteger.zero
    var decimals: Int?
    for byte in bytes {
      if byte == UInt8(ascii: "."), decimals == nil {
        decimals = 0
        continue
      }
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { throw .notANumber(String(text)) }
      let digit = WideInteger(UInt64(byte - UInt8(ascii: "0")))
      guard let next = magnitude.multiplied(by: 10)?.adding(digit) else { throw .overflow }
      magnitude = next
      decimals = decimals.map { $0 + 1 }
    }
    let isDigit = { (byte: UInt8?) in byte.map { $0 != UInt8(ascii: ".") } ?? false }
    guard isDigit(bytes.first), isDigit(bytes.last) else { throw .notANumber(String(text)) }
    try self.init(isNegative: sign == UInt8(ascii: "-"), magnitude: magnitude, decimals: decimals ?? 0)
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// The number as a string that can be parsed again: "-1234.50".
  public var description: String { AmountDigits(self).plainText }
}
