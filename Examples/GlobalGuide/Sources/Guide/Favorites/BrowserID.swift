/// The name of a browser: 128 random bits as 32 hexadecimal digits in lowercase. It is safe as the name of a file.
public struct BrowserID: Hashable, RawRepresentable, Sendable {
  /// The digits.
  public let rawValue: String

  /// The name with these digits, or `nil` for any other text.
  public init?(rawValue: String) {
    let digits = rawValue.utf8
    guard digits.count == 32, digits.allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }) else { return nil }
    self.rawValue = rawValue
  }

  /// The name for an app, whose favorites have one reader: 32 zeros.
  public static let app = BrowserID(digits: String(repeating: "0", count: 32))

  /// A new name, which nobody can guess if the generator is the system's.
  public static func random(using generator: inout some RandomNumberGenerator) -> BrowserID {
    var digits = ""
    for _ in 0..<4 {
      let part = String(generator.next() as UInt32, radix: 16)
      digits += String(repeating: "0", count: 8 - part.count) + part
    }
    return BrowserID(digits: digits)
  }

  /// A new name, which nobody can guess.
  public static func random() -> BrowserID {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }

  private init(digits: String) { rawValue = digits }
}
