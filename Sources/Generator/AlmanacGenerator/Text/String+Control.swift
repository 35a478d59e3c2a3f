import CBytes

extension String {
  /// The first character that no name contains, and what to do about it.
  ///
  /// A line break would divide a row of a table, and others change how a terminal or an editor shows the text around
  /// them.
  var firstControl: String? {
    var text = self
    let scalar: Unicode.Scalar? = text.withUTF8 { bytes in
      let offset = almanac_control(bytes.baseAddress, bytes.count)
      return String(decoding: bytes[offset...].prefix(3), as: UTF8.self).unicodeScalars.first
    }
    guard let scalar else { return nil }
    if scalar == "\t" { return "a tab; write a space instead" }
    if scalar.properties.isWhitespace { return "a line break; write a space instead" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "the invisible character U+\(String(repeating: "0", count: 4 - digits.count))\(digits); remove it"
  }
}
