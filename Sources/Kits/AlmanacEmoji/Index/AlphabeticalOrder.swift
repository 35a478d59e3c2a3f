import Foundation

/// The order of names by Unicode's collation (UTS #10), as CLDR tailors it for a language.
enum AlphabeticalOrder {
  /// Returns the rank of each name, from 0. Equal names keep their order. If the language isn't a tag (BCP 47), the
  /// order isn't tailored.
  ///
  /// - Complexity: O(*n* log *n*) comparisons.
  static func ranks(of names: [String], folded: [String], in language: String) -> [Int] {
    // Nearly in order, so that few of the slow comparisons by collation are left.
    var rows = Array(names.indices)
    rows.sort { left, right in
      folded[left] == folded[right] ? left < right : folded[left].utf8.lexicographicallyPrecedes(folded[right].utf8)
    }
    // Foundation on Linux crashes if an identifier is not ASCII, and a list can contain any string as a language.
    let isTag = language.utf8.allSatisfy { 0x21..<0x7F ~= $0 }
    let locale = Locale(identifier: isTag ? language : "")
    rows.sort { left, right in
      let order = names[left].compare(names[right], options: [], range: nil, locale: locale)
      return order == .orderedSame ? left < right : order == .orderedAscending
    }
    var ranks = Array(repeating: 0, count: names.count)
    for (rank, row) in rows.enumerated() { ranks[row] = rank }
    return ranks
  }
}
