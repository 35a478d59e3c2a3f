import Foundation
import TestSupport
import Testing

@testable import AlmanacEmoji

@Suite struct EmojiUsageJournalTests {
  private let folder: TemporaryFolder
  private let file: URL
  private let renamed: URL

  /// A tracker that starts as in a new run.
  private var tracker: EmojiUsageTracker { EmojiUsageTracker(file: file) }

  private var lines: [String] {
    get throws { try String(decoding: content, as: UTF8.self).components(separatedBy: "\n") }
  }

  /// The file, after all that trackers write into it.
  private var content: Data {
    get throws {
      tracker.flush()
      return try Data(contentsOf: file)
    }
  }

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "new/a.usage.jsonl")
    renamed = folder.url.appending(path: "new/a.usage.damaged.jsonl")
  }

  private func add(_ text: String) throws { try Data(text.utf8).write(toNew: file) }

  @Test func appendsALineForEachUse() throws {
    let tracker = tracker
    #expect(!FileManager.default.fileExists(atPath: file.path))
    for emoji in ["👍", "😀", "\"\n\\/"] { tracker.recordUse(emoji) }
    #expect(
      try lines == [
        #"{"scores":{"👍":1}}"#, #"{"decay":0.9,"use":"😀"}"#, #"{"decay":0.9,"use":"\"\n\\/"}"#, "",
      ]
    )
    let again = self.tracker
    #expect(again.allScores.keys == tracker.allScores.keys)
    #expect(again.favorites == ["\"\n\\/", "😀", "👍"])
  }

  /// A caller that waited for the file would never return: nobody reads the pipe.
  @Test func writesOnAnotherThread() throws {
    let tracker = tracker
    tracker.recordUse("😀")
    tracker.flush()
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
    tracker.recordUse("👋")
    #expect(tracker.favorites == ["👋", "😀"])
    let pipe = try FileHandle(forReadingFrom: file)
    let line = "{\"decay\":0.9,\"use\":\"👋\"}\n"
    #expect(try pipe.read(upToCount: line.utf8.count) == Data(line.utf8))
  }

  @Test func nothingIsLostAtTheEndOfTheProgram() async throws {
    let outcome = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).usage.jsonl")
      print("file:", file.path)
      let tracker = EmojiUsageTracker(file: file)
      for use in 0..<1_500 { tracker.recordUse("\(use)") }
    }
    let output = String(decoding: try #require(outcome).standardOutputContent, as: UTF8.self)
    let path = try #require(output.split(separator: "\n").first { $0.hasPrefix("file: ") }?.dropFirst(6))
    let file = URL(fileURLWithPath: String(path))
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(EmojiUsageTracker(file: file).favorites.first == "1499")
  }

  /// While uses are saved, a tracker finds those of another one.
  @Test func keepsTheOrderOfChangesAndOthersUses() {
    let (one, two) = (tracker, tracker)
    for tracker in [one, two] { tracker.decayFactor = 1 }
    for use in 0..<1_200 {
      one.recordUse("😀")
      if use.isMultiple(of: 3) { two.recordUse("👋") }
      if use == 1_100 { one.clearScore(for: "😀") }
    }
    one.flush()
    #expect(tracker.allScores == ["😀": 99, "👋": 400])
    #expect(one.score(for: "😀") == 99)
    #expect(one.score(for: "👋") >= 300)
  }

  @Test func survivesInItsFile() {
    let first = tracker
    first.recordUse("👋🏽")
    #expect(tracker.favorites == ["👋🏽"])
    let second = tracker
    second.decayFactor = 0.5
    second.recordUse("😀")
    #expect(tracker.allScores == ["👋🏽": 0.5, "😀": 1])
    second.clearScore(for: "😀")
    #expect(tracker.allScores == ["👋🏽": 0.5])
    second.clearAll()
    #expect(!tracker.hasFavorites)
    #expect(first.lastProblem == nil)
    #expect(second.lastProblem == nil)
  }

  @Test func readersFindTheSameScoresWithOtherSettings() {
    let tracker = tracker
    tracker.minFavorites = 0
    tracker.decayFactor = 0.5
    for emoji in ["a", "b", "c", "c", "c", "c", "c", "c", "c", "b"] { tracker.recordUse(emoji) }
    #expect(tracker.score(for: "b") == 1)
    #expect(self.tracker.allScores == tracker.allScores)
  }

  @Test func writesALongFileAnew() throws {
    let tracker = tracker
    tracker.decayFactor = 1
    var longest = 0
    for use in 0..<1200 {
      tracker.recordUse(use.isMultiple(of: 3) ? "😀" : "👋")
      if use.isMultiple(of: 50) { longest = max(longest, try lines.count) }
    }
    #expect(longest > 400)
    #expect(longest <= UsageJournal.longest + 2)
    #expect(try lines.count < 300)
    #expect(self.tracker.allScores == ["😀": 400, "👋": 800])
  }

  @Test func keepsTheUsesOfTwoTrackers() {
    let (one, two) = (tracker, tracker)
    for tracker in [one, two] { tracker.decayFactor = 1 }
    for use in 0..<2000 { (use.isMultiple(of: 2) ? one : two).recordUse("😀") }
    #expect(tracker.score(for: "😀") == 2000)
    one.recordUse("👋")
    two.clearScore(for: "😀")
    #expect(Array(tracker.allScores.keys) == ["👋"])
    one.recordUse("🚀")
    two.clearAll()
    one.recordUse("👍")
    #expect(tracker.allScores == ["👍": 1])
  }

  @Test func needsNoFileToStay() throws {
    let tracker = tracker
    tracker.recordUse("😀")
    tracker.flush()
    try FileManager.default.removeItem(at: file.deletingLastPathComponent())
    tracker.recordUse("👋")
    #expect(Set(self.tracker.allScores.keys) == ["😀", "👋"])
    #expect(tracker.lastProblem == nil)
  }

  @Test(arguments: ["{", #"{"dec"#, #"{"decay":"#, #"{"decay":0.9,"use":"👋"#, #"{"decay":0.9,"use":"👋"}"#])
  func ignoresALineThatWasCutOff(rest: String) throws {
    try add("{\"scores\":{\"😀\":2}}\n{\"decay\":0.5,\"use\":\"🚀\"}\n" + rest)
    let tracker = tracker
    #expect(tracker.allScores == ["😀": 1, "🚀": 1])
    tracker.decayFactor = 1
    tracker.recordUse("🚀")
    tracker.recordUse("🚀")
    #expect(tracker.lastProblem == nil)
    let again = self.tracker
    #expect(again.allScores == ["😀": 1, "🚀": 3])
    #expect(again.lastProblem == nil)
  }

  @Test func ignoresACutAtAnyByte() throws {
    let tracker = tracker
    for emoji in ["😀", "👋🏽"] { tracker.recordUse(emoji) }
    let data = try content
    let header = try lines[0].utf8.count
    for count in header...data.count {
      try data.prefix(count).write(to: file)
      let tracker = self.tracker
      tracker.recordUse("🚀")
      #expect(tracker.lastProblem == nil)
      #expect(self.tracker.score(for: "😀") > 0.8)
    }
  }

  @Test(arguments: ["", #"{"scores":{}}"#, "{\"scores\":{}}\n"]) func readsAFileWithoutUses(content: String) throws {
    try add(content)
    let tracker = tracker
    #expect(!tracker.hasFavorites)
    tracker.recordUse("😀")
    #expect(self.tracker.allScores == ["😀": 1])
    #expect(tracker.lastProblem == nil)
  }

  @Test(arguments: [
    "nonsense", "nonsense\n", "\n", "[]\n", "{}\n", #"{"counts": {}, "halfLife": 1}"#, #"{"scores":{"😀":1}"#,
    #"{"scores":{"😀":0}}"#, #"{"scores":{"😀":-3}}"#, #"{"scores":{"😀":1e999}}"#, #"{"scores":{"😀":NaN}}"#,
    #"{"scores":{"😀":null}}"#, #"{"scores":{"":1}}"#, "{\"decay\":0.9,\"use\":\"😀\"}\n",
    "{\"scores\":{}}\nnonsense", "{\"scores\":{}}\nnonsense\n", "{\"scores\":{}}\n\n",
    "{\"scores\":{}}\n{\"decay\":0.\n{\"decay\":0.9,\"use\":\"😀\"}\n",
    "{\"scores\":{}}\n{\"decay\":1.5,\"use\":\"😀\"}\n", "{\"scores\":{}}\n{\"decay\":-1,\"use\":\"😀\"}\n",
    "{\"scores\":{}}\n{\"decay\":0.9,\"use\":\"\"}\n",
  ])
  func startsAnewWhereTheFileIsDamaged(content: String) throws {
    try add(content)
    let tracker = tracker
    tracker.recordUse("👋")
    let problem = try #require(tracker.lastProblem as? DamagedFileError)
    #expect(problem.file == file)
    #expect(problem.movedTo == renamed)
    #expect(problem.reason.contains("line "))
    #expect(try String(contentsOf: renamed, encoding: .utf8) == content)
    #expect(tracker.allScores == ["👋": 1])
    let again = self.tracker
    #expect(again.allScores == ["👋": 1])
    #expect(again.lastProblem == nil)
  }

  @Test func replacesAnOlderDamagedFile() throws {
    for content in ["one", "two"] {
      try add(content)
      #expect(!tracker.hasFavorites)
      #expect(try String(contentsOf: renamed, encoding: .utf8) == content)
    }
  }

  @Test func renamesAFileThatIsDamagedDuringTheRun() throws {
    let tracker = tracker
    tracker.recordUse("😀")
    tracker.flush()
    try add("nonsense\n")
    tracker.clearScore(for: "👋")
    #expect(tracker.lastProblem is DamagedFileError)
    #expect(try String(contentsOf: renamed, encoding: .utf8) == "nonsense\n")
    #expect(self.tracker.allScores == ["😀": 1])
  }

  @Test func readsAHostileFileInLimitedTime() throws {
    let scores = (0..<5_000).map { "\"\($0)\":1" }.joined(separator: ",")
    let use = "{\"decay\":0.999999,\"use\":\"a\"}\n"
    try add("{\"scores\":{\(scores)}}\n" + String(repeating: use, count: 1_000) + "{\"decay\":0,\"use\":\"b\"}\n")
    #expect(tracker.allScores == ["b": 1])
    try add("{\"scores\":{}}\n" + String(repeating: use, count: 10_001))
    #expect(!self.tracker.hasFavorites)
    try Data(count: 5 * 1024 * 1024).write(to: file)
    let tracker = tracker
    #expect(!tracker.hasFavorites)
    #expect(tracker.lastProblem is DamagedFileError)
  }

  @Test func countsWithoutAFile() throws {
    try folder.add("new", Data("a file, not a folder".utf8))
    let tracker = tracker
    for _ in 0..<2 { tracker.recordUse("😀") }
    #expect(abs(tracker.score(for: "😀") - 1.9) < 1e-9)
    #expect(tracker.lastProblem != nil)
    tracker.clearScore(for: "😀")
    #expect(!tracker.hasFavorites)
  }

  @Test func doesNotReplaceWhatItCannotRead() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let tracker = tracker
    tracker.recordUse("😀")
    #expect(tracker.score(for: "😀") == 1)
    #expect(tracker.lastProblem != nil)
    #expect(FileManager.default.fileExists(atPath: file.path))
    #expect(!FileManager.default.fileExists(atPath: renamed.path))
  }

  @Test func countsWhatIsTooLargeForTheFile() throws {
    let tracker = tracker
    tracker.decayFactor = 1
    tracker.recordUse("😀")
    let text = String(repeating: "\u{1}", count: 250)
    for use in 0..<1010 { tracker.recordUse("\(text)\(use)") }
    #expect(tracker.allScores.count == 1011)
    #expect(tracker.lastProblem != nil)
    #expect(!(tracker.lastProblem is DamagedFileError))
    let again = self.tracker
    #expect(again.score(for: "😀") == 1)
    #expect(again.lastProblem == nil)
  }

  @Test(arguments: ["a", "../../x", "..", "/etc/x", "", "a b%2F\0", "AlmanacEmoji.usage"])
  func staysInTheFolder(key: String) {
    let file = EmojiUsageTracker.file(of: key)
    let folder = EmojiUsageTracker.file(of: "a").deletingLastPathComponent()
    #expect(folder.lastPathComponent == "AlmanacEmoji")
    #expect(file.standardizedFileURL.deletingLastPathComponent().path == folder.standardizedFileURL.path)
    #expect(file.lastPathComponent.hasSuffix(".usage.jsonl"))
  }

  @Test func namesItsFileAfterItsKey() {
    #expect(EmojiUsageTracker.file(of: "AlmanacEmoji.usage").lastPathComponent == "AlmanacEmoji.usage.usage.jsonl")
    #expect(EmojiUsageTracker.file(of: "a/b").path != EmojiUsageTracker.file(of: "a b").path)
  }
}
