public import Almanac
import AlmanacEmoji
public import Foundation

/// A program that uses a list of emoji in three ways in turn, so that a busy machine affects all of them equally: as a
/// list of a provider, as tables in the binary, and as JSON that is decoded at the start.
///
/// This file is a part of the measured program, which has the generated type `Emoji`. It is compiled here, too, to
/// check it.
public struct EmojiListProgram<Emoji: EmojiValue> {
  /// A call in each of the ways, or `nil` where there is none.
  private struct Case {
    let name: String

    /// The number of lookups in a call.
    var count = 1
    let calls: [(() async throws -> Int)?]
  }

  private let json: Data
  private let folder: URL
  private let queries: [String]
  private let plain: PlainEmojiIndex
  private let provider: EmojiIndexProvider
  private let cache: DiskEmojiCache

  /// Makes the program from a list in gemoji's format and a folder for files.
  public init(json: Data, queries: [String], folder: URL) throws {
    self.json = json
    self.queries = queries
    self.folder = folder
    plain = try PlainEmojiIndex(json: json)
    cache = DiskEmojiCache(folder: folder)
    provider = EmojiIndexProvider(
      source: GemojiDataSource(),
      cache: cache,
      fallback: .embedded(Emoji.self),
      tracker: EmojiUsageTracker(file: folder.appendingPathComponent("usage.jsonl"))
    )
  }

  /// Prints a line for each case: its name, and the seconds of each lookup, or `-`, with tabs between them.
  ///
  /// - Precondition: The calls of a case find the same number of emoji.
  public func run(rounds: Int) async throws {
    try await provider.load()
    guard let index = provider.snapshot else { return }
    try await cache.saveIndex(index, for: "gemoji")
    for one in try searches(index) + lookups(index) + files(index) {
      var samples = one.calls.map { _ in [Double]() }
      var expected: Int?
      for _ in 0..<rounds {
        for (column, call) in one.calls.enumerated() {
          guard let call else { continue }
          let start = ContinuousClock.now
          let found = try await call()
          samples[column].append((ContinuousClock.now - start) / .seconds(1) / Double(one.count))
          precondition(expected ?? found == found, "\(one.name) finds \(found) and \(expected ?? 0) emoji.")
          expected = found
        }
      }
      let medians = samples.map { $0.isEmpty ? "-" : "\($0.sorted()[$0.count / 2])" }
      print("case\t\(one.name)\t\(medians.joined(separator: "\t"))")
    }
  }

  private func searches(_ index: EmojiIndex) -> [Case] {
    let alphabetical = plain.entries.sorted { $0.description < $1.description }
    return [
      each("a search of the snapshot", queries, [{ index.search($0) }, { Emoji.search($0) }, { plain.search($0) }]),
      Case(
        name: "a search of the provider",
        count: queries.count,
        calls: [
          {
            var count = 0
            for query in queries { count += await provider.search(query).count }
            return count
          }, nil, nil,
        ]
      ),
      each(
        "all emoji in alphabetical order",
        [""],
        [
          { index.search($0, ranking: .alphabetical) }, { Emoji.search($0, ranking: .alphabetical) },
          { _ in alphabetical.map(\.emoji) },
        ]
      ),
    ]
  }

  private func lookups(_ index: EmojiIndex) -> [Case] {
    let codes = plain.entries.flatMap(\.aliases)
    let groups = Dictionary(grouping: plain.entries) { $0.category }
    return [
      each(
        "a shortcode",
        codes,
        [
          { index.emoji(shortcode: $0).map { [$0] } ?? [] }, { Emoji(shortcode: $0).map { [$0] } ?? [] },
          { plain.emoji(shortcode: $0).map { [$0] } ?? [] },
        ]
      ),
      Case(
        name: "the emoji of all categories",
        calls: [
          { index.sections.reduce(0) { $0 + $1.emojis.count } },
          { Emoji.Category.allCases.reduce(0) { $0 + Emoji.all(in: $1).count } },
          { groups.values.reduce(0) { $0 + $1.map(\.emoji).count } },
        ]
      ),
    ]
  }

  private func files(_ index: EmojiIndex) throws -> [Case] {
    let used = plain.entries.prefix(100).map(\.emoji)
    return [
      Case(
        name: "a use that is saved",
        count: used.count,
        calls: [
          {
            for emoji in used { provider.recordUse(of: emoji) }
            provider.tracker.flush()
            return used.count
          }, nil, try plainUses(of: used),
        ]
      ),
      Case(
        name: "the load of a saved list",
        calls: [
          { try await cache.loadIndex(for: "gemoji", language: index.languages.first)?.index.count ?? 0 }, nil,
          { try PlainEmojiIndex(json: json).entries.count },
        ]
      ),
    ]
  }

  /// A call that counts uses, and appends each to a file, which stays open.
  private func plainUses(of used: [String]) throws -> () throws -> Int {
    let file = folder.appendingPathComponent("plain.jsonl")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    let encoder = JSONEncoder()
    var uses: [String: Int] = [:]
    return {
      for emoji in used {
        uses[emoji, default: 0] += 1
        try handle.write(contentsOf: encoder.encode(["use": emoji]) + [UInt8(ascii: "\n")])
      }
      return uses.count
    }
  }

  /// A call for each of some texts.
  private func each(_ name: String, _ texts: [String], _ calls: [(String) -> any Collection]) -> Case {
    Case(name: name, count: texts.count, calls: calls.map { call in { texts.reduce(0) { $0 + call($1).count } } })
  }
}
