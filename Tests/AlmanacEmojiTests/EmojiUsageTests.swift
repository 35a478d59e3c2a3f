import AlmanacEmoji
import Foundation
import TestSupport
import Testing

@Suite struct EmojiUsageTests {
  private static let week: TimeInterval = 7 * 24 * 60 * 60
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func after(_ weeks: Double) -> Date { start.addingTimeInterval(weeks * Self.week) }

  @Test func halvesWithEachHalfLife() {
    var usage = EmojiUsage()
    usage.record("😀", at: start)
    usage.record("😀", at: after(1))
    #expect(abs(usage.score(of: "😀", at: after(1)) - 1.5) < 1e-9)
    #expect(abs(usage.score(of: "😀", at: after(3)) - 0.375) < 1e-9)
    #expect(usage.score(of: "👋", at: start) == 0)
    #expect(usage.score(of: "😀", at: start) <= 1.5)
  }

  @Test func prefersWhatWasUsedLately() {
    var usage = EmojiUsage()
    for _ in 0..<3 { usage.record("😀", at: start) }
    usage.record("👋", at: after(2))
    usage.record("🚀", at: after(2))
    #expect(usage.favorites(24, at: after(2)) == ["👋", "🚀", "😀"])
    #expect(usage.favorites(1, at: after(0)).count == 1)
    #expect(usage.favorites(0, at: start).isEmpty)
    #expect(usage.favorites(-1, at: start).isEmpty)
  }

  @Test func forgetsWhatIsLongAgo() {
    var usage = EmojiUsage()
    usage.record("😀", at: start)
    usage.record("👋", at: after(7))
    #expect(usage.favorites(24, at: after(7)) == ["👋"])
  }

  @Test func survivesInItsFile() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "usage.json")
    await EmojiUsageHistory(file: file).record("👋🏽")
    let again = EmojiUsageHistory(file: file)
    #expect(await again.favorites() == ["👋🏽"])
    await again.clear()
    #expect(await EmojiUsageHistory(file: file).favorites().isEmpty)
    #expect(await again.lastProblem == nil)
  }

  @Test(arguments: [
    "nonsense", #"{"counts": {}, "halfLife": 0}"#, #"{"counts": {}, "halfLife": -1}"#,
    #"{"counts": {"😀": {"date": 0, "score": -3}}, "halfLife": 1}"#,
  ])
  func startsAnewWhereTheFileIsDamaged(content: String) async throws {
    let folder = try TemporaryFolder()
    try folder.add("usage.json", Data(content.utf8))
    let history = EmojiUsageHistory(file: folder.url.appending(path: "usage.json"))
    await history.record("😀")
    #expect(await history.lastProblem is DamagedFileError)
    #expect(await history.favorites() == ["😀"])
    #expect(await EmojiUsageHistory(file: folder.url.appending(path: "usage.json")).favorites() == ["😀"])
  }
}
