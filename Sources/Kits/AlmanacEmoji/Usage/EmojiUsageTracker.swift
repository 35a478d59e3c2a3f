import AlmanacDownload
public import Foundation

/// Scores of used emoji, saved in a file between runs, in which recent uses count more.
///
/// Each use multiplies all scores by `decayFactor`, then adds 1 to the emoji's own score. `recordUse` saves the use
/// before it returns, so no use is lost if the app is terminated.
///
/// ```swift
/// EmojiUsageTracker.shared.recordUse("👋🏽")
/// EmojiUsageTracker.shared.favorites              // ["👋🏽"]
/// ```
///
/// You can use a tracker from any thread. The first call that needs the scores reads the file; in the complexities
/// below, the number of scores is n. Several trackers can share a file, even in other programs. A tracker finds the
/// uses of the others when it starts, and when it rewrites the file.
///
/// `@unchecked` is safe: a lock guards all variables.
public final class EmojiUsageTracker: @unchecked Sendable {
  /// The tracker of the default file, which is created on first use, and reads nothing until it is used.
  public static let shared = EmojiUsageTracker()

  private struct Settings {
    var isEnabled = true
    var minFavorites = 10
    var maxFavorites = 24
    var decayFactor = 0.9
    var pruneThreshold = 0.01
    var defaultEmoji: [String] = []
  }

  /// The largest number of bytes of an emoji, several times that of Unicode's longest, which limits the size of the
  /// file.
  private static let longestEmoji = 256

  private let lock = NSLock()
  private var settings = Settings()
  private var scores = EmojiScores()
  private var journal: UsageJournal
  private var isRead = false
  private var problem: (any Error)?

  /// Creates a tracker, which reads its file on first use.
  ///
  /// - Parameter file: The file of the scores, in the format JSON Lines. It and its folder are created by the first
  ///   use. A damaged file is renamed to `[name].damaged.jsonl`, and the scores start empty.
  /// - Complexity: O(1).
  public init(file: URL) { journal = UsageJournal(url: file) }

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
    get { lock.withLock { settings.isEnabled } }
    set { lock.withLock { settings.isEnabled = newValue } }
  }

  /// The number of emoji that keep their scores, even below `pruneThreshold`.
  ///
  /// It is also the number of favorites up to which `defaultEmoji` are added.
  ///
  /// - Complexity: O(1).
  public var minFavorites: Int {
    get { lock.withLock { settings.minFavorites } }
    set { lock.withLock { settings.minFavorites = newValue } }
  }

  /// The largest number of `favorites`.
  ///
  /// - Complexity: O(1).
  public var maxFavorites: Int {
    get { lock.withLock { settings.maxFavorites } }
    set { lock.withLock { settings.maxFavorites = newValue } }
  }

  /// The factor of all scores at each use: 1 to count all uses alike, less to prefer recent ones.
  ///
  /// Another number is set to the nearest one in 0...1, and "not a number" is ignored.
  ///
  /// - Complexity: O(1).
  public var decayFactor: Double {
    get { lock.withLock { settings.decayFactor } }
    set { if !newValue.isNaN { lock.withLock { settings.decayFactor = min(max(newValue, 0), 1) } } }
  }

  /// The score below which an emoji is removed at the next use, except for `minFavorites` emoji.
  ///
  /// `favorites` have larger scores.
  ///
  /// - Complexity: O(1).
  public var pruneThreshold: Double {
    get { lock.withLock { settings.pruneThreshold } }
    set { lock.withLock { settings.pruneThreshold = newValue } }
  }

  /// Emoji for new users.
  ///
  /// `favorites` contains them after the used ones, up to `minFavorites` in total. They have no scores.
  ///
  /// - Complexity: O(1).
  public var defaultEmoji: [String] {
    get { lock.withLock { settings.defaultEmoji } }
    set { lock.withLock { settings.defaultEmoji = newValue } }
  }

  /// The last error of reading or writing the file, such as `DamagedFileError`.
  ///
  /// The uses of this run still count.
  ///
  /// - Complexity: O(1).
  public var lastProblem: (any Error)? { lock.withLock { problem } }

  /// Counts a use, and appends it to the file.
  ///
  /// - Parameter emoji: The emoji with its skin tone. An empty text, and one of more than 256 bytes of UTF-8, is
  ///   ignored.
  /// - Complexity: O(n), but a use in 500 rewrites the whole file.
  public func recordUse(_ emoji: String) {
    guard !emoji.isEmpty, emoji.utf8.count <= Self.longestEmoji else { return }
    // The file is written under the lock, so its lines are in the order of the uses.
    lock.withLock {
      guard settings.isEnabled else { return }
      read()
      let decay = settings.decayFactor
      scores.record(emoji, decay: decay)
      let removed = scores.prune(below: settings.pruneThreshold, keeping: settings.minFavorites)
      let use = UsageJournal.Use(decay: decay, drop: removed.isEmpty ? nil : removed, use: emoji)
      note { try journal.add(use, scores: &scores) }
    }
  }

  /// Returns the score of an emoji in exactly this spelling.
  ///
  /// - Returns: 1 after its first use, and 0 if it was never used, or is forgotten.
  /// - Complexity: O(1).
  public func score(for emoji: String) -> Double { withScores { $0.score(of: emoji) } }

  /// The scores of all used emoji, for the ranking `usage`, each finite and above 0.
  ///
  /// - Complexity: O(n).
  public var allScores: [String: Double] { withScores { $0.all } }

  /// The emoji with a score above `pruneThreshold`, the highest score first, and then `defaultEmoji`.
  ///
  /// There are at most `maxFavorites`. Emoji with equal scores are in the order of Unicode scalars.
  ///
  /// - Complexity: O(n log n).
  public var favorites: [String] {
    withScores { scores in
      guard settings.isEnabled else { return [] }
      var favorites = scores.best(settings.maxFavorites, above: settings.pruneThreshold)
      var known = Set(favorites)
      for emoji in settings.defaultEmoji {
        guard favorites.count < min(settings.minFavorites, settings.maxFavorites) else { break }
        if known.insert(emoji).inserted { favorites.append(emoji) }
      }
      return favorites
    }
  }

  /// Whether an emoji has a score.
  ///
  /// - Complexity: O(1).
  public var hasFavorites: Bool { withScores { !$0.all.isEmpty } }

  /// Removes the score of an emoji in exactly this spelling, and rewrites the file.
  ///
  /// - Complexity: O(n).
  public func clearScore(for emoji: String) {
    lock.withLock {
      read()
      note { try journal.rewrite(&scores) { $0.remove(emoji) } }
    }
  }

  /// Removes all scores, and rewrites the file, even if it could not be read.
  ///
  /// A renamed damaged file is kept.
  ///
  /// - Complexity: O(n).
  public func clearAll() {
    lock.withLock {
      isRead = true
      scores = EmojiScores()
      note { try journal.write(scores) }
    }
  }

  private func withScores<Result>(_ body: (EmojiScores) -> Result) -> Result {
    lock.withLock {
      read()
      return body(scores)
    }
  }

  /// Reads the file if it was not read, only under the lock, as `note`.
  private func read() {
    guard !isRead else { return }
    isRead = true
    note { scores = try journal.read() ?? scores }
  }

  private func note(_ body: () throws -> Void) {
    do { try body() } catch { problem = error }
  }
}
