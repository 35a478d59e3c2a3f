import Almanac
import Foundation
import Testing

@testable import AlmanacCircleFlagsKit
@testable import AlmanacImages

/// The flags of enums, through the whole loader.
@Suite struct CircleFlagSourceTests {
  private static let (red, green, blue, white) = (
    [255, 0, 0, 255] as [UInt8], [0, 255, 0, 255] as [UInt8], [0, 0, 255, 255] as [UInt8],
    [255, 255, 255, 255] as [UInt8]
  )

  @Test(arguments: [
    ("gb", red), (" GB.png ", red), ("en_GB", red), ("us", white), ("de", white), ("", white), ("gb-eng", white),
  ])
  func showsTheFlagOrTheFallback(text: String, color: [UInt8]) async {
    let loader = CircleFlagLoader(OwnCountry.self)
    #expect(await loader.image(for: text)?.pixels == color)
  }

  /// `us` has only the fallback in `OwnCountry`, and `de` is damaged in `WideCountry`.
  @Test(arguments: [
    ("gb", red), ("us", green), ("GB_ENG", red), ("de", white), ("fr", white), ("xx", white),
  ])
  func anEnumFillsTheGapsOfAnother(text: String, color: [UInt8]) async {
    let loader = CircleFlagLoader(WideCountry.self)
    loader.register(OwnCountry.self)
    #expect(await loader.image(for: text)?.pixels == color)
    // The last registration counts.
    loader.register(WideCountry.self)
    #expect(await loader.image(for: "xx")?.pixels == Self.blue)
    #expect(await loader.image(for: "de")?.pixels == Self.blue)
  }

  @Test func aCountryNeedsNoRegistration() async {
    let loader = CircleFlagLoader()
    #expect(await loader.image(for: "gb") == nil)
    #expect(await loader.image(for: OwnCountry.gb)?.pixels == Self.red)
    #expect(await loader.image(for: OwnCountry.us)?.pixels == Self.white)
    #expect(await loader.image(for: WideCountry.us)?.pixels == Self.green)
    #expect(await loader.image(for: WideCountry.de) == nil)
    #expect(loader.contents.count == 3)
  }

  @Test func decodesAFlag() throws {
    #expect(try OwnCountry.gb.flag.image().pixels == Self.red)
    #expect(throws: RasterImageError.self) { try WideCountry.de.flag.image() }
  }

  /// The only test that changes the loader of the whole program.
  @Test @MainActor func theProgramHasOneLoader() async throws {
    #expect(await CircleFlagImage.image(for: "gb") == nil)
    #expect(CircleFlagImage.accessibilityLabel(for: "q1", naming: NoNames()) == "Flag XX")
    CircleFlagImage.register(OwnCountry.self)
    await CircleFlagImage.configureCache(CircleFlagCacheConfig(countLimit: 2, totalCostLimit: 1_000))
    let image = try #require(await CircleFlagImage.image(for: "en_GB"))
    #expect(try RasterImage(platformImage: image).pixels == Self.red)
    let sameImage = try #require(await CircleFlagImage.uiImage(for: "en_GB"))
    #expect(try RasterImage(platformImage: sameImage).pixels == Self.red)
    #expect(await CircleFlagImage.image(for: OwnCountry.gb) != nil)
    await CircleFlagPreloader.preload(["us", "gb", "??"])
    await CircleFlagPreloader.preload(Set(["us", "gb"]), maxConcurrency: 1)
    await CircleFlagPreloader.preload(OwnCountry.allCases, maxConcurrency: 100)
    #expect(CircleFlagImage.loader.contents.count == 2)
    await CircleFlagImage.clearCache()
    #expect(CircleFlagImage.loader.contents.count == 0)
    #expect(CircleFlagImage.accessibilityLabel(for: "gb", naming: NoNames()) == "Flag GB")
    let locale = Locale(identifier: "en")
    #expect(CircleFlagImage.accessibilityLabel(for: "uk", locale: locale) == "Flag of United Kingdom")
    // A view of a text says the same.
    for text in ["us", " GB.png ", "en_US", "usa", nil] {
      #expect(
        CircleFlagRequest(text: text).accessibilityLabel(naming: nil, locale: locale)
          == CircleFlagImage.accessibilityLabel(for: text, locale: locale)
      )
    }
    #expect(CircleFlagImage.accessibilityLabel(for: "fr", naming: NoNames()) == "Flag XX")
  }
}

/// Knows no region.
private struct NoNames: CircleFlagAccessibilityNaming {
  func localizedRegionName(forResolvedCode code: String, locale: Locale) -> String? { nil }
}
