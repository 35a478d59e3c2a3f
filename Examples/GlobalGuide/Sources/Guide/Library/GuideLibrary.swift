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

  private let source: any CountrySource
  private var task: Task<State, Never>?

  // A lock, because each answer of the server reads it, and a change to the actor would take as long as the answer.
  private let locked = Locked(State.loading)

  /// What the library has at this moment.
  public nonisolated var state: State { locked.withLock { $0 } }

  /// A library that has loaded nothing yet.
  public init(source: any CountrySource) {
    self.source = source
  }

  /// Loads the countries, unless the source has answered or failed before. Callers that ask meanwhile wait for the same
  /// load.
  ///
  /// - Returns: What the library has then. It is not `loading`.
  @discardableResult
  public nonisolated func load() async -> State {
    let state = state
    if case .loading = state { return await reload() }
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
    do throws(CountrySourceError) {
      let index = CountryIndex(try await source.load())
      set(.loaded(index))
      Task.detached(priority: .utility) { index.prepareSearch() }
    } catch {
      if state.index == nil { set(.failed(error)) }
    }
    task = nil
    return state
  }

  private func set(_ state: State) { locked.withLock { $0 = state } }
}
