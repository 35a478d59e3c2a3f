/// The look of a round flag: what is behind it, its border, and what is shown instead of a missing flag.
///
/// ```swift
/// let style = CircleFlagStyle(
///   background: .material(.ultraThin),
///   border: .init(width: 2, color: .white.opacity(0.6)),
///   placeholder: .monogram
/// )
/// ```
public struct CircleFlagStyle: Hashable, Sendable {
  /// What is seen through translucent parts of a flag, and behind a placeholder.
  public enum Background: Hashable, Sendable {
    /// Nothing.
    case none

    /// A color.
    case color(RasterColor)

    /// A translucent layer.
    case material(Material)
  }

  /// A translucent layer.
  ///
  /// An image has nothing behind it that it could blur. So ``CircleFlagRenderer`` draws a white layer with ``opacity``.
  public enum Material: Hashable, Sendable, CaseIterable {
    /// A mostly translucent layer.
    case ultraThin

    /// A layer that is more translucent than opaque.
    case thin

    /// A layer that is as translucent as opaque.
    case regular

    /// A layer that is more opaque than translucent.
    case thick

    /// A mostly opaque layer.
    case ultraThick

    /// The opacity of the white layer: 0.2, 0.35, 0.5, 0.65 or 0.8.
    public var opacity: Double {
      switch self {
      case .ultraThin: 0.2
      case .thin: 0.35
      case .regular: 0.5
      case .thick: 0.65
      case .ultraThick: 0.8
      }
    }
  }

  /// A ring inside the edge of the circle.
  public struct Border: Hashable, Sendable {
    /// The width in points. A border that is wider than the radius covers the circle.
    public var width: Double

    /// The color. A translucent border shows the flag below it.
    public var color: RasterColor

    /// A border of the given width and color.
    public init(width: Double, color: RasterColor) {
      self.width = width
      self.color = color
    }

    /// No border.
    public static let none = Border(width: 0, color: .clear)
  }

  /// What is shown instead of a missing flag.
  public enum Placeholder: Hashable, Sendable {
    /// A globe.
    case globe

    /// The letters and digits of the code, such as US. A globe, if the code has none.
    case monogram

    /// A color.
    case color(RasterColor)

    /// Nothing but the background and the border.
    case none
  }

  /// What is seen through translucent parts of a flag, and behind a placeholder.
  public var background: Background

  /// The ring inside the edge of the circle.
  public var border: Border

  /// What is shown instead of a missing flag.
  public var placeholder: Placeholder

  /// A style. What is not given is that of ``default``.
  public init(
    background: Background = .material(.ultraThin),
    border: Border = Border(width: 1, color: .black.opacity(0.12)),
    placeholder: Placeholder = .globe
  ) {
    self.background = background
    self.border = border
    self.placeholder = placeholder
  }

  /// A thin material, a fine dark border that marks the edge of a white flag, and a globe.
  public static let `default` = CircleFlagStyle()

  /// The flag alone.
  public static let plain = CircleFlagStyle(background: .none, border: .none, placeholder: .none)
}

extension CircleFlagStyle.Background {
  /// The color that a renderer draws.
  var color: RasterColor {
    switch self {
    case .none: .clear
    case .color(let color): color
    case .material(let material): .white.opacity(material.opacity)
    }
  }
}
