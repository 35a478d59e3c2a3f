import AlmanacDownload
import Foundation

extension EmojiIndexProvider {
  /// Returns the list, from the cache, the fallback or the source.
  func loaded() async throws -> EmojiIndex {
    let index = try await available()
    if refreshesWhenStale, isOld, refreshing == nil { refreshInBackground() }
    return index
  }

  var isOld: Bool {
    guard let updated else { return true }
    // A date far in the future comes from a clock that was wrong.
    return abs(now().timeIntervalSince(updated)) > refreshInterval
  }

  private func refreshInBackground() {
    if let lastAttempt, abs(now().timeIntervalSince(lastAttempt)) < Self.retryInterval { return }
    lastAttempt = now()
    background = Task {
      do { try await self.refresh() } catch { self.lastProblem = error }
    }
  }

  private func available() async throws -> EmojiIndex {
    while true {
      if let index = await kept() { return index }
      // While this task waited, another one may have fetched a list, or removed it.
      if snapshot == nil { try await refresh() }
    }
  }

  /// Returns the list that is available without the network.
  func kept() async -> EmojiIndex? {
    await finishResets()
    if let snapshot { return snapshot }
    let task = loading ?? Task { await self.loadKept() }
    loading = task
    defer { if loading == task { loading = nil } }
    return await task.value
  }

  private func loadKept() async -> EmojiIndex? {
    begin()
    defer { end() }
    let start = now()
    let source = state.withLock { $0.source }
    var cached: (index: EmojiIndex, lastUpdated: Date)?
    do {
      cached = try await cache.loadIndex(for: source.identifier, language: source.language)
    } catch {
      lastProblem = error
    }
    // A refresh may have been faster, and its list is newer.
    if let snapshot { return snapshot }
    let builtIn = builtIn()
    if let cached {
      updated = cached.lastUpdated
      return take(completed(cached.index, with: builtIn), from: .cache, since: start)
    }
    return builtIn.map { take($0, from: .fallback, since: start) }
  }

  /// The fallback, unless it is empty or can't be read.
  private func builtIn() -> EmojiIndex? {
    do {
      if let index = try fallback.index(), index.count > 0 { return index }
    } catch {
      lastProblem = error
    }
    return nil
  }

  /// Returns a cached list with what a newer build of the program contains.
  private func completed(_ index: EmojiIndex, with builtIn: EmojiIndex?) -> EmojiIndex {
    guard let builtIn, !index.contains(builtIn) else { return index }
    do {
      return try EmojiIndex(index.entries.keeping(builtIn, in: index.language), language: index.language)
    } catch {
      lastProblem = error
      return index
    }
  }

  /// Fetches the list from the source.
  func fetch() async throws {
    begin()
    defer { end() }
    let start = now()
    let source = state.withLock { $0.source }
    let index: EmojiIndex
    switch try await source.fetch(ifNot: version) {
    case .entries(let entries, let version):
      guard !entries.isEmpty else { throw EmojiIndexError.emptyData }
      let complete = builtIn().map { entries.keeping($0, in: source.language) } ?? entries
      index = try EmojiIndex(complete, language: source.language)
      self.version = version
      take(index, from: .network, since: start)
    case .notModified:
      guard let snapshot else { throw EmojiIndexError.nothingToKeep }
      index = snapshot
    }
    updated = now()
    do { try await cache.saveIndex(index, for: source.identifier) } catch { lastProblem = error }
  }

  @discardableResult
  private func take(_ index: EmojiIndex, from origin: LoadInfo.LoadSource, since start: Date) -> EmojiIndex {
    let end = now()
    state.withLock { state in
      state.index = index
      state.info = LoadInfo(
        sourceIdentifier: state.source.identifier,
        sourceDisplayName: state.source.displayName,
        loadedFrom: origin,
        emojiCount: index.count,
        loadDuration: end.timeIntervalSince(start),
        timestamp: end
      )
    }
    changes.send(())
    return index
  }

  /// Removes the list, while all other calls wait.
  func clear() async throws {
    defer { clearing = nil }
    await finishLoading()
    try await cache.clear(for: sourceIdentifier)
    forget()
  }

  /// Waits until the list is removed and the source is changed, if either is under way.
  func finishResets() async {
    while let task = clearing ?? switching { _ = try? await task.value }
  }

  /// Changes the source to another one, while all other calls wait.
  func setSource(_ source: any EmojiDataSource, _ locale: Locale) async {
    defer { switching = nil }
    guard source.identifier != sourceIdentifier else { return state.withLock { $0.locale = locale } }
    await finishLoading()
    forget()
    state.withLock { state in
      state.source = source
      state.locale = locale
    }
  }

  /// Waits for a load or refresh that is under way, because it would bring the list back.
  private func finishLoading() async {
    _ = await loading?.value
    try? await refreshing?.value
  }

  private func forget() {
    version = nil
    updated = nil
    lastAttempt = nil
    state.withLock { state in
      state.index = nil
      state.info = nil
    }
  }

  private func begin() { state.withLock { $0.activityCount += 1 } }

  private func end() { state.withLock { $0.activityCount -= 1 } }
}
