extension FlowImage {
  /// The image to show, from a cache. If the cache does not have it, the cache loads it.
  ///
  /// - Parameters:
  ///   - cache: The cache.
  ///   - forceReCache: Whether the cache loads the image again, and replaces what it has.
  /// - Throws: What `FlowCache.get(_:forceReCache:)` throws.
  public func imageFromCache(_ cache: FlowCache = .shared, forceReCache: Bool = false) async throws -> PlatformImage {
    try await cache.get(self, forceReCache: forceReCache).image()
  }

  /// Removes the image from a cache in memory. What a `FlowDiskCache` keeps stays.
  public func removeFromCache(_ cache: FlowCache = .shared) async { await cache.remove(id) }
}
