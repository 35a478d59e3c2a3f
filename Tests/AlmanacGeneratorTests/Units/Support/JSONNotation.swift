@testable import AlmanacGenerator

/// Values in an unambiguous ASCII notation, for comparisons and for the output of failed expectations.
///
/// In Swift, canonically equivalent strings are equal, and `NaN` is not equal to itself. In this notation, these
/// strings differ, and `NaN` is equal to itself.
enum JSONNotation {
  /// Returns the notation of a value, with the members of objects sorted by it, or in the order of the text.
  static func text(_ value: JSONValue, isSorted: Bool = false) -> String {
    let text = { (value: JSONValue) in Self.text(value, isSorted: isSorted) }
    switch value.kind {
    case .null: return "null"
    case .boolean: return value.boolean.map { "\($0)" } ?? ""
    case .number: return value.number.map(Self.text) ?? ""
    case .string, .field: return value.text.map { Self.text($0.value) } ?? ""
    case .array: return "[" + (value.elements ?? []).map(text).joined(separator: ",") + "]"
    case .object:
      let members = (value.members ?? []).map { Self.text($0.key.value) + ":" + text($0.value) }
      return "{" + (isSorted ? members.sorted() : members).joined(separator: ",") + "}"
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
