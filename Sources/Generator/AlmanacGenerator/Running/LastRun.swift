/// The record of what the plugin's tool read and wrote, by which its next run knows that it would change nothing.
///
/// Every build runs the tool, because SwiftPM keeps the inputs that it was told when it planned the build, and plans
/// again neither if almanac.json then names another file nor if a file outside the package comes or goes.
struct LastRun {
  /// The record as the cache contains it.
  private struct Record: Codable {
    var paths: [String] = []

    /// The hash of the states of these files and folders, or `nil` if something was wrong, or if one of them was too
    /// new to tell whether it changed after it was read.
    var states: String?

    /// Whether the target had its own resources.
    var hadResources = false
  }

  /// File systems round dates to up to two seconds.
  private static let settlingTime = 2

  private let name: String
  private let key: String
  private let cache: Cache

  /// The time when the run started, in seconds.
  private let start: time_t
  private let record: Record?

  /// - Parameters:
  ///   - name: The name in the cache.
  ///   - key: Everything that the output depends on besides files.
  ///   - cache: The folder of the record.
  ///   - start: The time when the run started, in seconds.
  init(_ name: String, key: String, _ cache: Cache, start: time_t = time(nil)) {
    self.name = name
    self.key = key
    self.cache = cache
    self.start = start
    record = cache.value(Record.self, name, key: key)?.value
  }

  /// Returns whether everything that the last run read and wrote is unchanged, by dates and sizes, not by contents.
  ///
  /// The record is replaced in any case. It is the input that SwiftPM knows of, so the next build finds it changed, and
  /// runs the tool.
  ///
  /// - Throws: An error if the record can't be replaced.
  func isRepeated() throws(Diagnostic) -> Bool {
    let isRepeated = record.map { $0.states != nil && $0.states == FileStates($0.paths).hash } ?? false
    do {
      if isRepeated {
        try cache.renew(name)
      } else {
        try cache.store(Record(hadResources: hadResources), name, key: key)
      }
    } catch {
      throw Diagnostic.unwritable(cache.folder.path(of: name), FileContents.reason(error))
    }
    return isRepeated
  }

  /// Whether the target had its own resources.
  var hadResources: Bool { record?.hadResources ?? false }

  /// Remembers what this run has read and written.
  func remember(inputs: [String], outputs: [String], hasResources: Bool) {
    let paths = inputs + outputs
    let isSettled = FileStates(inputs).lastChange < start - Self.settlingTime
    let states = isSettled ? FileStates(paths).hash : nil
    cache.set(Record(paths: paths, states: states, hadResources: hasResources), name, key: key)
  }
}

/// The dates and sizes of files and folders.
private struct FileStates {
  /// The time of the latest change, in seconds.
  private(set) var lastChange = 0
  private(set) var hash: String

  init(_ paths: [String]) {
    var hash = ContentHash()
    for path in paths {
      hash.add(path)
      guard let status = stat(of: path) else { continue }
      hash.add("\(status.st_dev) \(status.st_ino) \(status.st_mode) \(status.st_size)")
      for date in [status.lastModification, status.lastChange] {
        hash.add("\(date.tv_sec) \(date.tv_nsec)")
        lastChange = max(lastChange, date.tv_sec)
      }
    }
    self.hash = hash.text
  }
}
