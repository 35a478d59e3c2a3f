import AlmanacImages
import Foundation

/// The known contents of a disk cache's folder, so that a write doesn't look at each file.
///
/// Other caches and programs can change the folder too. The contents count as long as the folder has the date of the
/// cache's own last change, and for as many changes as there were files, in case the date hides another change. So each
/// change costs a look at about one file, however many there are.
struct FolderContents: Sendable {
  /// A file in the folder.
  struct File: Sendable {
    let name: String
    let size: Int

    /// The date of the last use.
    let date: Date
  }

  /// The names of the files, with their sizes as costs.
  private var files = RecentlyUsed<String, String>(limits: CacheLimits(count: .max, totalCost: .max))
  private var date: Date?
  private var changesLeft: Int

  /// Creates the contents of a folder from its files, and its date before they were read.
  init(_ files: [File], at date: Date?) {
    self.date = date
    changesLeft = files.count
    for file in files.sorted(by: { $0.date < $1.date }) { self.files.set(file.name, cost: file.size, for: file.name) }
  }

  /// Returns whether a folder with a date still has these contents.
  func isCurrent(at date: Date?) -> Bool { date == self.date && changesLeft >= 0 }

  /// Notes the date of the folder after a change of the cache.
  mutating func noteChange(at date: Date?) {
    self.date = date
    changesLeft -= 1
  }

  /// Makes a file the most recently used one.
  mutating func use(_ name: String) { _ = files.value(for: name) }

  /// Adds or replaces a file that is not larger than a limit.
  ///
  /// - Returns: The least recently used other files, which exceed the limit.
  mutating func add(_ name: String, size: Int, limit: Int) -> [String] {
    let dropped = files.set(name, cost: size, for: name)
    // After the first call, the limits are these already.
    let exceeding = files.setLimits(CacheLimits(count: .max, totalCost: limit))
    return (dropped + exceeding).filter { $0 != name }
  }

  /// Removes a file.
  mutating func remove(_ name: String) { files.remove(name) }
}
