/// The order of names by Unicode's collation (UTS #10), as CLDR tailors it for a language.
enum AlphabeticalOrder {
  /// Returns the rank of each name, from 0. Equal names are in the order of the list. If CLDR has no rules for a
  /// language (BCP 47), the order is CLDR's root order.
  static func ranks(of names: [String], in language: String) -> [Int] {
    var collation = Collation(CollationTailoring(language))
    let keys = names.map { collation.key(of: $0) }
    var ranks = Array(repeating: 0, count: names.count)
    for (rank, row) in byteOrder(of: keys).enumerated() { ranks[row] = rank }
    return ranks
  }
}
