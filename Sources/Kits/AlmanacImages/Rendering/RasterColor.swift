#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A color in the color space sRGB.
public struct RasterColor: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public var red: Double { didSet { forgetSource() } }

  /// The green component, from 0 to 1.
  public var green: Double { didSet { forgetSource() } }

  /// The blue component, from 0 to 1.
  public var blue: Double { didSet { forgetSource() } }

  /// The opacity, from 0 to 1.
  public var alpha: Double { didSet { forgetSource() } }

  #if canImport(SwiftUI)
    /// The SwiftUI color that the components are from.
    var source: Color?

    /// Whether the components are from a SwiftUI color, which can differ between appearances.
    package var isFromSwiftUI: Bool { source != nil }
  #endif

  /// Creates a color from its components.
  ///
  /// Renderers use the nearest limit for a component outside 0 to 1, and 0 for one that is not a number.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a gray.
  public init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// Creates a color from a number with eight bits for each component, such as `0xD52B1E`.
  public init(hex: UInt32, alpha: Double = 1) {
    func component(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  /// White.
  public static let white = RasterColor(white: 1)

  /// Black.
  public static let black = RasterColor(white: 0)

  /// A fully transparent color.
  public static let clear = RasterColor(white: 0, alpha: 0)

  /// Returns the color with its opacity multiplied by a factor.
  public func opacity(_ factor: Double) -> RasterColor {
    #if canImport(SwiftUI)
      if let source { return RasterColor(source.opacity(factor)) }
    #endif
    return RasterColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  private mutating func forgetSource() {
    #if canImport(SwiftUI)
      source = nil
    #endif
  }
}

extension RasterColor {
  /// The amounts of light, multiplied by the opacity.
  var light: SIMD4<Float> {
    SIMD4<Float>(SIMD4(Self.linear(red), Self.linear(green), Self.linear(blue), 1) * Self.clamped(alpha))
  }

  /// Returns the amount of light of a component.
  static func linear(_ component: Double) -> Double { TransferCurve.linear(clamped(component)) }

  /// Returns a component from 0 to 1: the nearest limit, or 0 for NaN.
  static func clamped(_ component: Double) -> Double { component > 0 ? min(component, 1) : 0 }
}
