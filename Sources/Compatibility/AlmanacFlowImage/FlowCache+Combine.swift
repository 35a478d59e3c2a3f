#if canImport(Combine)
  import AlmanacDownload
  public import AlmanacImages
  public import Combine
  import Foundation

  extension FlowCache {
    /// A publisher that sends a value when an image changes, and completes when the cache drops it.
    public typealias Publisher = AnyPublisher<Void, Never>

    /// Returns the image to show, and a publisher of its changes.
    ///
    /// The publisher sends a value on the main actor each time another image replaces this one in the cache. It
    /// completes when the cache drops the image: because of `remove`, `clear`, a limit or low memory.
    ///
    /// - Throws: The same errors as `get(_:forceReCache:)`.
    public nonisolated(nonsending) func getAndSubscribeTo(
      _ image: any FlowImage,
      forceReCache: Bool = false
    ) async throws -> (PlatformImage, Publisher) {
      let prepared = try await prepared(image, forceReCache: forceReCache)
      let current = current(image.id)
      // Weak, because its release ends the streams.
      let publisher = FlowPublisher<Void, Never> { [weak subscribers = current?.subscribers] subscription in
        // Now and not in the task, which would miss changes before it starts.
        let changes = subscribers?.stream()
        return { @MainActor in
          if let changes { for await _ in changes { subscription.send(()) } }
          subscription.finish(.finished)
        }
      }
      return (try await (current?.value ?? prepared).getUIImage(), publisher.eraseToAnyPublisher())
    }

    /// Returns a publisher of the prepared image, and then of each image that replaces it.
    ///
    /// It sends the images of `images(for:forceReCache:)`, which it calls for each subscriber. Images arrive on any
    /// thread.
    public func publisher(for image: any FlowImage, forceReCache: Bool = false) -> AnyPublisher<
      any FlowImage, any Error
    > {
      FlowPublisher { subscription in
        return {
          do {
            for await next in try await self.images(for: image, forceReCache: forceReCache) { subscription.send(next) }
            subscription.finish(.finished)
          } catch {
            subscription.finish(.failure(error))
          }
        }
      }
      .eraseToAnyPublisher()
    }
  }

  private struct FlowPublisher<Output, Failure: Error>: Combine.Publisher {
    /// Returns the function that sends the values to a new subscriber.
    let feed: (FlowSubscription<Output, Failure>) -> @Sendable () async -> Void

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = FlowSubscription(subscriber)
      let send = feed(subscription)
      subscriber.receive(subscription: subscription)
      subscription.start(send)
    }
  }
#endif
