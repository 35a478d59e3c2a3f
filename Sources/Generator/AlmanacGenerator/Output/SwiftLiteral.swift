import CBytes

/// Writes the content of Swift string literals.
enum SwiftLiteral {
  /// Returns the text for a literal in quotes, escaped so that it can't end the literal or become code.
  static func escaped(_ text: String) -> String {
    var writer = LiteralWriter(charactersPerLine: .max)
    writer.append(Array(text.utf8))
    return writer.text
  }

  /// Returns packed bytes (`BytePacker.characters`) for a multi-line literal without indentation: the same as
  /// `multiline(_:)`, but faster, because flags can have millions of characters. It doesn't look for `@main`, which
  /// compressed bytes begin a line with once in 34 billion lines.
  static func packed(_ characters: [UInt8]) -> String {
    func write(to text: UnsafeMutablePointer<UInt8>?) -> Int {
      characters.withUnsafeBufferPointer {
        almanac_escape($0.baseAddress, $0.count, charactersPerLine, LiteralWriter.paddedEscapes, text)
      }
    }
    return String(unsafeUninitializedCapacity: write(to: nil)) { write(to: $0.baseAddress) }
  }

  /// Writes UTF-8 as a multi-line literal without indentation.
  static func multiline(_ characters: [UInt8]) -> String {
    var writer = LiteralWriter(charactersPerLine: charactersPerLine)
    writer.append(characters)
    return writer.text
  }

  static func multiline(_ text: String) -> String { multiline(Array(text.utf8)) }

  /// A literal continues over many lines, each with a backslash at its end, because compilers and editors show whole
  /// lines.
  private static let charactersPerLine = 64
}

/// Escapes the characters of a literal.
private struct LiteralWriter {
  private static let backslash = UInt8(ascii: "\\")
  private static let quote = UInt8(ascii: "\"")

  private let charactersPerLine: Int
  private var column = 0
  private var bytes: [UInt8] = []

  init(charactersPerLine: Int) {
    self.charactersPerLine = charactersPerLine
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds characters in UTF-8.
  mutating func append(_ characters: [UInt8]) {
    bytes.reserveCapacity(bytes.count + characters.count * 2)
    let (count, limit) = (characters.count, charactersPerLine)
    var index = 0
    while index < count {
      if column == limit {
        bytes.append(Self.backslash)
        bytes.append(UInt8(ascii: "\n"))
        column = 0
      }
      column += 1
      let byte = characters[index]
      if byte == UInt8(ascii: "@"), characters[index...].starts(with: "@main".utf8) {
        // With Swift Build, SwiftPM takes a line that begins with it for the attribute, even in a literal, and then
        // main.swift can't contain top-level code.
        bytes += #"\u{40}"#.utf8
        index += 1
      } else if byte >= 0x20, byte < 0x7F, byte != Self.backslash, byte != Self.quote {
        bytes.append(byte)
        index += 1
      } else if byte < 0x80 {
        bytes += Self.escapes[Int(byte)]
        index += 1
      } else {
        index += appendScalar(characters[index...].prefix(4))
      }
    }
  }

  /// Adds the first character of the bytes, and returns its length.
  private mutating func appendScalar(_ rest: ArraySlice<UInt8>) -> Int {
    guard let first = rest.first, let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first else {
      return 1
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    bytes.append(contentsOf: scalar.visible.utf8)
    return length
  }

  /// What stands for each ASCII character.
  private static let escapes = (0..<0x80).map { Array(escape(of: $0).utf8) }

  /// The same as a table for `almanac_escape`.
  static let paddedEscapes = escapes.flatMap { escape in
    escape + [UInt8](repeating: 0, count: ALMANAC_ESCAPE_LENGTH - escape.count)
  }

  /// Returns what stands for an ASCII character: an escape if it needs one, because the compiler rejects control
  /// characters.
  private static func escape(of byte: UInt8) -> String {
    switch byte {
    case 0: "\\0"
    case UInt8(ascii: "\t"): "\\t"
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case quote: "\\\""
    case backslash: "\\\\"
    case 0x20..<0x7F: String(Unicode.Scalar(byte))
    default: "\\u{\(String(byte, radix: 16))}"
    }
  }
}
