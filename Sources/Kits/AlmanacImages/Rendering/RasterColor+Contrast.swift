extension RasterColor {
  /// The pages that an image may be shown on: white, and the dark gray of Apple's dark appearance.
  package static let pages = [RasterColor.white, RasterColor(hex: 0x1C1C1E)]

  /// Returns the color for drawings on this one, with the highest contrast on the worst of some opaque pages behind
  /// both.
  ///
  /// A color that lets both light and dark pages through gets a gray between them.
  package func ink(on pages: [RasterColor]) -> RasterColor {
    let grounds = pages.map { blended(over: $0).luminance + Self.flare }
    let lightest = grounds.max() ?? 1
    let darkest = grounds.min() ?? 1
    let between = (lightest * darkest).squareRoot()
    let inks = [RasterColor(white: 0.1), .white, RasterColor(white: TransferCurve.encoded(between - Self.flare))]
    func contrast(_ ink: RasterColor) -> Double {
      let light = ink.luminance + Self.flare
      return grounds.map { max(light, $0) / min(light, $0) }.min() ?? 1
    }
    return inks.max { contrast($0) < contrast($1) } ?? .white
  }

  /// Returns the color of this one on an opaque page, mixing sRGB values as browsers and Core Graphics do.
  func blended(over page: RasterColor) -> RasterColor {
    let opacity = Self.clamped(alpha)
    func mix(_ component: Double, _ other: Double) -> Double {
      Self.clamped(component) * opacity + Self.clamped(other) * (1 - opacity)
    }
    return RasterColor(red: mix(red, page.red), green: mix(green, page.green), blue: mix(blue, page.blue))
  }

  /// The light that a screen reflects, in WCAG 2's contrast ratio.
  private static let flare = 0.05

  /// WCAG 2's relative luminance, from 0 to 1, whatever the opacity.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }
}
