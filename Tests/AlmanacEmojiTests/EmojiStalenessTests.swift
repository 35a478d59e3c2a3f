import Foundation
import TestSupport
import Testing

@testable import AlmanacEmoji

/// When a list is stale, and how a provider refreshes it.
@Suite struct EmojiStalenessTests {
  private let day: TimeInterval = 24 * 60 * 60
  private let newEntries = [EmojiRawEntry(character: "🚀", name: "rocket", category: "Travel & Places")]

  /// A provider that refreshes stale lists, with a list that was just fetched.
  private func provider(_ source: ScriptedSource, _ clock: ManualClock) -> EmojiIndexProvider {
    let cache = MemoryCache(EmojiList.entries, clock: clock)
    return EmojiIndexProvider(source: source, cache: cache, refreshesWhenStale: true, now: { clock.now })
  }

  /// Such a provider with a stale list, whose first refresh has just failed.
  private func providerWithoutNetwork(
    _ source: ScriptedSource,
    _ clock: ManualClock
  ) async throws -> EmojiIndexProvider {
    let provider = provider(source, clock)
    clock.advance(by: 1e9)
    _ = try await provider.allEmojis
    await provider.background?.value
    return provider
  }

  @Test func knowsHowOldTheCacheIsBeforeItsFirstUse() async throws {
    let clock = ManualClock()
    let cache = MemoryCache(EmojiList.entries, clock: clock)
    for (age, isStale) in [(0, false), (day, false), (day + 1, true), (-day, false), (-day - 1, true)] {
      let now = clock.now.addingTimeInterval(age)
      let source = ScriptedSource([.success(newEntries)])
      let provider = EmojiIndexProvider(source: source, cache: cache, now: { now })
      #expect(await provider.isStale == isStale)
      #expect(await provider.lastUpdated == clock.now)
      #expect(source.count == 0)
    }
  }

  @Test func refreshesWhatIsStaleIfAsked() async throws {
    let clock = ManualClock()
    let source = ScriptedSource([.success(newEntries)], isHeld: true)
    let provider = provider(source, clock)
    clock.advance(by: day)
    let fresh = try await provider.allEmojis.count
    #expect(fresh == EmojiList.entries.count)
    #expect(await !provider.isStale)
    clock.advance(by: 1)
    let stale = try await provider.allEmojis.count
    #expect(stale == EmojiList.entries.count)
    #expect(await provider.isStale)
    source.release()
    await provider.background?.value
    #expect(await !provider.isStale)
    let names = try await provider.allEmojis.map(\.name)
    #expect(names == ["rocket"])
    #expect(source.count == 1)
  }

  @Test func leavesTheNetworkAloneUnlessAsked() async throws {
    let clock = ManualClock()
    let source = ScriptedSource([.success(newEntries)])
    let cache = MemoryCache(EmojiList.entries, clock: clock)
    let provider = EmojiIndexProvider(source: source, cache: cache, now: { clock.now })
    clock.advance(by: 1e9)
    for _ in 0..<3 { _ = try await provider.allEmojis }
    #expect(await provider.background == nil)
    #expect(source.count == 0)
    #expect(await provider.isStale)
    #expect(provider.refreshInterval == day)
  }

  @Test func doesNotAskAgainAndAgainWhileTheNetworkIsDown() async throws {
    let clock = ManualClock()
    let source = ScriptedSource([.failure(.init()), .success(newEntries)])
    let provider = try await providerWithoutNetwork(source, clock)
    #expect(await provider.lastProblem is ScriptedSource.Refusal)
    clock.advance(by: 59)
    let failed = await provider.background
    for _ in 0..<3 { _ = try await provider.allEmojis }
    // The decision is made before an answer is given, so there is nothing to wait for.
    #expect(await provider.background == failed)
    #expect(source.count == 1)
    clock.advance(by: 1)
    _ = try await provider.allEmojis
    await provider.background?.value
    let names = try await provider.allEmojis.map(\.name)
    #expect(names == ["rocket"])
    #expect(source.count == 2)
  }

  /// Setting the clock back does not prevent a retry.
  @Test func triesAgainAfterTheClockWasSetBack() async throws {
    let clock = ManualClock()
    let source = ScriptedSource([.failure(.init()), .success(newEntries)])
    let provider = try await providerWithoutNetwork(source, clock)
    clock.advance(by: -5e8)
    _ = try await provider.allEmojis
    await provider.background?.value
    #expect(await !provider.isStale)
    #expect(source.count == 2)
  }
}
