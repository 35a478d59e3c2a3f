/// Draws round flags with a style, at any size.
///
/// ```swift
/// let renderer = CircleFlagRenderer(size: 64, scale: 2, style: .default)
/// let image = renderer.image(of: flag, code: "us")
/// ```
///
/// Flags are scaled down by area averaging and scaled up with bicubic interpolation, both in linear light rather than
/// in sRGB. The result doesn't depend on the platform.
public struct CircleFlagRenderer: Hashable, Sendable {
  /// The maximum diameter in pixels.
  public static let maximumSide = 4_096

  /// The diameter in points.
  public var size: Double

  /// The number of pixels in a point.
  public var scale: Double

  /// The style.
  public var style: CircleFlagStyle

  /// Creates a renderer for flags of one size in points, with a number of pixels in each point.
  public init(size: Double = 46, scale: Double = 1, style: CircleFlagStyle = .default) {
    self.size = size
    self.scale = scale
    self.style = style
  }

  /// The width and height of the images in pixels: `size * scale`, rounded, and from 1 to ``maximumSide``.
  public var side: Int {
    let side = (size * scale).rounded()
    return side >= 1 ? Int(min(side, Double(Self.maximumSide))) : 1
  }

  /// Returns the image of a flag, or of a placeholder if there is none.
  ///
  /// The flag can be round or rectangular. The square in its middle fills the circle. Pixels outside the circle are
  /// transparent. On white pages and on dark ones (#1C1C1E), globes and letters have a contrast of at least 3 to 1 if
  /// the background of the style is the default, none or an opaque color, and of 2.9 to 1 if it is a material.
  ///
  /// A monogram shows the alpha-2 code in any form that `CountryCode.alpha2(_:)` reads. Otherwise it shows the last
  /// part of the code, such as ENG for `gb-eng`, if that has up to three letters and digits, or else XX.
  ///
  /// - Returns: A square image with straight alpha and sides of ``side`` pixels.
  /// - Complexity: O(number of pixels of `flag` and of the result).
  public func image(of flag: RasterImage?, code: String? = nil) -> RasterImage {
    image(of: flag, code: code, on: RasterColor.pages)
  }

  /// Returns a sheet of many flags, row by row, with a placeholder for a missing flag.
  ///
  /// By default, there are about as many columns as rows. The spacing is in points, up to
  /// ``RasterSheet/maximumSpacing`` pixels. A number that is negative, infinite or not a number counts as 0.
  public func sheet(
    of flags: [(code: String, flag: RasterImage?)],
    columns: Int? = nil,
    spacing: Double = 0,
    background: RasterColor = .clear
  ) -> RasterSheet {
    let gap = (spacing * scale).rounded()
    let pages = RasterColor.pages.map { background.blended(over: $0) }
    return RasterSheet(
      flags.map { (name: $0.code, image: image(of: $0.flag, code: $0.code, on: pages)) },
      columns: columns,
      spacing: gap > 0 && gap < .infinity ? Int(min(gap, Double(RasterSheet.maximumSpacing))) : 0,
      background: background
    )
  }

  /// Returns the image of a flag for pages with the given opaque colors.
  private func image(of flag: RasterImage?, code: String?, on pages: [RasterColor]) -> RasterImage {
    let frame = CircleFrame(style: style, side: side, scale: scale)
    if let flag {
      var scaler = ImageScaler(flag, side: side)
      return frame.image { row, columns, line in scaler.write(row: row, columns: columns, to: &line) }
    }
    let letters = Monogram.letters(of: code, size: size)
    let placeholder = PlaceholderPicture(style, letters: letters, side: side, pages: pages)
    return frame.image { row, columns, line in placeholder.write(row: row, columns: columns, to: &line) }
  }
}
