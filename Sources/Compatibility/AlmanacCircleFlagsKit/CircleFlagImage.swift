public import Almanac
public import AlmanacImages

/// Looks up flag images by country code, in any common form.
///
/// The names and rules are CircleFlagsKit's. Register the enum of your target once, and ask for images:
///
/// ```swift
/// CircleFlagImage.register(Country.self)
/// let image = await CircleFlagImage.image(for: "en_US")
/// ```
public enum CircleFlagImage {
  /// The loader of all flags, and their cache.
  public static let loader = CircleFlagLoader()

  /// Registers the flags of an enum: AlmanacWorld's, or one that the plugin generates.
  ///
  /// If you register several enums, the most recently registered one that has the flag is used. Register AlmanacWorld
  /// first, so that it fills the gaps in your own flags. The fallback flag comes from the last one.
  public static func register(_ country: (some CountryFlags).Type) { loader.register(country) }

  /// Returns the flag for a code in any known spelling, such as `us`, `" US.png "` or `en_US`, or the fallback `xx`.
  ///
  /// Flag names such as `gb-eng`, which aren't country codes, are recognized before the rules of `normalizedKey(from:)`
  /// apply. It returns `nil` only if the fallback is also missing: no enum is registered, or its PNG file is damaged.
  @MainActor
  public static func image(for code: String) async -> PlatformImage? {
    await loader.image(for: code)?.platformImage
  }

  /// Returns the same image as `image(for:)`.
  @MainActor
  public static func uiImage(for code: String) async -> PlatformImage? { await image(for: code) }

  /// Returns the flag of a country, whose enum doesn't have to be registered.
  @MainActor
  public static func image(for country: some CountryFlags) async -> PlatformImage? {
    await loader.image(for: country)?.platformImage
  }

  /// Returns the alpha-2 code in a string, in lowercase, or `""` if there is none: `"us"` for `" US "` and `"en_US"`.
  ///
  /// The steps, in this order: trim whitespace and convert to lower case; remove a final `.png`; keep only the part
  /// after the last `_` or `-`; keep only the letters a to z. The result is a key if it has exactly two letters.
  public static func normalizedKey(from raw: String) -> String { CountryCode.guessedAlpha2(raw) ?? "" }

  /// Returns the alpha-2 code in a string, in lowercase, or `"xx"` if there is none.
  ///
  /// It may be a code without a flag.
  public static func resolvedKey(for code: String) -> String { CountryCode.guessedAlpha2(code) ?? "xx" }

  /// Sets the limits of the cache, where 0 means no limit.
  ///
  /// Lower limits remove images at once.
  public static func configureCache(_ config: CircleFlagCacheConfig) async { loader.configureCache(config) }

  /// Removes all images from the cache.
  public static func clearCache() async { loader.clearCache() }
}
