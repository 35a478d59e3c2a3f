import AlmanacImages
import AlmanacWorld
import Foundation
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 16) {
      CircleFlag(code: "us", size: 60)
      CircleFlag(code: "GB", size: 60)
      CircleFlag(code: "en_US", size: 60)
      CircleFlag(code: "unknown", size: 60)
      CircleFlag(code: nil, size: 60)
    }
    .padding()
  }
}

struct StyledFlags: View {
  let style = CircleFlagStyle(
    background: .material(.ultraThin),
    border: .init(width: 2, color: .white.opacity(0.6)),
    placeholder: .monogram
  )

  /// Colors of SwiftUI, which can depend on the appearance, and colors of Almanac.
  let styles = [
    CircleFlagStyle(background: .color(.accentColor), border: .init(width: 1, color: .red), placeholder: .color(.gray)),
    CircleFlagStyle(background: .color(Color.primary.opacity(0.1)), placeholder: .color(Color.blue)),
    CircleFlagStyle(background: .color(RasterColor(hex: 0xD52B1E)), border: .none, placeholder: .none),
    CircleFlagStyle(background: .color(.white), border: .init(width: 1, color: .black), placeholder: .globe),
  ]

  var body: some View {
    CircleFlag(code: "__missing__", size: 64, style: style)
    CircleFlag(code: "us", accessibilityLocale: .init(identifier: "en_US"))
    CircleFlag(code: "us", accessibilityNaming: MyNaming())
    CircleFlag(code: "us", showsFallback: false).scaled(relativeTo: .title)
    CircleFlag(Country.us, size: 32)
    CircleFlag(Country.us, size: 32, style: styles[0]).scaled()
  }
}

struct MyNaming: CircleFlagAccessibilityNaming {
  func localizedRegionName(
    forResolvedCode code: String,
    locale: Locale
  ) -> String? {
    ["us": "United States"]
      .first { $0.key == code }?.value
  }
}

@MainActor func prepareFlags() async -> PlatformImage? {
  CircleFlagImage.register(Country.self)
  await CircleFlagPreloader.preload(
    ["us", "gb", "ca", "en_US"],
    maxConcurrency: 10
  )
  await CircleFlagImage.configureCache(
    .init(countLimit: 300, totalCostLimit: 12 * 1024 * 1024)
  )
  let image = await CircleFlagImage.image(for: "us")
  await CircleFlagImage.clearCache()
  return image
}
