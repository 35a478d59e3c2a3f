import Foundation

/// A globe of lines in the middle of a square: the outline, three parallels and three meridians.
enum Globe {
  static func draw(on mask: inout StrokeMask) {
    let side = Float(mask.side)
    let lines = [ellipse(width: 1), ellipse(width: 0.45), [[0, -1], [0, 1]]] + [-0.5, 0, 0.5].map(parallel)
    for line in lines { mask.stroke(line.map { side / 2 + side * 0.3 * $0 }, width: side * 0.035) }
  }

  private static func parallel(_ height: Float) -> [SIMD2<Float>] {
    let half = (1 - height * height).squareRoot()
    return [[-half, height], [half, height]]
  }

  private static func ellipse(width: Float) -> [SIMD2<Float>] {
    (0...48).map { step in
      let angle = Double(step) / 24 * .pi
      return SIMD2(width * Float(cos(angle)), Float(sin(angle)))
    }
  }
}
