extension CircleFlagStyle {
  /// A translucent layer.
  ///
  /// An image has no backdrop to blur, so ``CircleFlagRenderer`` draws a white layer with ``opacity``.
  public struct Material: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case ultraThin, thin, regular, thick, ultraThick, bar
      #if canImport(SwiftUI)
        case custom(CustomMaterial)
      #endif
    }

    let kind: Kind

    /// The opacity of the white layer in images.
    public let opacity: Double

    /// A mostly translucent layer, with an opacity of 0.2.
    public static let ultraThin = Material(kind: .ultraThin, opacity: 0.2)

    /// A layer that is more translucent than opaque, with an opacity of 0.35.
    public static let thin = Material(kind: .thin, opacity: 0.35)

    /// A layer that is as translucent as opaque, with an opacity of 0.5.
    public static let regular = Material(kind: .regular, opacity: 0.5)

    /// A layer that is more opaque than translucent, with an opacity of 0.65.
    public static let thick = Material(kind: .thick, opacity: 0.65)

    /// A mostly opaque layer, with an opacity of 0.8.
    public static let ultraThick = Material(kind: .ultraThick, opacity: 0.8)

    /// A layer like the system's toolbars, with an opacity of 0.8.
    ///
    /// On tvOS and watchOS, it is ``ultraThick``.
    public static let bar = Material(kind: .bar, opacity: 0.8)
  }
}
