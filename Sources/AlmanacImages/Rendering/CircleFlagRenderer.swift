/// Draws round flags with a style, at any size.
///
/// ```swift
/// let renderer = CircleFlagRenderer(size: 64, scale: 2, style: .default)
/// let image = renderer.image(of: flag, code: "us")
/// ```
///
/// A flag becomes smaller by the average of the pixels that each new pixel covers, and larger by bicubic interpolation. Colors are
/// mixed as light, and not as the values of sRGB. The result does not depend on the platform.
public struct CircleFlagRenderer: Hashable, Sendable {
  /// The largest diameter in pixels.
  public static let largestSide = 4_096

  /// The diameter in points.
  public var size: Double

  /// The number of pixels in a point.
  public var scale: Double

  /// The style.
  public var style: CircleFlagStyle

  /// A renderer for flags of a size.
  ///
  /// - Parameters:
  ///   - size: The diameter in points.
  ///   - scale: The number of pixels in a point.
  ///   - style: The style.
  public init(size: Double = 46, scale: Double = 1, style: CircleFlagStyle = .default) {
    self.size = size
    self.scale = scale
    self.style = style
  }

  /// The width and height of the images in pixels: `size * scale`, rounded, and from 1 to ``largestSide``.
  public var side: Int {
    let side = (size * scale).rounded()
    return side >= 1 ? Int(min(side, Double(Self.largestSide))) : 1
  }

  /// A flag, or a placeholder if there is none.
  ///
  /// The flag can be round or rectangular. The square in its middle fills the circle. Pixels outside the circle are transparent.
  ///
  /// - Parameters:
  ///   - flag: The flag.
  ///   - code: The code for a monogram. Of a code with several parts, such as en_US, the last part counts.
  /// - Returns: A square image with straight alpha and sides of ``side`` pixels.
  /// - Complexity: O(number of pixels of `flag` and of the result).
  public func image(of flag: RasterImage?, code: String? = nil) -> RasterImage {
    let frame = CircleFrame(style: style, side: side, scale: scale)
    if let flag {
      var scaler = ImageScaler(flag, side: side)
      return frame.image { row, columns, line in scaler.write(row: row, columns: columns, to: &line) }
    }
    let placeholder = PlaceholderPicture(style, code: code, side: side)
    return frame.image { row, columns, line in placeholder.write(row: row, columns: columns, to: &line) }
  }

  /// Many flags on one sheet.
  ///
  /// - Parameters:
  ///   - flags: The codes and their flags, row by row. A placeholder is drawn for a missing flag.
  ///   - columns: The number of columns. By default, there are about as many as rows.
  ///   - spacing: The points around and between the flags.
  ///   - background: The color behind the flags.
  /// - Returns: The image, and the place of each code in it.
  public func sheet(
    of flags: [(code: String, flag: RasterImage?)],
    columns: Int? = nil,
    spacing: Double = 0,
    background: RasterColor = .clear
  ) -> RasterSheet {
    let gap = (spacing * scale).rounded()
    return RasterSheet(
      flags.map { (name: $0.code, image: image(of: $0.flag, code: $0.code)) },
      columns: columns,
      spacing: gap > 0 ? Int(min(gap, Double(Self.largestSide))) : 0,
      background: background
    )
  }
}
