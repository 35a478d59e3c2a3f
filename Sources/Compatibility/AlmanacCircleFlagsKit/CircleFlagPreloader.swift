public import Almanac
import AlmanacImages

/// Decodes flags before they are shown.
///
/// The images are in the cache of `CircleFlagImage`, unless its limits are too low for them. Cancel the task to stop:
/// flags that are being decoded are finished, and no others are started.
public enum CircleFlagPreloader {
  /// The possible numbers of flags decoded at a time, to which other numbers are clamped.
  public static let concurrencyRange = 1...24

  /// Decodes the flags for codes in any spelling, in order, each flag once.
  public static func preload(_ codes: some Sequence<String>, maxConcurrency: Int = 10) async {
    await CircleFlagImage.loader.preload(codes, maxConcurrency: maxConcurrency)
  }

  /// Decodes the flags of countries, whose enum doesn't have to be registered.
  public static func preload(_ countries: some Sequence<some CountryFlags>, maxConcurrency: Int = 10) async {
    await CircleFlagImage.loader.preload(countries, maxConcurrency: maxConcurrency)
  }
}

extension CircleFlagLoader {
  /// Decodes the flags for strings that `image(for:)` accepts, each flag once.
  ///
  /// `maxConcurrency` of them are decoded at a time, clamped to 1 through 24.
  public func preload(_ codes: some Sequence<String>, maxConcurrency: Int = 10) async {
    var keys: Set<CircleFlagKey> = []
    let texts = codes.filter { text in key(for: text).map { keys.insert($0).inserted } ?? false }
    await forEach(texts, maxConcurrency) { await $0.image(for: $1) }
  }

  /// Decodes the flags of countries, each flag once, whose enum doesn't have to be registered.
  ///
  /// `maxConcurrency` of them are decoded at a time, clamped to 1 through 24.
  public func preload<Country: CountryFlags>(
    _ countries: some Sequence<Country>,
    maxConcurrency: Int = 10
  ) async {
    var keys: Set<Country> = []
    await forEach(countries.filter { keys.insert($0).inserted }, maxConcurrency) { await $0.image(for: $1) }
  }

  /// Loads the images of some elements, until the task is canceled.
  private func forEach<Element: Sendable>(
    _ elements: [Element],
    _ maxConcurrency: Int,
    _ load: @escaping @Sendable (CircleFlagLoader, Element) async -> RasterImage?
  ) async {
    let range = CircleFlagPreloader.concurrencyRange
    let width = min(max(maxConcurrency, range.lowerBound), range.upperBound)
    await withTaskGroup(of: Void.self) { group in
      for (index, element) in elements.enumerated() {
        if index >= width { await group.next() }
        if Task.isCancelled { return }
        group.addTask { _ = await load(self, element) }
      }
    }
  }
}
