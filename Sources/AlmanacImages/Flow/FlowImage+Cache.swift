extension FlowImage {
  /// Returns the image to show, from a cache. If the cache does not have it, the cache loads it.
  ///
  /// - Parameters:
  ///   - cache: The cache, or `nil` for the shared one.
  ///   - forceReCache: Whether the cache loads the image again, and replaces what it has.
  /// - Throws: What `FlowCache.get(_:forceReCache:)` throws.
  public nonisolated(nonsending) func imageFromCache(
    _ cache: FlowCache? = nil,
    forceReCache: Bool = false
  ) async throws -> PlatformImage {
    try await (cache ?? .shared).get(self, forceReCache: forceReCache)
  }

  /// Removes the image from a cache in memory, or from the shared one. What a `FlowDiskCache` keeps stays.
  public func removeFromCache(_ cache: FlowCache? = nil) { (cache ?? .shared).remove(id) }
}
