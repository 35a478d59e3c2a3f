import Foundation

/// The file of a tracker, with one JSON value in each line.
///
/// The first line is the scores: `{"scores":{"👍":1.9}}`. Each later line is a use: `{"decay":0.9,"use":"😀"}`. A new use
/// appends a line, which is much faster than writing all scores.
struct UsageJournal {
  /// A use of an emoji.
  struct Use: Codable {
    /// The factor for all scores.
    let decay: Double

    /// The emoji whose scores are removed after the use, so a reader needs no settings to find the same scores.
    let drop: [String]?

    /// The emoji.
    let use: String
  }

  /// A change of the scores.
  enum Change {
    case use(Use)
    case remove(String)
    case removeAll
  }

  private struct Snapshot: Codable {
    let scores: [String: Double]
  }

  private struct Reason: Error, CustomStringConvertible {
    let description: String
  }

  private enum State {
    /// The file contains all uses of this run, and this number of lines with uses.
    case complete(uses: Int)

    /// The file must be rewritten: it doesn't exist, its last line is cut off, or it lacks uses of this run.
    case incomplete

    /// The file was not read, or could not be read. It must not be replaced, because it may contain uses of other runs.
    case unread
  }

  /// The number of lines with uses before the file is rewritten.
  static let longest = 500

  /// The maximum number of lines with uses in a file that is read. Several trackers can append to a file before one
  /// rewrites it. Reading a use takes O(number of scores).
  private static let maximumUseCount = 20 * longest

  /// The maximum size of a file in bytes. A larger one is damaged, because the first line and the uses after it are
  /// smaller.
  private static let largest = 4 * 1024 * 1024

  /// The maximum size of the first line in bytes: about 40,000 emoji.
  private static let largestSnapshot = 1024 * 1024

  /// The start of each line with a use, because the encoder sorts the keys.
  private static let start = Array(#"{"decay":"#.utf8)

  private static let newline = UInt8(ascii: "\n")

  /// The scores in the file, and from the uses of this run that it lacks.
  var scores = EmojiScores()

  private let url: URL
  private let encoder = JSONEncoder()
  private var state = State.unread

  init(url: URL) {
    self.url = url
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Reads the scores, which stay if there is no file.
  ///
  /// - Throws: `DamagedFileError` if the file is damaged. It is renamed.
  mutating func read() throws {
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      data = try handle.read(upToCount: Self.largest + 1) ?? Data()
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      // Foundation uses different codes on Apple's systems and on Linux.
      state = .incomplete
      return
    }
    do {
      guard data.count <= Self.largest else { throw Reason(description: "more than \(Self.largest) bytes") }
      let (scores, uses) = try Self.replayed(data)
      self.scores = scores
      // A line must not follow one that was cut off.
      state = data.last == Self.newline ? .complete(uses: uses) : .incomplete
    } catch {
      let problem = try FileManager.default.setAside(url, reason: error)
      state = .incomplete
      throw problem
    }
  }

  /// Saves a change that the scores contain. If the file is rewritten, they are extended by the uses of other trackers.
  mutating func save(_ change: Change) throws {
    switch change {
    case .use(let use): try add(use)
    case .remove(let emoji): try rewrite { $0.remove(emoji) }
    // Even if the file could not be read.
    case .removeAll: try write()
    }
  }

  private mutating func add(_ use: Use) throws {
    if case .unread = state { return }
    if case .complete(let uses) = state, (try? append(use)) != nil {
      state = .complete(uses: uses + 1)
      guard uses >= Self.longest else { return }
      try rewrite { _ in }
    } else {
      try write()
    }
  }

  /// Changes the scores, and writes them to a new file.
  ///
  /// If the file contains all uses of this run, this first reads it again, because another tracker may have added uses.
  private mutating func rewrite(change: (inout EmojiScores) -> Void) throws {
    var problem: (any Error)?
    if case .complete = state {
      do { try read() } catch { problem = error }
    }
    change(&scores)
    if case .unread = state { return }
    try write()
    if let problem { throw problem }
  }

  /// Writes the scores to a new file atomically.
  private mutating func write() throws {
    state = .incomplete
    let line = try encoder.encode(Snapshot(scores: scores.all)) + [Self.newline]
    guard line.count <= Self.largestSnapshot else {
      throw Reason(description: "the scores take more than \(Self.largestSnapshot) bytes; use a lower decayFactor")
    }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try line.write(to: url, options: .atomic)
    state = .complete(uses: 0)
  }

  /// Appends a line with one write. The file is opened each time, because another tracker may have replaced it.
  private func append(_ use: Use) throws {
    let line = try encoder.encode(use) + [Self.newline]
    let descriptor = open(url.path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: line)
  }

  private static func replayed(_ data: Data) throws -> (scores: EmojiScores, uses: Int) {
    var lines = data.split(separator: newline, omittingEmptySubsequences: false)
    // The last line has no newline. It is empty, or a use that was cut off. A snapshot is never cut off.
    if let last = lines.last, start.starts(with: last.prefix(start.count)) { lines.removeLast() }
    guard let first = lines.first else { return (EmojiScores(), 0) }
    guard lines.count <= maximumUseCount + 1 else { throw Reason(description: "more than \(maximumUseCount) uses") }
    let decoder = JSONDecoder()
    var number = 1
    do {
      let snapshot = try decoder.decode(Snapshot.self, from: first)
      guard snapshot.scores.allSatisfy({ !$0.key.isEmpty && $0.value > 0 && $0.value.isFinite }) else {
        throw Reason(description: "scores must be finite and above 0")
      }
      var scores = EmojiScores(snapshot.scores)
      for line in lines.dropFirst() {
        number += 1
        let use = try decoder.decode(Use.self, from: line)
        guard !use.use.isEmpty, (0...1).contains(use.decay) else {
          throw Reason(description: "a use needs an emoji and a decay in 0...1")
        }
        scores.apply(.use(use))
      }
      return (scores, lines.count - 1)
    } catch {
      throw Reason(description: "line \(number): \(error)")
    }
  }
}

extension EmojiScores {
  /// Repeats a change.
  mutating func apply(_ change: UsageJournal.Change) {
    switch change {
    case .use(let use):
      record(use.use, decay: use.decay)
      for emoji in use.drop ?? [] { remove(emoji) }
    case .remove(let emoji): remove(emoji)
    case .removeAll: self = EmojiScores()
    }
  }
}
