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

  /// What the library has at this moment.
  public private(set) var state = State.loading

  /// A library that has loaded nothing yet.
  public init(source: any CountrySource) {
    self.source = source
  }

  /// Loads the countries, unless the source has answered or failed before. Callers that ask meanwhile wait for the same load.
  ///
  /// - Returns: What the library has then. It is not `loading`.
  @discardableResult
  public func load() async -> State {
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
    if case .failed = state { state = .loading }
    do throws(CountrySourceError) {
      let index = CountryIndex(try await source.load())
      state = .loaded(index)
      Task.detached(priority: .utility) { index.prepareSearch() }
    } catch {
      if state.index == nil { state = .failed(error) }
    }
    task = nil
    return state
  }
}
