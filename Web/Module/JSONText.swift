/// Writes the JSON that JavaScript reads facts from.
struct JSONText {
  private(set) var text = "{"

  /// The text of the object.
  var object: String { text + "}" }

  private mutating func key(_ key: StaticString) {
    if text.utf8.count > 1 { text += "," }
    text += "\"\(key)\":"
  }

  mutating func add(_ key: StaticString, _ value: String?) {
    self.key(key)
    text += value.map { Self.quoted($0) } ?? "null"
  }

  mutating func add(_ key: StaticString, _ value: Int?) {
    self.key(key)
    text += value.map { String($0) } ?? "null"
  }

  mutating func add(_ key: StaticString, _ value: Double?) {
    self.key(key)
    text += value.map { $0.description } ?? "null"
  }

  mutating func add(_ key: StaticString, _ value: Bool?) {
    self.key(key)
    text += value.map { $0 ? "true" : "false" } ?? "null"
  }

  mutating func add(_ key: StaticString, _ values: [String]) { addList(key, values.map { Self.quoted($0) }) }

  mutating func add(_ key: StaticString, _ values: [Int]) { addList(key, values.map { String($0) }) }

  mutating func add(_ key: StaticString, _ values: [Double]) { addList(key, values.map { $0.description }) }

  mutating func add(_ key: StaticString, _ values: [Bool]) { addList(key, values.map { $0 ? "true" : "false" }) }

  private mutating func addList(_ key: StaticString, _ values: [String]) {
    self.key(key)
    text += "[" + values.joined(separator: ",") + "]"
  }

  /// A text in quotation marks.
  private static func quoted(_ text: String) -> String {
    var quoted: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: quoted += Array("\\u00".utf8) + [hexadecimal(byte >> 4), hexadecimal(byte & 0x0F)]
      default: quoted.append(byte)
      }
    }
    quoted.append(UInt8(ascii: "\""))
    return String(decoding: quoted, as: UTF8.self)
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
