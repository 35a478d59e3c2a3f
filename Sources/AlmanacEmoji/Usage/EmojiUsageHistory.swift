public import Foundation

/// The uses of emoji, saved in a file between runs.
public actor EmojiUsageHistory {
  private let file: JSONFile<EmojiUsage>
  private let now: @Sendable () -> Date
  private var usage: EmojiUsage
  private var isRead = false

  /// The last error of reading or writing the file. The uses of this run still count.
  public private(set) var lastProblem: (any Error)?

  /// Makes a history.
  ///
  /// - Parameters:
  ///   - file: The file of the history. The default is `usage.json` in `[application support folder]/[bundle or
  ///     program]/AlmanacEmoji`. A damaged file is renamed to `[name].damaged.json`.
  ///   - halfLife: The seconds after which a use has half of its weight, for a new file.
  ///   - now: The clock.
  public init(
    file: URL? = nil,
    halfLife: TimeInterval = 7 * 24 * 60 * 60,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.file = JSONFile(
      url: file
        ?? StandardFolder.url(in: .applicationSupportDirectory)
        .appendingPathComponent("usage.json", isDirectory: false)
    )
    self.now = now
    usage = EmojiUsage(halfLife: halfLife)
  }

  /// Counts a use of an emoji, including its skin tone, and writes the file.
  public func record(_ emoji: String) {
    read()
    usage.record(emoji, at: now())
    note { try file.write(usage) }
  }

  /// The most used emoji, the most used first.
  public func favorites(_ count: Int = 24) -> [String] {
    read()
    return usage.favorites(count, at: now())
  }

  /// The weights of all used emoji, for the ranking `usage`.
  public func scores() -> [String: Double] {
    read()
    return usage.scores(at: now())
  }

  /// Removes all uses and the file.
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
