import TestSupport
import Testing

@testable import AlmanacImages

/// Random calls of an `ImageStore`, each also done by a model.
struct ImageStoreRun {
  private var generator: SeededGenerator
  private var store: ImageStore<String, Int, Int>
  private(set) var model: ImageStoreModel
  private(set) var streams: [AsyncStream<Int>] = []
  private var running: [Int] = []
  private var waiters: [(number: Int, load: Int)] = []
  private var lastWaiter = 0
  private var lastLoad = 0

  /// A value must be of a load that began after the last removal of its id.
  private var oldestAllowed: [String: Int] = [:]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let limits = CacheLimits(count: 8, totalCost: 100)
    store = ImageStore(limits: limits)
    model = ImageStoreModel(limits: limits)
  }

  /// Whether the store has the values and costs of the model, within the limits, and none that was removed.
  var isAsTheModel: Bool {
    store.count == model.entries.count && store.totalCost == model.totalCost
      && store.count <= store.limits.count && store.totalCost <= store.limits.totalCost
      && model.entries.allSatisfy { $0.value > oldestAllowed[$0.id, default: 0] }
  }

  mutating func step() {
    let id = "\(Int.random(in: 0..<14, using: &generator))"
    switch Int.random(in: 0..<200, using: &generator) {
    case 0: setLimits()
    case 1: removeAll()
    case 2:
      store.dropValues()
      model.entries = []
    case 3..<12: remove(id)
    case 12..<30: subscribe(id)
    case 30..<45: cancel()
    case 45..<120: finish()
    default: request(id, isForced: Bool.random(using: &generator) && Bool.random(using: &generator))
    }
    _ = store.takeRemoved()
  }

  /// Ends all loads, and drops all values, so that all streams end.
  mutating func endAll() {
    while !running.isEmpty { finish() }
    removeAll()
    _ = store.takeRemoved()
  }

  private mutating func setLimits() {
    let limits = CacheLimits(
      count: .random(in: 0...12, using: &generator),
      totalCost: .random(in: 0...150, using: &generator)
    )
    store.limits = limits
    model.limits = limits
    model.trim()
  }

  private mutating func removeAll() {
    store.removeAll()
    model.removeAll()
    for id in 0..<14 { oldestAllowed["\(id)"] = lastLoad }
  }

  private mutating func remove(_ id: String) {
    store.remove(id)
    model.remove(id)
    oldestAllowed[id] = lastLoad
  }

  private mutating func subscribe(_ id: String) {
    let stream = store.subscribe(to: id)
    #expect((stream != nil) == model.subscribe(to: id))
    if let stream { streams.append(stream) }
  }

  private mutating func request(_ id: String, isForced: Bool) {
    let expected = model.answer(to: id, isForced: isForced)
    switch store.answer(to: id, isForced: isForced) {
    case .value(let value): #expect(expected == .value(value))
    case .load(let number, let isNew):
      #expect(expected == (isNew ? .newLoad : .load(number)))
      if isNew {
        lastLoad = number
        running.append(number)
        model.start(number, id, isForced: isForced)
      }
      lastWaiter += 1
      store.add(lastWaiter, lastWaiter, to: number)
      model.waiters[number, default: []].append(lastWaiter)
      waiters.append((lastWaiter, number))
    }
  }

  /// Ends a load: the value is its number. A fifth fails. Some have ended before, because all waiters were cancelled.
  private mutating func finish() {
    guard let index = running.indices.randomElement(using: &generator) else { return }
    let number = running.remove(at: index)
    let value = Int.random(in: 0..<5, using: &generator) == 0 ? nil : number
    let cost = Int.random(in: 0...40, using: &generator)
    let told = store.finish(number, with: value, cost: cost)
    #expect(told == model.finish(number, with: value, cost: cost))
  }

  private mutating func cancel() {
    guard let index = waiters.indices.randomElement(using: &generator) else { return }
    let (waiter, load) = waiters.remove(at: index)
    let endsLoad = store.cancel(waiter, of: load)
    #expect(endsLoad == model.cancel(waiter, of: load))
  }
}
