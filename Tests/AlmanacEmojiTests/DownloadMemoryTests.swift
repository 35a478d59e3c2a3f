#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Measures in processes of their own, because other tests use memory too.
  @Suite struct DownloadMemoryTests {
    @Test(.timeLimit(.minutes(60))) func hasABoundForFloods() async {
      await #expect(processExitsWith: .success) { try await measure(Attack.floods.filter { !$0.needsDeadline }) }
    }

    @Test(.timeLimit(.minutes(60))) func hasABoundForSmallPieces() async {
      await #expect(processExitsWith: .success) { try await measure(Attack.smallPieces) }
    }

    @Test(.timeLimit(.minutes(60))) func hasABoundForBombs() async {
      await #expect(processExitsWith: .success) { try await measure(Attack.bombs) }
    }
  }

  /// Expects that the attacks end as they must, and take at most 64 MiB in addition to a fetch of a list.
  private func measure(_ attacks: [Attack]) async throws {
    try await Attack("list", .list, .head("200 OK"), .send(Attack.list)).run()
    let idle = try peakKilobytes()
    for attack in attacks {
      try await attack.run()
      let growth = try peakKilobytes() - idle
      #expect(growth <= 64 * 1_024, "\(attack.name) takes \(growth) KB")
    }
    // The download goes on for a moment after the fetch.
    try await Task.sleep(for: .seconds(1))
    let growth = try peakKilobytes() - idle
    #expect(growth <= 64 * 1_024, "\(growth) KB in the end")
  }

  /// The largest resident size of this process so far.
  private func peakKilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let peak = try #require(status.firstMatch(of: /VmHWM:\s+([0-9]+) kB/))
    return try #require(Int(peak.1))
  }
#endif
