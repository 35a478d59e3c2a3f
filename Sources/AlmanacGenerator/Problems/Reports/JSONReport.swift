import Foundation

/// An array of flat objects.
enum JSONReport {
  private struct Entry: Encodable {
    let path: String
    let line: Int
    let column: Int
    let severity: Severity
    let message: String
    let rule: Rule
  }

  static func text(_ diagnostics: [Diagnostic]) throws -> String {
    try encode(
      diagnostics.map {
        Entry(
          path: $0.location.path,
          line: $0.location.line,
          column: $0.location.column,
          severity: $0.severity,
          message: $0.message,
          rule: $0.rule
        )
      }
    )
  }

  /// A value as deterministic JSON, which does nothing to a terminal that shows it.
  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return escaped(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
  }

  /// JSON without invisible characters other than line feeds, which are only outside of its strings.
  private static func escaped(_ json: String) -> String {
    var result = ""
    for scalar in json.unicodeScalars {
      if scalar != "\n", UnicodeScalars.invisible.contains(scalar) {
        for unit in String(scalar).utf16 { result += "\\u" + String(0x10000 + UInt32(unit), radix: 16).dropFirst() }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
