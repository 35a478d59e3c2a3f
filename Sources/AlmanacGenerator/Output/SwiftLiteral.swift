import Almanac

/// Writes the inside of Swift string literals.
enum SwiftLiteral {
  /// Text as it stands between the quotes of a literal: no text can end the literal or be read as code.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        result.append(contentsOf: escapes[Int(scalar.value)].unicodeScalars)
      } else if UnicodeScalars.invisible.contains(scalar) {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// ASCII characters as they stand in a multi-line literal without indentation.
  ///
  /// They go on over many lines, each of which ends in a backslash: a compiler or an editor that shows a line of the
  /// file should not show all of it.
  static func multiline(_ characters: [UInt8]) -> String {
    let escapes = escapes.map { Array($0.utf8) }
    var result: [UInt8] = []
    result.reserveCapacity(characters.count * 3)
    for (index, character) in characters.enumerated() {
      if index > 0, index.isMultiple(of: charactersPerLine) { result.append(contentsOf: [0x5C, 0x0A]) }
      result.append(contentsOf: escapes[Int(character)])
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Text as it stands in a multi-line literal without indentation, over many lines as well.
  static func multiline(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return stride(from: 0, to: scalars.count, by: charactersPerLine).map { start in
      var line = String.UnicodeScalarView()
      line.append(contentsOf: scalars[start..<min(start + charactersPerLine, scalars.count)])
      return escaped(String(line))
    }.joined(separator: "\\\n")
  }

  private static let charactersPerLine = 64

  /// How each ASCII character is written. The compiler refuses control characters in a literal.
  private static let escapes: [String] = (0..<128).map { code in
    let scalar = Unicode.Scalar(UInt8(code))
    return switch scalar {
    case "\0": "\\0"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\"": "\\\""
    case "\\": "\\\\"
    case " "..."~": String(scalar)
    default: "\\u{\(String(code, radix: 16))}"
    }
  }
}
