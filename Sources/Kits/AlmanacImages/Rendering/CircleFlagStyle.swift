/// The look of a round flag: its background, its border, and the placeholder for a missing flag.
///
/// ```swift
/// let style = CircleFlagStyle(
///   background: .material(.ultraThin),
///   border: .init(width: 2, color: .white.opacity(0.6)),
///   placeholder: .monogram
/// )
/// ```
public struct CircleFlagStyle: Hashable, Sendable {
  /// The background visible behind translucent flags and placeholders.
  public enum Background: Hashable, Sendable {
    /// Nothing.
    case none

    /// A color.
    case color(RasterColor)

    /// A translucent layer.
    case material(Material)

    /// White with an opacity of 10%, the background of ``CircleFlagStyle/default``.
    public static let defaultBackground = Background.color(.white.opacity(0.1))
  }

  /// A ring inside the edge of the circle.
  public struct Border: Hashable, Sendable {
    /// The width in points.
    ///
    /// A border that is wider than the radius covers the circle.
    public var width: Double

    /// The color in images.
    ///
    /// A translucent border shows the flag below it.
    public var rasterColor: RasterColor

    /// Creates a border, which is white with an opacity of 20% by default.
    public init(width: Double = 1, color: RasterColor = .white.opacity(0.2)) {
      self.width = width
      rasterColor = color
    }
  }

  /// The placeholder for a missing flag.
  public enum Placeholder: Hashable, Sendable {
    /// A globe: 🌐 in views, and a globe of lines in images.
    case globe

    /// The letters of the code, such as US, or XX if there are none.
    ///
    /// Sizes below 24 points show up to two letters, others up to three.
    case monogram

    /// A color.
    case color(RasterColor)

    /// Nothing but the background and the border.
    case none
  }

  /// The background visible behind translucent flags and placeholders.
  public var background: Background

  /// The ring inside the edge of the circle, or `nil` for none.
  public var border: Border?

  /// The placeholder for a missing flag.
  public var placeholder: Placeholder

  /// Creates a style.
  ///
  /// Omitted arguments have the values of ``default``.
  public init(
    background: Background = .defaultBackground,
    border: Border? = nil,
    placeholder: Placeholder = .globe
  ) {
    self.background = background
    self.border = border
    self.placeholder = placeholder
  }

  /// A hint of white as the background, no border, and a globe.
  public static let `default` = CircleFlagStyle()

  /// The flag alone.
  public static let plain = CircleFlagStyle(background: .none, placeholder: .none)
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
