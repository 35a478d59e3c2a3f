/// The last change of each country in a browser. Removed favorites are in it, so that an older change, which arrives
/// later, does not bring them back.
struct FavoriteRecord: Hashable, Sendable {
  /// The largest number of favorites.
  static let maximumCount = 300

  /// The largest number of changes, with those of countries that are no favorites any more.
  static let maximumChangeCount = 1_000

  /// The changes, the oldest first.
  private(set) var changes: [FavoriteChange]

  /// The codes of the favorites, the oldest first.
  var favorites: [String] { changes.filter(\.isFavorite).map(\.code) }

  /// Creates a record. There must be at most one change of each country.
  init(changes: [FavoriteChange] = []) { self.changes = changes }

  /// Applies a change, unless a later one is known. Of two changes at the same time, the second one counts.
  ///
  /// `now` is the time in milliseconds. A change with a later time counts as made now, because it would win forever.
  ///
  /// - Returns: Whether there is room for it.
  mutating func apply(_ change: FavoriteChange, now: Int64) -> Bool {
    var change = change
    change.time = min(change.time, now)
    let known = changes.firstIndex { $0.code == change.code }
    // If the clock was put back, a known change is in the future, and would win until that time comes.
    if let known, changes[known].time <= now, changes[known].time > change.time { return true }
    if let known, changes[known].isFavorite == change.isFavorite {
      changes[known].time = change.time
      return true
    }
    if change.isFavorite, favorites.count >= Self.maximumCount { return false }
    if known == nil, changes.count >= Self.maximumChangeCount { return false }
    if let known { changes.remove(at: known) }
    let place = changes.firstIndex { $0.time > change.time } ?? changes.endIndex
    changes.insert(change, at: place)
    return true
  }
}
