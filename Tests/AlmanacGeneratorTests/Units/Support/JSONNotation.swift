@testable import AlmanacGenerator

/// Values in an unambiguous ASCII notation, for comparisons and for the output of failed expectations.
///
/// In Swift, canonically equivalent strings are equal, and `NaN` is not equal to itself. In this notation, these
/// strings differ, and `NaN` is equal to itself.
enum JSONNotation {
  static func text(_ value: JSONValue) -> String {
    switch value.kind {
    case .null: "null"
    case .boolean(let boolean): "\(boolean)"
    case .number(let number): text(number)
    case .string(let string): text(string)
    case .array(let values): "[" + values.map(text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { text($0.key.value) + ":" + text($0.value) }.joined(separator: ",") + "}"
    }
  }

  static func text(_ string: String) -> String {
    "\"" + string.unicodeScalars.map(text).joined() + "\""
  }

  static func text(_ number: Double) -> String { number.isNaN ? "nan" : "\(number)" }

  private static func text(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case " "..."~": "\(scalar)"
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  static func parsed(_ text: String) throws(Diagnostic) -> String {
    Self.text(try JSONParser.parse(SourceText(path: "almanac.json", bytes: Array(text.utf8)), as: .json5))
  }

  /// The error in a text, as `line:column: message`.
  static func failure(_ bytes: [UInt8]) -> String {
    do throws(Diagnostic) {
      return "no failure: " + text(try JSONParser.parse(SourceText(path: "almanac.json", bytes: bytes), as: .json5))
    } catch {
      return "\(error.location.line):\(error.location.column): \(error.message)"
    }
  }
}
