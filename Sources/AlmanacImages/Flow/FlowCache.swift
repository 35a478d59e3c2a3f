import Foundation

/// Keeps images in memory, and loads each of them once, however many callers wait.
///
/// It drops the least recently used images when it exceeds its limits, and all images when memory is low. You can use it from
/// several threads.
public final class FlowCache: Sendable {
  /// The limits of a cache.
  public struct Limits: Hashable, Sendable {
    /// The maximum number of images.
    public var count: Int

    /// The maximum sum of the bytes of their pixels.
    public var totalCost: Int

    /// Creates limits. An image that exceeds `totalCost` alone is not kept.
    public init(count: Int = 1_000, totalCost: Int = 128 << 20) {
      self.count = count
      self.totalCost = totalCost
    }
  }

  private typealias Outcome = Result<any FlowImage, any Error>

  private struct State: Sendable {
    var store: FlowStore<any FlowImage, AsyncStream<Outcome>.Continuation>
    var tasks: [Int: Task<Void, Never>] = [:]
    var lastWaiter = 0
  }

  /// The cache that images use if you do not name another one.
  public static let shared = FlowCache()

  private let state: Locked<State>
  private let pressure: MemoryPressure

  /// Creates an empty cache.
  public convenience init(limits: Limits = Limits()) { self.init(limits: limits, center: .default) }

  /// Creates an empty cache that observes warnings of a notification center.
  init(limits: Limits = Limits(), center: NotificationCenter) {
    pressure = MemoryPressure(center: center)
    state = Locked(State(store: FlowStore(limits: limits)))
    pressure.observe { [weak self] in self?.handleMemoryPressure() }
  }

  /// The limits.
  public var limits: Limits { change { $0.store.limits } }

  /// The number of images.
  public var count: Int { change { $0.store.count } }

  /// The sum of the bytes of all pixels.
  public var totalCost: Int { change { $0.store.totalCost } }

  /// The number of callers that wait.
  var waiterCount: Int { change { $0.store.waiterCount } }

  /// Sets the limits. Lower limits drop images at once.
  public func setLimits(_ limits: Limits) { change { $0.store.limits = limits } }

  /// Returns the image to show. If the cache does not have the image, the cache loads it.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - forceReCache: Whether to load the image again, as in `prepared(_:forceReCache:)`.
  /// - Throws: What `prepared(_:forceReCache:)` and `image()` throw.
  public nonisolated(nonsending) func get(
    _ image: any FlowImage,
    forceReCache: Bool = false
  ) async throws -> PlatformImage {
    try await prepared(image, forceReCache: forceReCache).image()
  }

  /// Returns the prepared image. If the cache does not have it, the cache loads it. Callers that ask meanwhile wait for the same
  /// load.
  ///
  /// If the task is cancelled, the others wait on. If all are cancelled, so is the load.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - forceReCache: Whether to load the image again. A `URLFlowImage` then asks the server. If that fails, the cache keeps
  ///     what it has.
  /// - Throws: The error of `prepareForDisplay()`, or a `CancellationError`. The next call tries again.
  public nonisolated(nonsending) func prepared(
    _ image: any FlowImage,
    forceReCache: Bool = false
  ) async throws -> any FlowImage {
    try Task.checkCancellation()
    let (outcomes, continuation) = AsyncStream.makeStream(of: Outcome.self)
    let (answer, waiter) = request(image, isForced: forceReCache, continuation)
    switch answer {
    case .value(let prepared): return prepared
    case .load(let number, _):
      continuation.onTermination = { [weak self] _ in self?.cancel(waiter, of: number) }
      for await outcome in outcomes { return try outcome.get() }
      throw CancellationError()
    }
  }

  /// Returns the prepared image, and then each image that replaces it in the cache.
  ///
  /// The stream ends when the cache drops the image: because of `remove`, `clear`, a limit or low memory. It keeps what was not
  /// read yet, so read it or drop it. Throws as `prepared(_:forceReCache:)` does.
  public nonisolated(nonsending) func images(
    for image: any FlowImage,
    forceReCache: Bool = false
  ) async throws -> AsyncStream<any FlowImage> {
    let prepared = try await prepared(image, forceReCache: forceReCache)
    let id = image.id
    // The cache can have dropped or replaced the image since the load ended.
    if let stream = change({ $0.store.subscribe(to: id) }) { return stream }
    return AsyncStream { continuation in
      continuation.yield(prepared)
      continuation.finish()
    }
  }

  /// Returns the prepared image, or `nil` if the cache does not have it.
  public func cached(_ id: FlowImage.ID) -> (any FlowImage)? { change { $0.store.value(for: id) } }

  /// Removes an image. A load of the image that runs does not bring it back.
  public func remove(_ id: FlowImage.ID) { change { $0.store.remove(id) } }

  /// Removes an image. A load of the image that runs does not bring it back.
  public func remove(_ image: any FlowImage) { remove(image.id) }

  /// Removes all images. Loads that run do not bring them back.
  public func clear() { change { $0.store.removeAll() } }

  /// Drops all images. Apple's systems call it when memory is low; on other systems, the program can.
  public func handleMemoryPressure() { change { $0.store.dropValues() } }

  /// A prepared image and what sends its changes, or `nil` if the cache does not have the image.
  func current(_ id: FlowImage.ID) -> (value: any FlowImage, subscribers: Broadcast<any FlowImage>)? {
    change { $0.store.current(id) }
  }

  /// Looks for the image, or adds a waiter to its load, which it begins if there is none.
  private func request(
    _ image: any FlowImage,
    isForced: Bool,
    _ continuation: AsyncStream<Outcome>.Continuation
  ) -> (FlowStore<any FlowImage, AsyncStream<Outcome>.Continuation>.Answer, waiter: Int) {
    let id = image.id
    return change { state in
      let answer = state.store.answer(to: id, isForced: isForced)
      guard case .load(let number, let isNew) = answer else { return (answer, 0) }
      state.lastWaiter += 1
      state.store.add(continuation, state.lastWaiter, to: number)
      if isNew { state.tasks[number] = load(image, number, isForced: isForced) }
      return (answer, state.lastWaiter)
    }
  }

  private func load(_ image: any FlowImage, _ number: Int, isForced: Bool) -> Task<Void, Never> {
    FlowReload.$isForced.withValue(isForced) {
      Task {
        do { finish(number, .success(try await image.prepareForDisplay())) } catch { finish(number, .failure(error)) }
      }
    }
  }

  private func finish(_ number: Int, _ outcome: Outcome) {
    let image = try? outcome.get()
    let cost = image?.cost ?? 0
    let waiters = change { state in
      state.tasks[number] = nil
      return state.store.finish(number, with: image, cost: cost)
    }
    for waiter in waiters {
      waiter.yield(outcome)
      waiter.finish()
    }
  }

  private func cancel(_ waiter: Int, of number: Int) {
    let task = change { state in
      state.store.cancel(waiter, of: number).endsLoad ? state.tasks.removeValue(forKey: number) : nil
    }
    task?.cancel()
  }

  /// Reads or changes the state. Removed images are released after the lock, because their `deinit` may use the cache.
  private func change<Value>(_ body: (inout State) -> Value) -> Value {
    let (value, removed) = state.withLock { (body(&$0), $0.store.takeRemoved()) }
    return withExtendedLifetime(removed) { value }
  }
}
