/// The limits of a cache of flags.
public struct CircleFlagCacheConfig: Hashable, Sendable {
  /// The maximum number of images. The cache keeps none if it is 0.
  public var countLimit: Int

  /// The maximum sum of the costs of all images. The cost of an image is the number of bytes of its pixels: 65,536 for 128 x
  /// 128 pixels. The cache does not keep an image that costs more.
  public var totalCostLimit: Int

  /// The given limits. The default is 300 images and 12 MiB, which is 192 images of 128 x 128 pixels.
  public init(countLimit: Int = 300, totalCostLimit: Int = 12 * 1_024 * 1_024) {
    self.countLimit = countLimit
    self.totalCostLimit = totalCostLimit
  }
}

extension RecentlyUsed.Limits {
  init(_ config: CircleFlagCacheConfig) { self.init(count: config.countLimit, totalCost: config.totalCostLimit) }
}
