public import Almanac
import AlmanacDownload
public import AlmanacImages

/// Decodes flags, and keeps the most recently used ones.
///
/// Requests for a flag that is being decoded wait for the same image. `CircleFlagImage` uses one loader for the whole
/// program. Create your own loader to get a separate cache:
///
/// ```swift
/// let loader = CircleFlagLoader(Country.self)
/// let image = await loader.image(for: "us")
/// ```
public final class CircleFlagLoader: Sendable {
  typealias Decoder = @Sendable (_ key: CircleFlagKey, _ flag: Flag?) async -> RasterImage?

  /// The error for a flag that can't be decoded.
  private struct Damage: Error {}

  /// The enums, the most recently registered one first.
  private let sources: Locked<[CircleFlagSource]>
  private let decode: Decoder
  let images: ImageCache<CircleFlagKey, RasterImage>

  /// Sends after each registration.
  private let registrations = Broadcast<Void>()

  /// Creates a loader without flags, which `register(_:)` adds.
  public convenience init(config: CircleFlagCacheConfig = CircleFlagCacheConfig()) {
    self.init(sources: [], config: config) { try? $1?.image() }
  }

  /// Creates a loader of the flags of an enum.
  public convenience init(
    _ country: (some CountryFlags).Type,
    config: CircleFlagCacheConfig = CircleFlagCacheConfig()
  ) {
    self.init(sources: [CircleFlagSource(country)], config: config) { try? $1?.image() }
  }

  init(sources: [CircleFlagSource], config: CircleFlagCacheConfig, decode: @escaping Decoder) {
    self.sources = Locked(sources)
    self.decode = decode
    images = ImageCache(limits: CacheLimits(config)) { $0.pixels.count }
  }

  /// Adds the flags of an enum, which take precedence over flags added earlier.
  public func register(_ country: (some CountryFlags).Type) {
    let source = CircleFlagSource(country)
    sources.withLock { $0 = [source] + $0.filter { $0.id != source.id } }
    registrations.send(())
  }

  /// Returns the flag for a string such as `us`, `" US.png "` or `en_US`, with straight alpha.
  ///
  /// It accepts what `CountryFlags.resolving(_:)` reads. It returns the fallback if no enum contains a flag for the
  /// string, and `nil` if there is no enum, or if the fallback is damaged.
  public func image(for text: String) async -> RasterImage? {
    guard let key = key(for: text) else { return nil }
    if let image = await image(of: key) { return image }
    guard let fallback = sources.withLock({ $0.first?.fallbackKey }), fallback != key else { return nil }
    return await image(of: fallback)
  }

  /// Returns the flag of a country, with straight alpha, or `nil` if it is damaged.
  ///
  /// The country's enum doesn't have to be registered.
  public func image(for country: some CountryFlags) async -> RasterImage? {
    await image(of: CircleFlagKey(country)) { country.flag }
  }

  /// Returns the flag for a string if it is in the cache.
  ///
  /// It doesn't wait, so a view can show the flag at once.
  public func cachedImage(for text: String) -> RasterImage? {
    key(for: text).flatMap { cachedImage(of: $0) }
  }

  /// Returns the flag of a country if it is in the cache.
  ///
  /// It doesn't wait, so a view can show the flag at once.
  public func cachedImage(for country: some CountryFlags) -> RasterImage? {
    cachedImage(of: CircleFlagKey(country))
  }

  /// Sets the limits of the cache.
  ///
  /// Lower limits remove images at once.
  public func configureCache(_ config: CircleFlagCacheConfig) { images.withStore { $0.limits = .init(config) } }

  /// Removes all images.
  ///
  /// Images that are being decoded reach their callers, but not the cache.
  public func clearCache() { images.withStore { $0.removeAll() } }

  /// Returns the key of the flag that is shown for a string, or `nil` if there is no enum.
  func key(for text: String) -> CircleFlagKey? {
    let sources = sources.withLock { $0 }
    for source in sources {
      if let code = source.code(text) { return CircleFlagKey(source: source.id, code: code) }
    }
    return sources.first?.fallbackKey
  }

  /// Returns a stream with a value now, and one after each registration, until its reader is canceled.
  func changes() -> AsyncStream<Void> { registrations.stream(beginningWith: ()) }

  private func cachedImage(of key: CircleFlagKey) -> RasterImage? { images.withStore { $0.value(for: key) } }

  private func image(of key: CircleFlagKey) async -> RasterImage? {
    await image(of: key) { [sources] in
      sources.withLock { $0.first { $0.id == key.source } }?.flag(key.code)
    }
  }

  private func image(of key: CircleFlagKey, _ flag: @escaping @Sendable () -> Flag?) async -> RasterImage? {
    if let image = cachedImage(of: key) { return image }
    // The task is not a child, because a canceled caller must not mistake the flag for a damaged one.
    let task = Task.detached { [images, decode] in
      try await images.value(for: key) {
        guard let image = await decode(key, flag()) else { throw Damage() }
        return image
      }
    }
    return try? await task.value
  }
}
