import AlmanacDownload
public import AlmanacImages
import Foundation

/// An in-memory image cache that loads each image only once, however many callers request it.
///
/// It drops the least recently used images when it exceeds its limits, and all images when memory is low. You can use
/// it from several threads.
public final class FlowCache: Sendable {
  /// The limits of a cache.
  public struct Limits: Hashable, Sendable {
    /// The maximum number of images.
    public var count: Int

    /// The maximum number of bytes of all their pixels.
    public var totalCost: Int

    /// Creates limits.
    ///
    /// An image that exceeds `totalCost` by itself isn't kept.
    public init(count: Int = 1_000, totalCost: Int = 128 << 20) {
      self.count = count
      self.totalCost = totalCost
    }

    fileprivate var ofValues: CacheLimits { CacheLimits(count: count, totalCost: totalCost) }
  }

  /// The cache that images use if you don't name another one.
  public static let shared = FlowCache()

  let images: ImageCache<FlowImage.ID, any FlowImage>
  private let pressure: MemoryPressure

  /// Creates an empty cache.
  public convenience init(limits: Limits = Limits()) { self.init(limits: limits, center: .default) }

  /// Creates an empty cache that observes a notification center's memory warnings.
  init(limits: Limits = Limits(), center: NotificationCenter) {
    let images = ImageCache<FlowImage.ID, any FlowImage>(limits: limits.ofValues) { $0.cost }
    self.images = images
    pressure = MemoryPressure(center: center) { images.withStore { $0.dropValues() } }
  }

  /// The limits.
  ///
  /// Lower limits drop images at once.
  public var limits: Limits {
    get { images.withStore { Limits(count: $0.limits.count, totalCost: $0.limits.totalCost) } }
    set { images.withStore { $0.limits = newValue.ofValues } }
  }

  /// The number of images.
  public var count: Int { images.withStore { $0.count } }

  /// The number of bytes of all pixels.
  public var totalCost: Int { images.withStore { $0.totalCost } }

  /// Returns the image to show, which the cache loads if it doesn't contain it.
  ///
  /// - Throws: The errors of `prepared(_:forceReCache:)` and of the image's `getUIImage()`.
  public nonisolated(nonsending) func get(
    _ image: any FlowImage,
    forceReCache: Bool = false
  ) async throws -> PlatformImage {
    try await prepared(image, forceReCache: forceReCache).getUIImage()
  }

  /// Returns the prepared image, which the cache loads if it doesn't contain it.
  ///
  /// Callers that ask in the meantime wait for the same load. If the task is canceled, the others keep waiting; if all
  /// are canceled, so is the load. A forced load loads the image again, and a `URLFlowImage` then asks the server. If
  /// that fails, the cache is unchanged.
  ///
  /// - Throws: The error of `prepareForDisplay()`, or a `CancellationError`. The next call tries again.
  public nonisolated(nonsending) func prepared(
    _ image: any FlowImage,
    forceReCache: Bool = false
  ) async throws -> any FlowImage {
    try await images.value(for: image.id, isForced: forceReCache) {
      try await FlowReload.$isForced.withValue(forceReCache) { try await image.prepareForDisplay() }
    }
  }

  /// Returns the prepared image, and then each image that replaces it in the cache.
  ///
  /// The stream ends when the cache drops the image: because of `remove`, `clear`, a limit or low memory. It buffers
  /// unread images, so read it or drop it.
  ///
  /// - Throws: The same errors as `prepared(_:forceReCache:)`.
  public nonisolated(nonsending) func images(
    for image: any FlowImage,
    forceReCache: Bool = false
  ) async throws -> AsyncStream<any FlowImage> {
    let prepared = try await prepared(image, forceReCache: forceReCache)
    // The cache can have dropped or replaced the image since the load ended.
    if let stream = images.withStore({ $0.subscribe(to: image.id) }) { return stream }
    return AsyncStream { continuation in
      continuation.yield(prepared)
      continuation.finish()
    }
  }

  /// Passes on the image for a view, and then each image that replaces it, or the error of a load.
  ///
  /// It ends after an error, and when the cache drops the image, which the view still shows. It also ends when its task
  /// is canceled, which isn't an error.
  nonisolated(nonsending) func follow(
    _ image: any FlowImage,
    _ receive: (Result<DownloadedFlowImage, any Error>) -> Void
  ) async {
    do {
      for await prepared in try await images(for: image) {
        let shown = DownloadedFlowImage(id: image.id, image: try await prepared.getUIImage())
        if Task.isCancelled { return }
        receive(.success(shown))
      }
    } catch {
      if !Task.isCancelled { receive(.failure(error)) }
    }
  }

  /// Returns the prepared image, or `nil` if the cache doesn't contain it.
  public func cached(_ id: FlowImage.ID) -> (any FlowImage)? { images.withStore { $0.value(for: id) } }

  /// Removes an image.
  ///
  /// A load already in progress won't add it back.
  public func remove(_ id: FlowImage.ID) { images.withStore { $0.remove(id) } }

  /// Removes an image.
  ///
  /// A load already in progress won't add it back.
  public func remove(_ image: any FlowImage) { remove(image.id) }

  /// Removes all images.
  ///
  /// Loads already in progress won't add them back.
  public func clear() { images.withStore { $0.removeAll() } }

  /// Drops all images.
  ///
  /// Apple's systems call it when memory is low; on other systems, the program can.
  public func handleMemoryPressure() { images.withStore { $0.dropValues() } }

  /// Returns a prepared image and the broadcast of its changes, or `nil` if the cache doesn't contain the image.
  func current(_ id: FlowImage.ID) -> (value: any FlowImage, subscribers: Broadcast<any FlowImage>)? {
    images.withStore { $0.current(id) }
  }
}

/// A setting that a `FlowCache` passes to the images that it loads, because `prepareForDisplay()` has no parameter for
/// it.
enum FlowReload {
  /// Whether the caller wants a new image rather than the one in a disk cache.
  @TaskLocal static var isForced = false
}
