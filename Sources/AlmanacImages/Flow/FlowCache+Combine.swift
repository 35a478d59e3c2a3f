#if canImport(Combine)
  public import Combine
  import Foundation

  extension FlowCache {
    /// The prepared image, and then each image that replaces it, as `getAndSubscribeTo(_:forceReCache:)` gives them.
    ///
    /// Each subscriber begins with a `get` of its own. Images arrive on any thread.
    public nonisolated func publisher(
      for image: any FlowImage,
      forceReCache: Bool = false
    ) -> AnyPublisher<any FlowImage, any Error> {
      FlowPublisher(cache: self, image: image, forceReCache: forceReCache).eraseToAnyPublisher()
    }
  }

  private struct FlowPublisher: Publisher {
    typealias Output = any FlowImage
    typealias Failure = any Error

    let cache: FlowCache
    let image: any FlowImage
    let forceReCache: Bool

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = FlowSubscription(
        receive: { subscriber.receive($0) },
        end: { subscriber.receive(completion: $0) }
      )
      subscriber.receive(subscription: subscription)
      let (cache, image, forceReCache) = (cache, image, forceReCache)
      subscription.start {
        do {
          for await next in try await cache.getAndSubscribeTo(image, forceReCache: forceReCache) {
            subscription.send(next)
          }
          subscription.finish(.finished)
        } catch {
          subscription.finish(.failure(error))
        }
      }
    }
  }

  /// Keeps images until the subscriber wants them.
  ///
  /// `@unchecked` is safe: a lock guards the variables, and one thread at a time calls the subscriber.
  private final class FlowSubscription: Subscription, @unchecked Sendable {
    typealias Receiver = (
      receive: (any FlowImage) -> Subscribers.Demand, end: (Subscribers.Completion<any Error>) -> Void
    )

    private let lock = NSRecursiveLock()

    /// Calls the subscriber. It is `nil` after the end.
    private var receiver: Receiver?
    private var demand = Subscribers.Demand.none
    private var images: [any FlowImage] = []
    private var end: Subscribers.Completion<any Error>?
    private var isSending = false
    private var task: Task<Void, Never>?

    init(
      receive: @escaping (any FlowImage) -> Subscribers.Demand,
      end: @escaping (Subscribers.Completion<any Error>) -> Void
    ) {
      receiver = (receive, end)
    }

    func start(_ body: @escaping @Sendable () async -> Void) {
      lock.lock()
      defer { lock.unlock() }
      if receiver != nil { task = Task(operation: body) }
    }

    func request(_ demand: Subscribers.Demand) { change { self.demand += demand } }

    func send(_ image: any FlowImage) { change { images.append(image) } }

    func finish(_ end: Subscribers.Completion<any Error>) { change { self.end = end } }

    func cancel() {
      lock.lock()
      defer { lock.unlock() }
      task?.cancel()
      (task, receiver, images) = (nil, nil, [])
    }

    /// A subscriber can ask for more while it receives an image. Then the loop that runs sends that, too.
    private func change(_ body: () -> Void) {
      lock.lock()
      defer { lock.unlock() }
      body()
      if isSending { return }
      isSending = true
      defer { isSending = false }
      while let receiver, demand > .none, !images.isEmpty {
        demand -= 1
        let more = receiver.receive(images.removeFirst())
        demand += more
      }
      guard images.isEmpty, let end, let receiver else { return }
      self.receiver = nil
      receiver.end(end)
    }
  }
#endif
