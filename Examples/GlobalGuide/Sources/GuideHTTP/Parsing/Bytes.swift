/// The bytes that HTTP gives a meaning.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let percent = UInt8(ascii: "%")
  static let colon = UInt8(ascii: ":")
  static let slash = UInt8(ascii: "/")
  static let backslash = UInt8(ascii: "\\")

  var lowercasedASCII: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }

  /// A space or a tab, the white space of fields.
  var isWhiteSpace: Bool { self == .space || self == .tab }

  /// A character of ASCII that one sees. The space is none.
  var isVisible: Bool { 0x21...0x7E ~= self }

  /// A control character of ASCII.
  var isControl: Bool { self < 0x20 || self == 0x7F }

  /// A control character that no line can contain. Fields and chunks can contain tabs.
  var isForbidden: Bool { isControl && self != .tab }

  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// A character of a token: of a method, or of the name of a field.
  var isToken: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "!"): true
    case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "'"): true
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"): true
    default: false
    }
  }

  /// The value of a hexadecimal digit.
  var hexValue: Int? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}

extension String {
  /// Makes a text of bytes, if they are valid UTF-8.
  init?(utf8 bytes: ArraySlice<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    // A text that differs was repaired.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
