import Almanac

/// A symbol, and where a no-break space separates it from the digits.
struct SpacedSymbol: Sendable {
  let text: TableBytes
  var spacing: SymbolSpacing

  /// Whether the symbol and the spaces beside it are omitted.
  let isHidden: Bool

  init(_ text: TableBytes, _ spacing: SymbolSpacing, isHidden: Bool = false) {
    self.text = text
    self.spacing = spacing
    self.isHidden = isHidden
  }
}

/// Writes the parts of an amount in order, and counts the bytes of templates that don't fit.
struct TemplateOutput {
  private let buffer: UnsafeMutableBufferPointer<UInt8>

  /// The offset of the next byte.
  private(set) var offset: Int

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>, from offset: Int) {
    self.buffer = buffer
    self.offset = offset
  }

  /// Returns the string that a closure writes.
  static func text(ofSize size: Int, _ body: (inout TemplateOutput) -> Void) -> String {
    String(unsafeUninitializedCapacity: size) { buffer in
      var output = TemplateOutput(buffer, from: 0)
      body(&output)
      return size
    }
  }

  private mutating func append(_ byte: UInt8) {
    if offset < buffer.count { buffer[offset] = byte }
    offset += 1
  }

  mutating func append(_ text: TableBytes) {
    for byte in text.buffer { append(byte) }
  }

  /// Writes an affix that is in place, and must fit.
  mutating func append(_ text: AffixText) {
    text.write(to: buffer, at: offset)
    offset += text.count
  }

  /// Writes the digits and separators of an amount, which must fit.
  mutating func append(_ amount: AmountDigits, _ layout: NumberLayout, _ number: AmountWriter.Number) {
    offset += layout.size
    layout.write(amount, number, to: buffer, before: offset)
  }

  /// Writes the template on one side of the digits.
  mutating func append(_ template: TableBytes, _ symbol: SpacedSymbol, _ sign: TableBytes, _ side: SymbolSpacing) {
    let bytes = template.buffer
    var (index, isAfterSymbol) = (0, false)
    while index < bytes.count {
      let piece = Piece(bytes, at: index)
      switch piece {
      case .sign: append(sign)
      case .symbol:
        let end = index + piece.length
        append(symbol, side == .beforeDigits && end == bytes.count || side == .afterDigits && index == 0 ? side : [])
        isAfterSymbol = true
      case .space(let length):
        let isOmitted = symbol.isHidden && (isAfterSymbol || Piece.isSymbol(bytes, after: index + length))
        if !isOmitted { for offset in 0..<length { append(bytes[index + offset]) } }
      case .mark(let length): for offset in 0..<length { append(bytes[index + offset]) }
      case .other:
        append(bytes[index])
        isAfterSymbol = false
      }
      index += piece.length
    }
  }

  private mutating func append(_ symbol: SpacedSymbol, _ side: SymbolSpacing) {
    let isSpaced = !side.isEmpty && symbol.spacing.isSuperset(of: side)
    if isSpaced, side == .afterDigits { appendSpace() }
    append(symbol.text)
    if isSpaced, side == .beforeDigits { appendSpace() }
  }

  /// Appends U+00A0, the no-break space.
  private mutating func appendSpace() {
    append(0xC2)
    append(0xA0)
  }
}

/// A part of a template.
private enum Piece {
  case sign, symbol, other
  case space(length: Int)

  /// A directional mark.
  case mark(length: Int)

  init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch (bytes[index], second) {
    case (UInt8(ascii: "-"), _): self = .sign
    case (UInt8(ascii: " "), _): self = .space(length: 1)
    // U+00A4, ¤
    case (0xC2, 0xA4): self = .symbol
    // U+00A0, the no-break space.
    case (0xC2, 0xA0): self = .space(length: 2)
    // U+061C, the Arabic letter mark.
    case (0xD8, 0x9C): self = .mark(length: 2)
    // U+200E and U+200F, the left-to-right and the right-to-left mark.
    case (0xE2, 0x80) where index + 2 < bytes.count && 0x8E...0x8F ~= bytes[index + 2]: self = .mark(length: 3)
    // U+202F, the narrow no-break space.
    case (0xE2, 0x80) where index + 2 < bytes.count && bytes[index + 2] == 0xAF: self = .space(length: 3)
    default: self = .other
    }
  }

  /// Returns whether only signs, marks and spaces are between an index and the symbol.
  static func isSymbol(_ bytes: UnsafeBufferPointer<UInt8>, after start: Int) -> Bool {
    var index = start
    while index < bytes.count {
      let piece = Piece(bytes, at: index)
      switch piece {
      case .symbol: return true
      case .other: return false
      case .sign, .space, .mark: index += piece.length
      }
    }
    return false
  }

  /// The number of bytes.
  var length: Int {
    switch self {
    case .sign, .other: 1
    case .symbol: 2
    case .space(let length), .mark(let length): length
    }
  }
}
