import AlmanacGenerator

/// Deterministic JSON.
enum JSONReport {
  /// Encodes a value as JSON that can't affect a terminal that shows it.
  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return escaped(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
  }

  /// Returns JSON without invisible characters other than line feeds, which are only outside of its strings.
  private static func escaped(_ json: String) -> String {
    var result = ""
    for scalar in json.unicodeScalars {
      if scalar != "\n", scalar.isUnprintable {
        for unit in String(scalar).utf16 { result += "\\u" + String(0x10000 + UInt32(unit), radix: 16).dropFirst() }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
