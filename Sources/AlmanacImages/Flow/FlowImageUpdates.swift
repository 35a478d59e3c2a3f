/// The image for a view, and then each image that replaces it in a cache, or the error of a load.
///
/// The sequence ends after an error, and when the cache drops the image: the view then shows what it has. It also ends when its
/// task is cancelled, which is no error.
struct FlowImageUpdates: AsyncSequence {
  let image: any FlowImage
  let cache: FlowCache

  func makeAsyncIterator() -> Iterator { Iterator(image: image, cache: cache) }

  struct Iterator: AsyncIteratorProtocol {
    fileprivate let image: any FlowImage
    fileprivate let cache: FlowCache
    private var images: AsyncStream<any FlowImage>.Iterator?
    private var isOver = false

    fileprivate init(image: any FlowImage, cache: FlowCache) {
      self.image = image
      self.cache = cache
    }

    mutating func next() async -> Result<DownloadedFlowImage, any Error>? {
      if isOver { return nil }
      let result: Result<DownloadedFlowImage, any Error>
      do {
        guard let next = try await nextImage() else { return nil }
        result = .success(next)
      } catch {
        isOver = true
        result = .failure(error)
      }
      return Task.isCancelled ? nil : result
    }

    private mutating func nextImage() async throws -> DownloadedFlowImage? {
      var images =
        if let images { images } else { try await cache.images(for: image).makeAsyncIterator() }
      let prepared = await images.next()
      self.images = images
      guard let prepared else { return nil }
      return DownloadedFlowImage(id: image.id, image: try await prepared.image())
    }
  }
}

extension FlowCache {
  /// What a view of an image shows, one after the other.
  func updates(for image: any FlowImage) -> FlowImageUpdates { FlowImageUpdates(image: image, cache: self) }
}
