#if canImport(SwiftUI)
  import SwiftUI

  /// The circle: a background, what is inside, and a border.
  struct CircleFlagFace: View {
    let content: CircleFlagModel.Content
    let style: CircleFlagStyle
    let layout: CircleFlagLayout

    var body: some View {
      ZStack {
        background
        inside
      }
      .frame(width: layout.diameter, height: layout.diameter)
      .clipShape(Circle())
      .overlay { Circle().strokeBorder(style.border.color.color, lineWidth: layout.borderWidth) }
    }

    @ViewBuilder private var background: some View {
      switch style.background {
      case .none: Color.clear
      case .color(let color): Circle().fill(color.color)
      case .material(let material): Circle().fill(material.shapeStyle)
      }
    }

    @ViewBuilder private var inside: some View {
      switch content {
      case .nothing: EmptyView()
      case .flag(let image): FlagPicture(image: image).equatable()
      case .color(let color): Circle().fill(color.color)
      case .globe:
        Image(systemName: "globe")
          .resizable()
          .scaledToFit()
          .frame(width: layout.globe, height: layout.globe)
          .foregroundColor(ink)
      case .monogram(let letters):
        Text(verbatim: letters)
          .font(.system(size: layout.fontSize, weight: .semibold, design: .rounded))
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .frame(width: layout.monogramWidth)
          .foregroundColor(ink)
      }
    }

    /// The color of a globe and of letters. On what is translucent, it depends on the appearance.
    private var ink: Color {
      if case .color(let color) = style.background, color.alpha >= 1, color.source == nil { return color.ink.color }
      return .primary.opacity(0.7)
    }
  }

  /// The picture of a flag. SwiftUI only makes it again when the flag changes.
  private struct FlagPicture: View, Equatable {
    let image: RasterImage

    var body: some View {
      if let picture = image.cgImage {
        // The square in the middle of a flag fills the circle.
        Image(decorative: picture, scale: 1).resizable().interpolation(.high).scaledToFill()
      }
    }
  }

  extension CircleFlagStyle.Material {
    /// The material of SwiftUI, or a white layer on watchOS before 10, which has none.
    fileprivate var shapeStyle: AnyShapeStyle {
      guard #available(watchOS 10, *) else { return AnyShapeStyle(Color.white.opacity(opacity)) }
      return switch self {
      case .ultraThin: AnyShapeStyle(.ultraThinMaterial)
      case .thin: AnyShapeStyle(.thinMaterial)
      case .regular: AnyShapeStyle(.regularMaterial)
      case .thick: AnyShapeStyle(.thickMaterial)
      case .ultraThick: AnyShapeStyle(.ultraThickMaterial)
      }
    }
  }
#endif
