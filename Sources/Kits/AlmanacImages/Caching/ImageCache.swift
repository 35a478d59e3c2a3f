import AlmanacDownload

/// Keeps values in memory, and loads each of them once, however many callers wait.
package final class ImageCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  package typealias Load = @Sendable () async throws -> Value
  package typealias Outcome = Result<Value, any Error>
  package typealias Store = ImageStore<Key, Value, AsyncStream<Outcome>.Continuation>

  private struct State: Sendable {
    var store: Store
    var tasks: [Int: Task<Void, Never>] = [:]
    var lastWaiter = 0
  }

  private let state: Locked<State>
  private let cost: @Sendable (Value) -> Int

  /// Creates an empty cache. The cost of a value counts toward the limits.
  package init(limits: CacheLimits, cost: @escaping @Sendable (Value) -> Int) {
    state = Locked(State(store: Store(limits: limits)))
    self.cost = cost
  }

  /// Reads or changes the cache's contents.
  package func withStore<Result>(_ body: (inout Store) -> Result) -> Result { change { body(&$0.store) } }

  /// Returns the value of a key. If the cache doesn't contain it, the cache loads it. Callers that ask in the meantime
  /// wait for the same load.
  ///
  /// If the task is canceled, the others keep waiting; if all are canceled, so is the load. A forced call loads the
  /// value even if the cache contains one, which the cache keeps if the load fails.
  ///
  /// - Throws: The error of `load`, or a `CancellationError`. The next call tries again.
  package nonisolated(nonsending) func value(
    for key: Key,
    isForced: Bool = false,
    load: @escaping Load
  ) async throws -> Value {
    try Task.checkCancellation()
    let (outcomes, continuation) = AsyncStream.makeStream(of: Outcome.self)
    let (answer, waiter) = request(key, isForced: isForced, continuation, load)
    switch answer {
    case .value(let value): return value
    case .load(let number, _):
      continuation.onTermination = { [weak self] _ in self?.cancel(waiter, of: number) }
      for await outcome in outcomes { return try outcome.get() }
      throw CancellationError()
    }
  }

  /// Looks for the value, or adds a waiter to its load, which it starts if there is none.
  private func request(
    _ key: Key,
    isForced: Bool,
    _ continuation: AsyncStream<Outcome>.Continuation,
    _ load: @escaping Load
  ) -> (Store.Answer, waiter: Int) {
    change { state in
      let answer = state.store.answer(to: key, isForced: isForced)
      guard case .load(let number, let isNew) = answer else { return (answer, 0) }
      state.lastWaiter += 1
      state.store.add(continuation, state.lastWaiter, to: number)
      if isNew {
        state.tasks[number] = Task {
          do { finish(number, .success(try await load())) } catch { finish(number, .failure(error)) }
        }
      }
      return (answer, state.lastWaiter)
    }
  }

  private func finish(_ number: Int, _ outcome: Outcome) {
    let value = try? outcome.get()
    let cost = value.map(cost) ?? 0
    let waiters = change { state in
      state.tasks[number] = nil
      return state.store.finish(number, with: value, cost: cost)
    }
    for waiter in waiters {
      waiter.yield(outcome)
      waiter.finish()
    }
  }

  private func cancel(_ waiter: Int, of number: Int) {
    let task = change { state in
      state.store.cancel(waiter, of: number) ? state.tasks.removeValue(forKey: number) : nil
    }
    task?.cancel()
  }

  /// Reads or changes the state. Removed values are released after the lock, because their `deinit` may use the cache.
  private func change<Result>(_ body: (inout State) -> Result) -> Result {
    let (result, removed) = state.withLock { (body(&$0), $0.store.takeRemoved()) }
    return withExtendedLifetime(removed) { result }
  }
}
