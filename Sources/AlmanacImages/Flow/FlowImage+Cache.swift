extension FlowImage {
  /// Returns the image to show, from a cache or from the shared one. Loads and throws as `FlowCache.get(_:forceReCache:)` does.
  public nonisolated(nonsending) func imageFromCache(
    _ cache: FlowCache? = nil,
    forceReCache: Bool = false
  ) async throws -> PlatformImage {
    try await (cache ?? .shared).get(self, forceReCache: forceReCache)
  }

  /// Removes the image from a cache in memory, or from the shared one. What a `FlowDiskCache` keeps stays.
  public func removeFromCache(_ cache: FlowCache? = nil) { (cache ?? .shared).remove(id) }
}
