/// The countries that the guide shows, and how they were loaded.
public actor GuideLibrary {
  /// What the library has.
  public enum State: Sendable {
    /// The source was not asked yet, or did not answer yet.
    case loading

    /// There are countries.
    case loaded(CountryIndex)

    /// There are none.
    case failed(CountrySourceError)

    /// The countries, if there are any.
    public var index: CountryIndex? {
      if case .loaded(let index) = self { index } else { nil }
    }
  }

  /// What the library has, and when it can become better.
  private struct Content: Sendable {
    var state = State.loading

    /// When to ask the source again; `nil` if it is being asked, or is part of the program.
    var nextLoad: ContinuousClock.Instant?

    /// Returns whether to ask the source again now. Only the first of all callers is told to.
    mutating func takesNextLoad() -> Bool {
      guard let time = nextLoad, time <= .now else { return false }
      nextLoad = nil
      return true
    }
  }

  private let source: any CountrySource
  private let retryInterval: Duration
  private let refreshInterval: Duration
  private var task: Task<State, Never>?

  // A lock, because each answer of the server reads it, and a change to the actor would take as long as the answer.
  private let locked = Locked(Content())

  /// What the library has at this moment.
  public nonisolated var state: State { locked.withLock { $0.state } }

  /// A library that has loaded nothing yet.
  ///
  /// - Parameters:
  ///   - source: Where the countries are from.
  ///   - retryInterval: How long `load()` leaves a source alone that did not answer. Otherwise, each page that somebody
  ///     opens would ask it.
  ///   - refreshInterval: How long `load()` uses what a source answered.
  public init(
    source: any CountrySource,
    retryInterval: Duration = .seconds(10),
    refreshInterval: Duration = .seconds(86_400)
  ) {
    self.source = source
    self.retryInterval = retryInterval
    self.refreshInterval = refreshInterval
  }

  /// Loads the countries, unless the source has answered before. It is asked again after a while, sooner if it did not
  /// answer; callers only wait for it if there are no countries. Those that ask meanwhile wait for the same load.
  ///
  /// - Returns: What the library has then. It is not `loading`.
  @discardableResult
  public nonisolated func load() async -> State {
    let (state, isDue) = locked.withLock { ($0.state, $0.takesNextLoad()) }
    if case .loading = state { return await reload() }
    guard isDue else { return state }
    if state.index == nil { return await reload() }
    Task { await reload() }
    return state
  }

  /// Asks the source again. The countries of before stay until it answers, and also if it fails.
  ///
  /// - Returns: What the library has then. It is not `loading`.
  @discardableResult
  public func reload() async -> State {
    if let task { return await task.value }
    let task = Task { await update() }
    self.task = task
    return await task.value
  }

  private func update() async -> State {
    if case .failed = state { set(.loading) }
    var wait: Duration?
    do throws(CountrySourceError) {
      let loaded = try await source.load()
      switch loaded.origin {
      case .embedded: break
      case .downloaded: wait = refreshInterval
      case .kept: wait = retryInterval
      }
      show(loaded)
    } catch {
      wait = retryInterval
      if state.index == nil { set(.failed(error)) }
    }
    task = nil
    locked.withLock { $0.nextLoad = wait.map { .now + $0 } }
    return state
  }

  private func show(_ loaded: LoadedCountries) {
    // All that was made of a copy stays usable, however often the source fails.
    if let date = loaded.origin.keptDate, date == state.index?.origin.keptDate { return }
    let index = CountryIndex(loaded)
    set(.loaded(index))
    Task.detached(priority: .utility) { index.prepareSearch() }
  }

  private func set(_ state: State) { locked.withLock { $0.state = state } }
}
