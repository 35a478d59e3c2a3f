import AlmanacFlowImage
import Guide
import GuideAppModel
import SwiftUI

/// The round flag of a country. Its size follows the text size. While there is no image, its emoji stands in.
struct FlagView: View {
  let country: CountryLink
  var isLarge = false

  @Environment(GuideAppModel.self) private var app
  @ScaledMetric(relativeTo: .body) private var row = 40.0
  @ScaledMetric(relativeTo: .largeTitle) private var header = 96.0

  var body: some View {
    FlowImageView(image: app.countries.flag(of: country.code, isLarge: isLarge)) { phase in
      face(phase)
        .calmAnimation(value: phase.state)
    }
    .frame(width: size, height: size)
    .accessibilityIgnoresInvertColors()
  }

  private var size: CGFloat { isLarge ? header : row }

  @ViewBuilder private func face(_ phase: FlowImagePhase) -> some View {
    if let image = phase.image {
      Image(platformImage: image).resizable().scaledToFit().transition(.opacity)
    } else {
      Circle().fill(.quaternary)
        .overlay { if phase.state == .error { placeholder(phase) } }
    }
  }

  /// What the device has without the server. A tap asks the server again.
  private func placeholder(_ phase: FlowImagePhase) -> some View {
    Text(country.emoji)
      .font(isLarge ? .largeTitle : .body)
      .onTapGesture { phase.retry() }
  }
}
