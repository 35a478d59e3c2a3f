import TestSupport
import Testing

@testable import AlmanacGenerator

@Suite struct SwiftLiteralTests {
  private struct Malformed: Error {
    let literal: String
  }

  @Test(
    arguments: [
      ("", ""), ("us gb-eng", "us gb-eng"), ("'#{}$`", "'#{}$`"), ("é漢😀", "é漢😀"), ("e\u{301}", "e\u{301}"),
      ("\"", #"\""#), ("\"\"\"", #"\"\"\""#), (#"\"#, #"\\"#), (#"\("#, #"\\("#), ("\\#(", "\\\\#("),
      (#"\n"#, #"\\n"#), ("\0\t\n\r", #"\0\t\n\r"#), ("\r\n", #"\r\n"#), ("\0001", #"\0001"#),
      ("\u{1}\u{8}\u{B}\u{1B}\u{1F}\u{7F}", #"\u{1}\u{8}\u{b}\u{1b}\u{1f}\u{7f}"#),
      ("a@main @ma", #"a\u{40}main @ma"#), ("\u{85}\u{9F}", #"\u{85}\u{9f}"#),
      ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
      ("\u{202E}\u{2066}\u{2069}\u{200F}", #"\u{202e}\u{2066}\u{2069}\u{200f}"#),
      ("\u{AD}\u{200B}\u{200D}\u{FEFF}\u{E0067}", #"\u{ad}\u{200b}\u{200d}\u{feff}\u{e0067}"#),
    ]
  )
  func escapes(text: String, literal: String) {
    #expect(Array(SwiftLiteral.escaped(text).utf8) == Array(literal.utf8))
  }

  @Test(arguments: 0..<100)
  func escapesRandomTexts(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let text = random.text(maximumLength: 60)
      let literal = SwiftLiteral.escaped(text)
      #expect(try Self.unescaped(literal) == Array(text.unicodeScalars))
      #expect(literal.unicodeScalars.allSatisfy(Self.isVisible))
    }
  }

  @Test func escapesEveryScalarOfTheBasicPlane() throws {
    let text = String(String.UnicodeScalarView((0...0xFFFF).compactMap { Unicode.Scalar($0 as UInt32) }))
    let literal = SwiftLiteral.escaped(text)
    #expect(try Self.unescaped(literal) == Array(text.unicodeScalars))
    #expect(literal.unicodeScalars.allSatisfy(Self.isVisible))
  }

  @Test(arguments: [0, 1, 63, 64, 65, 127, 128, 129, 1000])
  func breaksLines(count: Int) throws {
    var random = SeededGenerator(seed: count)
    let samples = [
      random.bytes(count).map { $0 & 0x7F }, [UInt8](repeating: 0x7F, count: count),
      [UInt8](repeating: 0x22, count: count), [UInt8](repeating: 0x20, count: count),
      [UInt8](repeating: 0x5C, count: count), (0..<count).map { UInt8($0 % 128) },
    ]
    for characters in samples {
      let literal = SwiftLiteral.multiline(characters)
      #expect(try Self.unescaped(literal) == characters.map { Unicode.Scalar($0) })
      let lines = literal.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == max(1, (count + 63) / 64))
      // 64 characters of `\u{7f}`, and the backslash.
      #expect(lines.allSatisfy { $0.count <= 64 * 6 + 1 })
      #expect(lines.joined().allSatisfy(Self.isVisible))
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    ![.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
  }

  /// The value of a literal. Throws if the literal would end, break or interpolate.
  private static func unescaped(_ literal: String) throws(Malformed) -> [Unicode.Scalar] {
    var rest = literal.unicodeScalars[...]
    var result: [Unicode.Scalar] = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"", "\n", "\r": throw Malformed(literal: literal)
      case "\\":
        let escape = rest.popFirst()
        switch escape {
        case "0": result.append("\0")
        case "t": result.append("\t")
        case "n": result.append("\n")
        case "r": result.append("\r")
        case "\"", "\\": result += [escape].compactMap { $0 }
        case "\n": continue
        case "u": result.append(try hexadecimal(&rest, of: literal))
        default: throw Malformed(literal: literal)
        }
      default: result.append(scalar)
      }
    }
    return result
  }

  private static func hexadecimal(
    _ rest: inout Substring.UnicodeScalarView,
    of literal: String
  ) throws(Malformed) -> Unicode.Scalar {
    guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { throw Malformed(literal: literal) }
    let digits = String(rest[..<end])
    rest = rest[end...].dropFirst()
    guard (1...8).contains(digits.count), let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
    else { throw Malformed(literal: literal) }
    return scalar
  }
}
