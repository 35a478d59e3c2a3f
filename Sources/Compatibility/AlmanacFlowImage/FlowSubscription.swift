#if canImport(Combine)
  import Combine
  import Foundation

  /// Keeps values until the subscriber wants them.
  ///
  /// `@unchecked` is safe: a lock guards the variables, and one thread at a time calls the subscriber.
  final class FlowSubscription<Value, Failure: Error>: Subscription, @unchecked Sendable {
    private let lock = NSRecursiveLock()

    /// The functions that call the subscriber, or `nil` after the end.
    private var receiver: (value: (Value) -> Subscribers.Demand, end: (Subscribers.Completion<Failure>) -> Void)?
    private var demand = Subscribers.Demand.none
    private var values: [Value] = []
    private var end: Subscribers.Completion<Failure>?
    private var isSending = false
    private var task: Task<Void, Never>?

    init<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Failure {
      receiver = ({ subscriber.receive($0) }, { subscriber.receive(completion: $0) })
    }

    /// Runs a function that sends values, until the subscriber cancels.
    func start(_ body: @escaping @Sendable () async -> Void) {
      lock.lock()
      defer { lock.unlock() }
      if receiver != nil { task = Task(operation: body) }
    }

    func request(_ demand: Subscribers.Demand) { change { self.demand += demand } }

    func send(_ value: Value) { change { values.append(value) } }

    func finish(_ end: Subscribers.Completion<Failure>) { change { self.end = end } }

    func cancel() {
      lock.lock()
      defer { lock.unlock() }
      task?.cancel()
      (task, receiver, values) = (nil, nil, [])
    }

    /// Changes the state, and sends what the subscriber asks for. If it asks for more while it receives a value, the
    /// running loop sends that as well.
    private func change(_ body: () -> Void) {
      lock.lock()
      defer { lock.unlock() }
      body()
      if isSending { return }
      isSending = true
      defer { isSending = false }
      while let receiver, demand > .none, !values.isEmpty {
        demand -= 1
        let more = receiver.value(values.removeFirst())
        demand += more
      }
      guard values.isEmpty, let end, let receiver else { return }
      self.receiver = nil
      receiver.end(end)
    }
  }
#endif
