#if canImport(SwiftUI)
  public import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension RasterColor {
    /// A color of SwiftUI.
    ///
    /// Views show the color itself, which can depend on the appearance. Images get its components in sRGB at the time of this
    /// call.
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

    /// The color for a view.
    var color: Color { source ?? Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha) }
  }

  extension CircleFlagStyle.Background {
    /// A color of SwiftUI.
    @_disfavoredOverload
    public static func color(_ color: Color) -> Self { .color(RasterColor(color)) }
  }

  extension CircleFlagStyle.Border {
    /// A border of the given width in points and color of SwiftUI.
    @_disfavoredOverload
    public init(width: Double, color: Color) { self.init(width: width, color: RasterColor(color)) }
  }

  extension CircleFlagStyle.Placeholder {
    /// A color of SwiftUI.
    @_disfavoredOverload
    public static func color(_ color: Color) -> Self { .color(RasterColor(color)) }
  }
#endif
