import Foundation

/// Keeps images in memory, and loads each of them once however many callers wait.
///
/// It drops the images that were not used for the longest time when it exceeds its limits, and all when the system has too
/// little memory.
public actor FlowCache {
  /// The limits of a cache.
  public struct Limits: Hashable, Sendable {
    /// The maximum number of images.
    public var count: Int

    /// The maximum sum of the bytes of their pixels.
    public var totalCost: Int

    /// Limits of a cache. An image that exceeds `totalCost` alone is not kept.
    public init(count: Int = 1_000, totalCost: Int = 128 << 20) {
      self.count = count
      self.totalCost = totalCost
    }
  }

  /// The cache that images use if you do not name another one.
  public static let shared = FlowCache()

  private var store: FlowStore<any FlowImage, CheckedContinuation<any FlowImage, any Error>>
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastWaiter = 0
  private let pressure: MemoryPressure

  /// Makes an empty cache.
  public init(limits: Limits = Limits()) { self.init(limits: limits, center: .default) }

  /// Makes an empty cache that observes warnings of a notification center.
  init(limits: Limits = Limits(), center: NotificationCenter) {
    pressure = MemoryPressure(center: center)
    store = FlowStore(limits: limits)
    pressure.observe { [weak self] in Task { await self?.handleMemoryPressure() } }
  }

  /// The limits.
  public var limits: Limits { store.limits }

  /// The number of images.
  public var count: Int { store.count }

  /// The sum of the bytes of all pixels.
  public var totalCost: Int { store.totalCost }

  /// The number of callers that wait.
  var waiterCount: Int { store.waiterCount }

  /// Sets the limits. Lower limits drop images at once.
  public func setLimits(_ limits: Limits) { store.limits = limits }

  /// The prepared image. If the cache does not have it, the cache loads it. Callers that ask meanwhile wait for the same load.
  ///
  /// If the task is cancelled, the others wait on. If all are cancelled, so is the load.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - forceReCache: Whether to load the image again. A `URLFlowImage` then asks the server. If that fails, the cache keeps
  ///     what it has.
  /// - Throws: The error of `prepareForDisplay()`, or a `CancellationError`. The next `get` tries again.
  public func get(_ image: any FlowImage, forceReCache: Bool = false) async throws -> any FlowImage {
    try Task.checkCancellation()
    switch store.answer(to: image.id, isForced: forceReCache) {
    case .value(let prepared): return prepared
    case .load(let number, let isNew):
      if isNew { load(image, number, isForced: forceReCache) }
      return try await outcome(of: number)
    }
  }

  /// The prepared image, and then each image that replaces it in the cache.
  ///
  /// The stream ends when the cache drops the image: because of `remove`, `clear`, a limit or too little memory. It keeps what
  /// was not read yet, so read it or drop it. Throws as `get(_:forceReCache:)` does.
  public func getAndSubscribeTo(
    _ image: any FlowImage,
    forceReCache: Bool = false
  ) async throws -> AsyncStream<any FlowImage> {
    let prepared = try await get(image, forceReCache: forceReCache)
    // The cache can have dropped or replaced the image since the load ended.
    if let stream = store.subscribe(to: image.id) { return stream }
    return AsyncStream { continuation in
      continuation.yield(prepared)
      continuation.finish()
    }
  }

  /// The prepared image, or `nil` if the cache does not have it.
  public func cached(_ id: FlowImage.ID) -> (any FlowImage)? { store.value(for: id) }

  /// Removes an image. A load of the image that runs does not bring it back.
  public func remove(_ id: FlowImage.ID) { store.remove(id) }

  /// Removes an image. A load of the image that runs does not bring it back.
  public func remove(_ image: any FlowImage) { remove(image.id) }

  /// Removes all images. Loads that run do not bring them back.
  public func clear() { store.removeAll() }

  /// Drops all images. Apple's systems call it when memory is low; on other systems, the program can.
  public func handleMemoryPressure() { store.dropValues() }

  private func load(_ image: any FlowImage, _ number: Int, isForced: Bool) {
    tasks[number] = FlowReload.$isForced.withValue(isForced) {
      Task { self.finish(number, await Self.prepare(image)) }
    }
  }

  /// Not on the actor, so that an image that works on the actor of its caller does not block the cache.
  private nonisolated static func prepare(_ image: any FlowImage) async -> Result<any FlowImage, any Error> {
    do { return .success(try await image.prepareForDisplay()) } catch { return .failure(error) }
  }

  private func outcome(of number: Int) async throws -> any FlowImage {
    lastWaiter += 1
    let waiter = lastWaiter
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { store.add($0, waiter, to: number) }
    } onCancel: {
      Task { await self.cancel(waiter, of: number) }
    }
  }

  private func finish(_ number: Int, _ result: Result<any FlowImage, any Error>) {
    tasks[number] = nil
    let image = try? result.get()
    for waiter in store.finish(number, with: image, cost: image?.cost ?? 0) { waiter.resume(with: result) }
  }

  private func cancel(_ waiter: Int, of number: Int) {
    let (continuation, endsLoad) = store.cancel(waiter, of: number)
    if endsLoad { tasks.removeValue(forKey: number)?.cancel() }
    continuation?.resume(throwing: CancellationError())
  }
}
