/// The letters of a code, drawn in the middle of a square.
struct Monogram {
  /// The most letters that are drawn.
  private static let limit = 3

  /// The space between letters, on the grid of the glyphs.
  private static let spacing: Float = 3

  private let glyphs: [StrokePath]

  /// The monogram of a code: the first three letters and digits of its last part. It is `nil` if there are none.
  init?(code: String) {
    guard let letters = Self.letters(of: code) else { return nil }
    glyphs = letters.compactMap { Glyphs.paths[$0] }
  }

  /// The letters of the monogram of a code, or `nil` if there are none.
  static func letters(of code: String) -> String? {
    let parts = code.uppercased().split { $0 == "-" || $0 == "_" }
    let letters = (parts.last ?? "").filter { Glyphs.paths[$0] != nil }.prefix(limit)
    return letters.isEmpty ? nil : String(letters)
  }

  /// Draws the letters.
  ///
  /// The letters are as high as possible up to a third of the square, and as wide as possible up to six tenths of it.
  func draw(on mask: inout StrokeMask) {
    let side = Float(mask.side)
    let width = glyphs.map(\.width).reduce(0, +) + Self.spacing * Float(glyphs.count - 1)
    let unit = min(side / 3 / Glyphs.height, side * 0.6 / max(width, 1))
    var origin = SIMD2(side - width * unit, side - Glyphs.height * unit) / 2
    for glyph in glyphs {
      for line in glyph.lines { mask.stroke(line.map { origin + $0 * unit }, width: 1.2 * unit) }
      origin.x += (glyph.width + Self.spacing) * unit
    }
  }
}
