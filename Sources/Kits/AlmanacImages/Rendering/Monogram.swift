import Almanac

/// The letters of a code, drawn in the middle of a square.
package struct Monogram {
  /// The letters for a code that contains none.
  private static let unknown = "XX"

  /// The smallest size in points with three letters, which would run together in smaller circles.
  private static let smallestSizeOfThree = 24.0

  /// The space between letters, on the grid of the glyphs.
  private static let spacing: Float = 3

  private let glyphs: [StrokePath]

  init(_ letters: String) { glyphs = letters.compactMap { Glyphs.paths[$0] } }

  /// Returns the letters of a code: its alpha-2 code, or its last part if that has up to three letters and digits. The
  /// size is the diameter in points, and small circles omit the third letter.
  package static func letters(of code: String?, size: Double) -> String {
    let code = code ?? ""
    if let code = CountryCode.alpha2(code) { return code.uppercased() }
    let part = CountryCode.key(code).split(separator: "-").last?.uppercased() ?? ""
    guard 1...3 ~= part.count, part.allSatisfy({ Glyphs.paths[$0] != nil }) else { return unknown }
    return size < smallestSizeOfThree ? String(part.prefix(2)) : part
  }

  /// Draws the letters as high as possible up to a third of the square, and as wide as possible up to six tenths of it.
  func draw(on mask: inout StrokeMask) {
    let side = Float(mask.side)
    let width = glyphs.map(\.width).reduce(0, +) + Self.spacing * Float(glyphs.count - 1)
    let unit = min(side / 3 / Glyphs.height, side * 0.6 / max(width, 1))
    let left = (side - width * unit) / 2
    let positions = positions(left: left, unit: unit)
    // Whole pixels, which keep the gaps where they are.
    let excess = ((positions.last ?? left) - (side - left - (glyphs.last?.width ?? 0) * unit)) / 2
    for (glyph, position) in zip(glyphs, positions) {
      let origin = SIMD2(position - excess.rounded(), (side - Glyphs.height * unit) / 2)
      for line in glyph.lines { mask.stroke(line.map { origin + $0 * unit }, width: 1.2 * unit) }
    }
  }

  /// Returns the left edges of the letters. The middle of each gap is the middle of a pixel, which keeps small letters
  /// apart.
  private func positions(left: Float, unit: Float) -> [Float] {
    let halfGap = Self.spacing / 2 * unit
    return glyphs.dropLast().reduce(into: [left]) { positions, glyph in
      let middle = positions[positions.count - 1] + glyph.width * unit + halfGap
      positions.append((middle - 0.5).rounded(.up) + 0.5 + halfGap)
    }
  }
}
