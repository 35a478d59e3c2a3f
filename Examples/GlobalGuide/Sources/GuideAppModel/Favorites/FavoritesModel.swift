public import Foundation
import Guide
public import Observation

/// The reader's favorites. A change shows at once, and is undone if it cannot be written to disk.
@MainActor @Observable public final class FavoritesModel {
  /// The codes of the favorites, the oldest first.
  public private(set) var codes: [String] = []

  /// What the reader must know: that favorites were damaged, or cannot be kept. Set `hasProblem` to `false` once it was
  /// read.
  public private(set) var problem: String?

  @ObservationIgnored private let folder: URL
  @ObservationIgnored private let now: @Sendable () -> Date
  @ObservationIgnored private var store: FavoriteStore?

  /// The changes that are not on disk yet, of which each waits for the one before.
  @ObservationIgnored private var writing: Task<Void, Never>?
  @ObservationIgnored private var unwritten: [FavoriteChange] = []

  /// Favorites in a folder. It is not read before `load()`.
  public init(folder: URL, now: @escaping @Sendable () -> Date = { Date() }) {
    self.folder = folder
    self.now = now
  }

  /// Whether a country is a favorite.
  public func contains(_ code: String) -> Bool { codes.contains(code) }

  /// Whether there is a problem. `false` says that the reader knows it.
  public var hasProblem: Bool {
    get { problem != nil }
    set { if !newValue { problem = nil } }
  }

  /// What a button for a country does, such as "Add to favorites".
  public func action(for code: String) -> String { contains(code) ? "Remove from favorites" : "Add to favorites" }

  /// Reads the favorites from disk.
  public func load() async { await write([]) }

  /// Makes a country a favorite, or no favorite any more.
  public func toggle(_ code: String) {
    let change = FavoriteChange(code: code, isFavorite: !contains(code), date: now())
    unwritten.append(change)
    apply(change)
    let earlier = writing
    writing = Task {
      await earlier?.value
      await write([change])
    }
  }

  /// Waits until all changes are on disk, or have failed.
  public func settle() async { await writing?.value }

  private func apply(_ change: FavoriteChange) {
    codes.removeAll { $0 == change.code }
    if change.isFavorite { codes.append(change.code) }
  }

  /// Writes changes, and takes the favorites from the disk. The changes that wait stay visible.
  private func write(_ changes: [FavoriteChange]) async {
    do {
      let list = try await opened().merge(changes, for: .app)
      unwritten.removeAll(where: changes.contains)
      codes = list.codes
      if let notice = list.notice { problem = notice }
      if !list.refused.isEmpty { problem = "There are too many favorites. Remove one first." }
    } catch {
      unwritten.removeAll(where: changes.contains)
      problem = error.description
      for change in changes {
        apply(FavoriteChange(code: change.code, isFavorite: !change.isFavorite, time: change.time))
      }
    }
    unwritten.forEach(apply)
  }

  private func opened() throws(FavoriteError) -> FavoriteStore {
    if let store { return store }
    // The app has no other codes than those of its countries.
    let store = try FavoriteStore(folder: folder, now: now) { _ in true }
    self.store = store
    return store
  }
}
