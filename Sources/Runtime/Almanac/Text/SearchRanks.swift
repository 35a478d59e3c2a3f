/// Each row's best rank in a search: the ranks of codes, and then the ranks that `SearchText.ranks` lists.
struct SearchRanks {
  /// The rank of a code that is the query.
  static let code = 0

  /// The rank of a code that is the query but mainly belongs to another row.
  private static let sharedCode = 1

  /// The rank of a code that is the query only without case, diacritics and punctuation.
  static let foldedCode = 4

  /// The last rank: a word starts with the query.
  static let beginning = 8

  private static let none = beginning + 1
  private static let end = UInt8(ascii: ";")
  private static let equals = UInt8(ascii: "=")
  private static let space = UInt8(ascii: " ")

  /// Bytes, because a table can have a million rows.
  private var ranks: [UInt8]

  /// Whether no row was added.
  private(set) var isEmpty = true

  init(rowCount: Int) { ranks = Array(repeating: UInt8(Self.none), count: rowCount) }

  /// Returns a match's rank by the two bytes before it and the byte after it, or `nil` if it is neither a code nor the
  /// start of a word.
  static func rank(before: (UInt8, UInt8), next: UInt8) -> Int? {
    switch before.1 {
    case equals: next == end ? code : next == equals ? sharedCode : nil
    case UInt8(ascii: "<"): next == end ? 2 : next == space ? 5 : 6
    case space: before.0 == end && next == end ? 3 : next == end || next == space ? 7 : beginning
    default: nil
    }
  }

  mutating func add(_ row: Int, _ rank: Int) {
    if rank < Int(ranks[row]) { ranks[row] = UInt8(rank) }
    isEmpty = false
  }

  /// The rows that were added, best ranks first, and in ascending order within a rank.
  var rows: [Int] {
    // Counted first, so that each row is written to its place.
    var places = [Int](repeating: 0, count: Self.none + 2)
    for rank in ranks { places[Int(rank) + 1] += 1 }
    for rank in 1...Self.none { places[rank] += places[rank - 1] }
    var rows = [Int](repeating: 0, count: places[Self.none])
    for (row, rank) in ranks.enumerated() where rank < UInt8(Self.none) {
      rows[places[Int(rank)]] = row
      places[Int(rank)] += 1
    }
    return rows
  }
}
