/// Sets of ASCII characters for codes.
enum Alphabet {
  case digits, lowercase, uppercase, letters, alphanumerics

  func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39: self == .digits || self == .alphanumerics
    case 0x41...0x5A: self != .digits && self != .lowercase
    case 0x61...0x7A: self != .digits && self != .uppercase
    default: false
    }
  }
}

extension StringProtocol {
  func consists(of alphabet: Alphabet) -> Bool {
    for byte in utf8 where !alphabet.contains(byte) { return false }
    return true
  }

  /// Returns whether the string has an allowed length and all characters are in an alphabet: `"EUR".isCode(of:
  /// .uppercase, count: 3...3)`.
  func isCode(of alphabet: Alphabet, count: ClosedRange<Int>) -> Bool {
    count.contains(utf8.count) && consists(of: alphabet)
  }

  /// Whether the string has the form of a currency code: three uppercase letters (ISO 4217).
  var isCurrencyCode: Bool { isCode(of: .uppercase, count: 3...3) }

  /// Whether the string can be the code of a currency that ISO 4217 doesn't know, such as `USDC`.
  var isOwnCurrencyCode: Bool { isCode(of: .uppercase, count: 2...12) }

  /// The message that the string is not a currency code.
  var currencyCodeMessage: String {
    let code = uppercased()
    if code.isCurrencyCode { return "'\(self)' is not a currency code; write '\(code)'" }
    return "'\(self)' is not a currency code; write three uppercase letters, such as 'EUR'"
      + (code.isOwnCurrencyCode ? ", or add '\(code)' to 'currencies.allow' if it is your own" : "")
  }

  /// Whether the string is empty or consists of whitespace.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
