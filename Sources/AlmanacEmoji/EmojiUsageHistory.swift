public import Foundation

/// The uses of emoji, kept in a file from run to run.
public actor EmojiUsageHistory {
  private let file: JSONFile<EmojiUsage>
  private let now: @Sendable () -> Date
  private var usage: EmojiUsage
  private var isRead = false

  /// What last kept the file from being read or written; the uses of this run count all the same.
  public private(set) var lastProblem: (any Error)?

  /// Makes a history.
  ///
  /// - Parameters:
  ///   - file: Where to keep it; `usage.json` in `[application support folder]/[bundle or program]/AlmanacEmoji` unless
  ///     another is named. A file that cannot be read is set aside as `[name].damaged.json`.
  ///   - halfLife: The seconds in which a use loses half of its weight, for a file that is new.
  ///   - now: The clock.
  public init(
    file: URL? = nil,
    halfLife: TimeInterval = 7 * 24 * 60 * 60,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.file = JSONFile(
      url: file ?? StandardFolder.url(in: .applicationSupportDirectory).appending(path: "usage.json")
    )
    self.now = now
    usage = EmojiUsage(halfLife: halfLife)
  }

  /// Counts a use, in the emoji's skin tone, and writes the file.
  public func record(_ emoji: String) {
    read()
    usage.record(emoji, at: now())
    note { try file.write(usage) }
  }

  /// The most used emoji, the first the most.
  public func favorites(_ count: Int = 24) -> [String] {
    read()
    return usage.favorites(count, at: now())
  }

  /// The weights of all emoji that were used, as the ranking `usage` takes them.
  public func scores() -> [String: Double] {
    read()
    return usage.scores(at: now())
  }

  /// Forgets all uses, and removes the file.
  public func clear() {
    isRead = true
    usage = EmojiUsage(halfLife: usage.halfLife)
    note { try file.remove() }
  }

  private func read() {
    guard !isRead else { return }
    isRead = true
    note { usage = try file.read() ?? usage }
  }

  private func note(_ body: () throws -> Void) {
    do { try body() } catch { lastProblem = error }
  }
}
