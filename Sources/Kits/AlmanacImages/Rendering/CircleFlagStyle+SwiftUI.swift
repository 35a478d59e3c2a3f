#if canImport(SwiftUI)
  public import SwiftUI

  extension CircleFlagStyle.Background {
    /// Creates a background of a SwiftUI color.
    @_disfavoredOverload
    public static func color(_ color: Color) -> Self { .color(RasterColor(color)) }

    /// Creates a background of a SwiftUI material.
    ///
    /// Images use a white layer with an opacity of 0.5 in its place. SwiftUI can't compare materials, so only copies of
    /// the result are equal to it.
    @available(watchOS 10, *)
    @_disfavoredOverload
    public static func material(_ material: SwiftUI.Material) -> Self {
      .material(CircleFlagStyle.Material(kind: .custom(CustomMaterial(material)), opacity: 0.5))
    }
  }

  extension CircleFlagStyle.Border {
    /// The color in views, which can depend on the appearance.
    public var color: Color {
      get { Color(rasterColor) }
      set { rasterColor = RasterColor(newValue) }
    }

    /// Creates a border of a SwiftUI color.
    @_disfavoredOverload
    public init(width: Double = 1, color: Color) { self.init(width: width, color: RasterColor(color)) }
  }

  extension CircleFlagStyle.Placeholder {
    /// Creates a placeholder of a SwiftUI color.
    @_disfavoredOverload
    public static func color(_ color: Color) -> Self { .color(RasterColor(color)) }
  }

  extension CircleFlagStyle.Material {
    /// The style that views draw: the SwiftUI material, or a white layer before watchOS 10 introduced materials.
    public var shapeStyle: AnyShapeStyle {
      guard #available(watchOS 10, *) else { return AnyShapeStyle(Color.white.opacity(opacity)) }
      return switch kind {
      case .ultraThin: AnyShapeStyle(.ultraThinMaterial)
      case .thin: AnyShapeStyle(.thinMaterial)
      case .regular: AnyShapeStyle(.regularMaterial)
      case .thick: AnyShapeStyle(.thickMaterial)
      case .ultraThick: AnyShapeStyle(.ultraThickMaterial)
      case .custom(let material): material.style
      case .bar:
        #if os(tvOS) || os(watchOS)
          AnyShapeStyle(.ultraThickMaterial)
        #else
          AnyShapeStyle(.bar)
        #endif
      }
    }
  }

  /// A material that is equal only to itself, because SwiftUI can't compare materials.
  final class CustomMaterial: Hashable, Sendable {
    let style: AnyShapeStyle

    @available(watchOS 10, *)
    init(_ material: SwiftUI.Material) { style = AnyShapeStyle(material) }

    static func == (one: CustomMaterial, other: CustomMaterial) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
