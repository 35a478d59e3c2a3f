/// A color in the color space sRGB.
public struct RasterColor: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public var red: Double

  /// The green component, from 0 to 1.
  public var green: Double

  /// The blue component, from 0 to 1.
  public var blue: Double

  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// A color with the given components. A renderer takes a component outside 0 to 1 for the nearest limit, and one that is
  /// not a number for 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A gray with the given components.
  public init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// The color of a number with eight bits for each component, as in `0xD52B1E`.
  public init(hex: UInt32, alpha: Double = 1) {
    func component(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  /// White.
  public static let white = RasterColor(white: 1)

  /// Black.
  public static let black = RasterColor(white: 0)

  /// A color that is not seen.
  public static let clear = RasterColor(white: 0, alpha: 0)

  /// The color with its opacity multiplied by a factor.
  public func opacity(_ factor: Double) -> RasterColor {
    RasterColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

extension RasterColor {
  /// The amounts of light, multiplied by the opacity.
  var light: SIMD4<Float> {
    let opacity = Self.clamped(alpha)
    let light = SIMD4(Self.linear(red), Self.linear(green), Self.linear(blue), 1) * opacity
    return SIMD4<Float>(Float(light.x), Float(light.y), Float(light.z), Float(light.w))
  }

  /// The amount of light of a component.
  private static func linear(_ component: Double) -> Double { TransferCurve.linear(clamped(component)) }

  private static func clamped(_ component: Double) -> Double { component > 0 ? min(component, 1) : 0 }
}
