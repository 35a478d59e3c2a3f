// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Text/TextFold.swift. Do not edit.

/// Folds a string, character by character.
struct TextFold {
  private static let space = UInt8(ascii: " ")

  private let table = FoldTable(runs: FoldData.runs, texts: FoldData.texts)
  private let keepsSeparators: Bool
  private var bytes: [UInt8] = []

  /// - Parameters:
  ///   - text: The string to fold.
  ///   - keepsSeparators: Whether separators are unchanged. If not, one space separates the words.
  init(_ text: String, keepsSeparators: Bool) {
    self.keepsSeparators = keepsSeparators
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { add(scalar) }
  }

  /// The folded string.
  var text: String {
    let end = !keepsSeparators && bytes.last == Self.space ? bytes.count - 1 : bytes.count
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { return add(ascii: UInt8(truncatingIfNeeded: scalar.value)) }
    if 0xAC00..<0xD7A4 ~= scalar.value { return add(syllable: scalar.value - 0xAC00) }
    switch table.fold(scalar.value) {
    case .word: append(scalar)
    case .mark: break
    case .letter(let letters): for byte in letters { add(byte) }
    case .separator:
      if keepsSeparators { append(scalar) } else { separate() }
    case .symbol(let text):
      if keepsSeparators { bytes.append(contentsOf: text) } else { separate() }
    }
  }

  /// Adds the letters of a Korean syllable (The Unicode Standard, section 3.12).
  private mutating func add(syllable index: UInt32) {
    let final = index % 28
    append(Unicode.Scalar(0x1100 + index / 588))
    append(Unicode.Scalar(0x1161 + index % 588 / 28))
    if final > 0 { append(Unicode.Scalar(0x11A7 + final)) }
  }

  @inline(never)  // A copy in every caller would increase compile time.
  private mutating func append(_ scalar: Unicode.Scalar?) {
    if let scalar { bytes.append(contentsOf: scalar.utf8) }
  }

  private mutating func add(_ byte: UInt8) {
    if byte < 0x80 { add(ascii: byte) } else { bytes.append(byte) }
  }

  private mutating func add(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
    default: if keepsSeparators { bytes.append(byte) } else { separate() }
    }
  }

  private mutating func separate() {
    if let last = bytes.last, last != Self.space { bytes.append(Self.space) }
  }
}
