import CBytes

/// Writes the content of Swift string literals.
enum SwiftLiteral {
  /// Returns the string for a literal in quotes, escaped so that it can't end the literal or become code.
  static func escaped(_ text: String) -> String { literal(Array(text.utf8), charactersPerLine: .max) }

  /// Writes UTF-8 as a multi-line literal without indentation. It continues over many lines, each with a backslash at
  /// its end, because compilers and editors show whole lines.
  static func multiline(_ characters: [UInt8]) -> String { literal(characters, charactersPerLine: 64) }

  static func multiline(_ text: String) -> String { multiline(Array(text.utf8)) }

  private static func literal(_ characters: [UInt8], charactersPerLine: Int) -> String {
    func write(to text: UnsafeMutablePointer<UInt8>?) -> Int {
      almanac_literal(characters, characters.count, charactersPerLine, isUnprintable, text)
    }
    return String(unsafeUninitializedCapacity: write(to: nil)) { write(to: $0.baseAddress) }
  }

  private static let isUnprintable: @convention(c) (UInt32) -> Bool = { value in
    Unicode.Scalar(value)?.isUnprintable ?? true
  }
}
