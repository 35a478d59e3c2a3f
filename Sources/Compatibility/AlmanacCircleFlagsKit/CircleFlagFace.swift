#if canImport(SwiftUI)
  import AlmanacImages
  import SwiftUI

  /// The circle: a background, the content, and a border.
  struct CircleFlagFace: View {
    let content: CircleFlagModel.Content
    let style: CircleFlagStyle
    let layout: CircleFlagLayout

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      ZStack {
        background
        inside
      }
      .frame(width: layout.diameter, height: layout.diameter)
      .clipShape(Circle())
      .overlay {
        if let border = style.border { Circle().strokeBorder(border.color, lineWidth: layout.borderWidth) }
      }
    }

    @ViewBuilder private var background: some View {
      switch style.background {
      case .none: Color.clear
      case .color(let color): Circle().fill(Color(color))
      case .material(let material): Circle().fill(material.shapeStyle)
      }
    }

    @ViewBuilder private var inside: some View {
      switch content {
      case .nothing: EmptyView()
      case .flag(let image): FlagPicture(image: image).equatable()
      case .color(let color): Circle().fill(Color(color))
      case .globe: text("🌐", .system(size: 0.4 * layout.diameter))
      case .monogram(let letters):
        text(letters, .system(size: 0.4 * layout.diameter, weight: .semibold, design: .rounded)).foregroundColor(ink)
      }
    }

    /// Returns a view of text, with a smaller font for three wide letters.
    private func text(_ text: String, _ font: Font) -> some View {
      Text(verbatim: text).font(font).lineLimit(1).minimumScaleFactor(0.5).frame(width: 0.7 * layout.diameter)
    }

    /// The color of letters. SwiftUI knows best what is legible on its materials and colors.
    private var ink: Color {
      guard case .color(let color) = style.background, !color.isFromSwiftUI else { return .primary.opacity(0.7) }
      return Color(color.ink(on: [RasterColor.pages[colorScheme == .dark ? 1 : 0]]))
    }
  }

  /// The picture of a flag, which SwiftUI recreates only when the flag changes.
  private struct FlagPicture: View, Equatable {
    let image: RasterImage

    var body: some View {
      if let picture = image.cgImage {
        // The square in the middle of a flag fills the circle.
        Image(decorative: picture, scale: 1).resizable().interpolation(.high).scaledToFill()
      }
    }
  }
#endif

/// The sizes of the parts of a flag view, in points.
struct CircleFlagLayout: Hashable, Sendable {
  /// The diameter of the circle.
  let diameter: Double

  /// The width of the border: at most the radius, because it is inside the edge.
  let borderWidth: Double

  /// Creates a layout. A size or a width that is negative, infinite or not a number counts as 0, but an infinite border
  /// covers the circle.
  init(size: Double, borderWidth: Double) {
    diameter = size > 0 && size < .infinity ? size : 0
    self.borderWidth = borderWidth > 0 ? min(borderWidth, diameter / 2) : 0
  }
}
