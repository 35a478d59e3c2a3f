import AlmanacDownload
import Dispatch
public import Foundation

/// Scores of used emoji, saved in a file between runs, in which recent uses count more.
///
/// Each use multiplies all scores by `decayFactor`, then adds 1 to the emoji's own score. A use counts at once, and is
/// saved on another thread, in order. A program that ends normally saves all uses first. Call `flush()` before it ends
/// in another way, such as when an app moves to the background.
///
/// ```swift
/// EmojiUsageTracker.shared.recordUse("👋🏽")
/// EmojiUsageTracker.shared.favorites              // ["👋🏽"]
/// ```
///
/// You can use a tracker from any thread. The first call that needs the scores reads the file; in the complexities
/// below, the number of scores is n. Several trackers can share a file, even in other programs. A tracker reads the
/// others' uses when it starts, and when it rewrites the file.
public final class EmojiUsageTracker: Sendable {
  /// The tracker of the default file, which is created on first use, and reads nothing until it is used.
  public static let shared = EmojiUsageTracker()

  private struct State {
    var isEnabled = true
    var minFavorites = 10
    var maxFavorites = 24
    var decayFactor = 0.9
    var pruneThreshold = 0.01
    var defaultEmoji: [String] = []

    var scores = EmojiScores()
    var isRead = false
    var problem: (any Error)?

    /// The score changes that aren't in the file yet, in order.
    var unsaved: [UsageJournal.Change] = []
  }

  /// The queue in which all trackers read and write their files, so each finds the others' uses in this program.
  private static let queue: DispatchQueue = {
    atexit { EmojiUsageTracker.queue.sync {} }
    return DispatchQueue(label: "AlmanacEmoji.usage")
  }()

  /// The maximum size of an emoji in bytes, which limits the file's size. Unicode's longest emoji is several times
  /// smaller.
  private static let longestEmoji = 256

  private let state = Locked(State())

  /// The file, which is only used in the queue.
  private let journal: Locked<UsageJournal>

  /// Creates a tracker, which reads its file on first use.
  ///
  /// - Parameter file: The file of the scores, in the format JSON Lines. It and its folder are created by the first
  ///   use. A damaged file is renamed to `[name].damaged.jsonl`, and the scores start empty.
  /// - Complexity: O(1).
  public init(file: URL) { journal = Locked(UsageJournal(url: file)) }

  /// Creates a tracker with a file in the user's application support folder.
  ///
  /// The file is `[key].usage.jsonl` in `[application support folder]/[bundle or program]/AlmanacEmoji`.
  ///
  /// - Parameter storageKey: The name of the file. Characters that are not allowed in file names are percent-encoded.
  /// - Complexity: O(1).
  public convenience init(storageKey: String = "AlmanacEmoji.usage") { self.init(file: Self.file(of: storageKey)) }

  static func file(of storageKey: String) -> URL {
    // A key must not lead to a file outside the folder.
    let allowed = CharacterSet.alphanumerics.union(["-", "_", "."])
    let name = storageKey.addingPercentEncoding(withAllowedCharacters: allowed) ?? "AlmanacEmoji.usage"
    return FileManager.default.folder(of: "AlmanacEmoji", in: .applicationSupportDirectory)
      .appendingPathComponent("\(name).usage.jsonl", isDirectory: false)
  }

  /// Whether the tracker counts uses.
  ///
  /// If it is `false`, `recordUse` does nothing and `favorites` is empty. The scores are kept.
  ///
  /// - Complexity: O(1).
  public var isEnabled: Bool {
    get { state.withLock { $0.isEnabled } }
    set { state.withLock { $0.isEnabled = newValue } }
  }

  /// The number of emoji that keep their scores, even below `pruneThreshold`.
  ///
  /// It is also the number of favorites up to which `defaultEmoji` are added.
  ///
  /// - Complexity: O(1).
  public var minFavorites: Int {
    get { state.withLock { $0.minFavorites } }
    set { state.withLock { $0.minFavorites = newValue } }
  }

  /// The maximum number of `favorites`.
  ///
  /// - Complexity: O(1).
  public var maxFavorites: Int {
    get { state.withLock { $0.maxFavorites } }
    set { state.withLock { $0.maxFavorites = newValue } }
  }

  /// The factor for all scores at each use: 1 to count all uses alike, less to prefer recent ones.
  ///
  /// Another number is set to the nearest one in 0...1, and "not a number" is ignored.
  ///
  /// - Complexity: O(1).
  public var decayFactor: Double {
    get { state.withLock { $0.decayFactor } }
    set { if !newValue.isNaN { state.withLock { $0.decayFactor = min(max(newValue, 0), 1) } } }
  }

  /// The score below which an emoji is removed at the next use, except for `minFavorites` emoji.
  ///
  /// `favorites` have larger scores.
  ///
  /// - Complexity: O(1).
  public var pruneThreshold: Double {
    get { state.withLock { $0.pruneThreshold } }
    set { state.withLock { $0.pruneThreshold = newValue } }
  }

  /// Emoji for new users.
  ///
  /// `favorites` contains them after the used ones, up to `minFavorites` in total. They have no scores.
  ///
  /// - Complexity: O(1).
  public var defaultEmoji: [String] {
    get { state.withLock { $0.defaultEmoji } }
    set { state.withLock { $0.defaultEmoji = newValue } }
  }

  /// The last error of reading or writing the file, such as `DamagedFileError`.
  ///
  /// The uses of this run still count. It waits, as `flush()` does.
  public var lastProblem: (any Error)? {
    flush()
    return state.withLock { $0.problem }
  }

  /// Waits until all uses so far are in the file, and other trackers' uses in their files.
  public func flush() { Self.queue.sync {} }

  /// Counts a use, and appends it to the file on another thread.
  ///
  /// - Parameter emoji: The emoji with its skin tone. An empty string, or one with more than 256 bytes of UTF-8, is
  ///   ignored.
  /// - Complexity: O(n).
  public func recordUse(_ emoji: String) {
    guard !emoji.isEmpty, emoji.utf8.count <= Self.longestEmoji else { return }
    change { state in
      guard state.isEnabled else { return nil }
      let decay = state.decayFactor
      state.scores.record(emoji, decay: decay)
      let removed = state.scores.prune(below: state.pruneThreshold, keeping: state.minFavorites)
      return .use(UsageJournal.Use(decay: decay, drop: removed.isEmpty ? nil : removed, use: emoji))
    }
  }

  /// Returns the score of an emoji in exactly this spelling.
  ///
  /// - Returns: 1 after its first use, and 0 if it was never used, or is forgotten.
  /// - Complexity: O(1).
  public func score(for emoji: String) -> Double { read { $0.scores.all[emoji] ?? 0 } }

  /// The scores of all used emoji, for the ranking `usage`, each finite and above 0.
  ///
  /// - Complexity: O(n).
  public var allScores: [String: Double] { read { $0.scores.all } }

  /// The emoji with a score above `pruneThreshold`, the highest score first, and then `defaultEmoji`.
  ///
  /// There are at most `maxFavorites`. Emoji with equal scores are in Unicode scalar order.
  ///
  /// - Complexity: O(n log n).
  public var favorites: [String] {
    read { state in
      guard state.isEnabled else { return [] }
      let favorites = state.scores.best(state.maxFavorites, above: state.pruneThreshold)
      let count = max(favorites.count, min(state.minFavorites, state.maxFavorites))
      return Array((favorites + state.defaultEmoji).unique(by: \.self).prefix(count))
    }
  }

  /// Whether any emoji has a score.
  ///
  /// - Complexity: O(1).
  public var hasFavorites: Bool { read { !$0.scores.all.isEmpty } }

  /// Removes the score of an emoji in exactly this spelling, and rewrites the file.
  ///
  /// - Complexity: O(n).
  public func clearScore(for emoji: String) {
    change { state in
      state.scores.remove(emoji)
      return .remove(emoji)
    }
  }

  /// Removes all scores, and rewrites the file, even if it could not be read. A renamed damaged file is kept.
  ///
  /// - Complexity: O(n).
  public func clearAll() {
    state.withLock { $0.isRead = true }
    change { state in
      state.scores = EmojiScores()
      return .removeAll
    }
  }

  /// Calls a closure with the state, after reading the file.
  private func read<Result>(_ body: (inout State) -> Result) -> Result {
    state.withLock { state in
      if !state.isRead {
        state.isRead = true
        // This tracker has nothing in the queue yet that would wait for the lock.
        Self.queue.sync {
          journal.withLock { journal in
            do { try journal.read() } catch { state.problem = error }
            state.scores = journal.scores
          }
        }
      }
      return body(&state)
    }
  }

  /// Changes the scores now, and the file later. Changes are queued under the lock, so that they stay in order.
  private func change(_ body: (inout State) -> UsageJournal.Change?) {
    read { state in
      guard let change = body(&state) else { return }
      state.unsaved.append(change)
      Self.queue.async { self.save(change) }
    }
  }

  /// Saves the oldest change that is not saved.
  private func save(_ change: UsageJournal.Change) {
    var problem: (any Error)?
    let merged = journal.withLock { journal -> EmojiScores? in
      journal.scores.apply(change)
      let expected = journal.scores
      do { try journal.save(change) } catch { problem = error }
      return journal.scores.all == expected.all ? nil : journal.scores
    }
    state.withLock { state in
      state.unsaved.removeFirst()
      state.problem = problem ?? state.problem
      // If the file contained uses of other trackers, they count from now on.
      guard var merged else { return }
      for change in state.unsaved { merged.apply(change) }
      state.scores = merged
    }
  }
}
