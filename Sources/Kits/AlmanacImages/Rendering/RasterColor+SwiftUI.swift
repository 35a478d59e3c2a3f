#if canImport(SwiftUI)
  public import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension RasterColor {
    /// Creates a color from a SwiftUI color.
    ///
    /// Views show the SwiftUI color itself, which can depend on the appearance. Images use its sRGB components at the
    /// time of this call.
    public init(_ color: Color) {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      #if canImport(UIKit)
        _ = UIColor(color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      #else
        NSColor(color).usingColorSpace(.sRGB)?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      #endif
      self.init(red: red, green: green, blue: blue, alpha: alpha)
      source = color
    }
  }

  extension Color {
    /// Creates the color that views show for a style's color.
    ///
    /// It is the SwiftUI color that it was created from, or its components, each limited to 0 through 1.
    public init(_ color: RasterColor) {
      func part(_ component: Double) -> Double { RasterColor.clamped(component) }
      self =
        color.source
        ?? Color(
          .sRGB,
          red: part(color.red),
          green: part(color.green),
          blue: part(color.blue),
          opacity: part(color.alpha)
        )
    }
  }
#endif
