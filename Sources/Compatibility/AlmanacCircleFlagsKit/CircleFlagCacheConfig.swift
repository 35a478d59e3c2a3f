import AlmanacImages

/// The limits of a flag cache.
public struct CircleFlagCacheConfig: Hashable, Sendable {
  /// The maximum number of images; 0 or less for no limit.
  public var countLimit: Int

  /// The maximum sum of the costs of all images; 0 or less for no limit.
  ///
  /// The cost of an image is the number of bytes of its pixels: 65,536 for 128 × 128 pixels. The cache doesn't keep an
  /// image that costs more than the limit.
  public var totalCostLimit: Int

  /// Limits with room for all flags that Almanac ships: 300 images and 24 MiB.
  ///
  /// That is enough for 384 images of 128 × 128 pixels.
  public static let `default` = CircleFlagCacheConfig()

  /// Creates limits.
  ///
  /// Omitted arguments have the values of ``default``.
  public init(countLimit: Int = 300, totalCostLimit: Int = 24 * 1_024 * 1_024) {
    self.countLimit = countLimit
    self.totalCostLimit = totalCostLimit
  }
}

extension CacheLimits {
  init(_ config: CircleFlagCacheConfig) {
    self.init(
      count: config.countLimit > 0 ? config.countLimit : .max,
      totalCost: config.totalCostLimit > 0 ? config.totalCostLimit : .max
    )
  }
}
