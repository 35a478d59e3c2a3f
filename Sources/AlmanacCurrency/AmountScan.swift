import Foundation

/// The positions of the digits and of the minus sign in a text.
struct AmountScan {
  /// The value of a digit, 0 to 9, and the offset of its character in the text.
  struct Digit {
    let value: Int
    let offset: Int
  }

  private(set) var digits: [Digit] = []
  /// The text between each two digits: one element fewer than `digits`.
  private(set) var gaps: [String] = []
  /// The offset of the minus sign, which is before the first digit or after the last.
  private(set) var minusOffset: Int?

  /// Reads a text without its currency symbol, which can contain digits and signs.
  init(_ text: String, symbol: String, symbolLeads: Bool) {
    let symbolRange = text == symbol ? nil : text.range(of: symbol, options: symbolLeads ? [] : .backwards)
    var gap = ""
    for (offset, index) in text.indices.enumerated() {
      let end = text.index(after: index)
      for scalarIndex in text.unicodeScalars[index..<end].indices {
        if let symbolRange, symbolRange.contains(scalarIndex) { continue }
        let scalar = text.unicodeScalars[scalarIndex]
        if let value = scalar.decimalValue {
          if !digits.isEmpty { gaps.append(gap) }
          digits.append(Digit(value: value, offset: offset))
          // Between digits, a minus sign is a dash.
          if !gap.isEmpty, let minus = minusOffset, minus > (digits.first?.offset ?? minus) { minusOffset = nil }
          gap = ""
        } else {
          gap.unicodeScalars.append(scalar)
          if scalar.isMinus, minusOffset == nil { minusOffset = offset }
        }
      }
    }
  }

  /// The values of the digits.
  var values: [Int] { digits.map(\.value) }
}
