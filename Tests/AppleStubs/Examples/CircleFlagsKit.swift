import AlmanacCircleFlagsKit
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
    CircleFlagStyle(background: .none, border: .init(width: 1, color: .primary.opacity(0.25)), placeholder: .globe),
    CircleFlagStyle(background: .color(.blue.opacity(0.15)), placeholder: .color(.blue.opacity(0.25))),
  ]

  var body: some View {
    CircleFlag(code: "__missing__", size: 64, style: style)
    CircleFlag(code: "us", size: 46, showsFallback: true, style: .default)
    CircleFlag(code: "us", accessibilityLocale: .init(identifier: "en_US"))
    CircleFlag(code: "us", accessibilityNaming: MyNaming())
    CircleFlag(code: "us", accessibilityNaming: CountingNaming())
    CircleFlag(code: "us", showsFallback: false).scaled(relativeTo: .title)
    CircleFlag(Country.us, size: 32)
    CircleFlag(Country.us, size: 32, style: styles[0]).scaled()
  }
}

/// The parts of styles, by the names and types of CircleFlagsKit.
struct StyleParts {
  let width: CGFloat = 3
  let red: Color = .red

  var borders: [CircleFlagStyle.Border?] {
    [
      CircleFlagStyle.Border(), CircleFlagStyle.Border(width: 2), CircleFlagStyle.Border(color: .white),
      CircleFlagStyle.Border(color: red), CircleFlagStyle.Border(width: width, color: red), .init(), nil,
    ]
  }

  var backgrounds: [CircleFlagStyle.Background] {
    [
      .defaultBackground, .none, .color(.white.opacity(0.1)), .color(red), .material(.ultraThin), .material(.thin),
      .material(.regular), .material(.thick), .material(.ultraThick), .material(.bar),
      CircleFlagStyle.Background.defaultBackground,
    ]
  }

  // The systems of CircleFlagsKit. Others lack some materials.
  #if os(iOS) || os(macOS)
    var materials: [CircleFlagStyle.Background] {
      let material: Material = .thin
      return [.material(material), .material(Material.bar), .material(.regularMaterial)]
    }
  #endif

  func changed() -> CircleFlagStyle {
    var style = CircleFlagStyle(border: nil)
    style.border = .init(width: width)
    style.border?.width += width
    style.border?.color = .accentColor
    let color: Color? = style.border?.color
    style.border?.color = color?.opacity(0.5) ?? red
    style.background = .defaultBackground
    style.placeholder = .monogram
    if style.border == nil { style.border = CircleFlagStyle.Border(width: 2) }
    return style
  }

  @ViewBuilder func ring(_ style: CircleFlagStyle) -> some View {
    if let border = style.border {
      let line: CGFloat = border.width
      Circle().stroke(border.color, lineWidth: line)
    }
    switch style.background {
    case .none: EmptyView()
    case .color(let color): Circle().fill(Color(color))
    case .material(let material): Circle().fill(material.shapeStyle)
    }
  }
}

/// A view that reads and changes a flag, and gives flags their style.
struct FlagTree: View {
  var body: some View {
    VStack {
      larger(CircleFlag(code: "us"))
      CircleFlag(code: "gb", style: .plain)
      CircleFlag(Country.gb)
    }
    .circleFlagStyle(CircleFlagStyle(border: .init(width: 2), placeholder: .monogram))
  }

  private func larger(_ flag: CircleFlag) -> CircleFlag {
    var flag = flag
    let size: CGFloat = flag.size
    flag.size = size * 2
    flag.showsFallback = !flag.showsFallback && flag.code != nil
    flag.style.border = CircleFlagStyle.Border()
    flag.accessibilityLocale = Locale(identifier: flag.accessibilityLocale.identifier)
    let naming: any CircleFlagAccessibilityNaming = flag.accessibilityNaming
    flag.accessibilityNaming = naming
    return flag
  }
}

/// Shows an image of the platform.
struct LoadedFlag: View {
  let code: String
  @State private var image: PlatformImage?

  var body: some View {
    Group {
      if let image { Image(platformImage: image).resizable().scaledToFill() } else { Color.clear }
    }
    .task(id: code) { image = await CircleFlagImage.uiImage(for: code) }
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

/// A naming that is not `Sendable`.
final class CountingNaming: CircleFlagAccessibilityNaming {
  private var count = 0

  func localizedRegionName(forResolvedCode code: String, locale: Locale) -> String? {
    count += 1
    return SystemCircleFlagAccessibilityNaming().localizedRegionName(forResolvedCode: code, locale: locale)
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
  var config = CircleFlagCacheConfig.default
  config.countLimit = 0
  await CircleFlagImage.configureCache(config)
  await CircleFlagImage.configureCache(.default)
  let image = await CircleFlagImage.image(for: "us")
  await CircleFlagImage.clearCache()
  return image
}
