/// A row of the table that the search of a generated enum looks through.
enum SearchRow {
  /// - Parameters:
  ///   - codes: Texts that find the entry if they equal the query.
  ///   - name: The main name. The query can be its beginning.
  ///   - words: Texts with words that can begin with the query.
  static func text(codes: [String], name: String, words: [String]) -> String {
    let main = SearchText.folded(name)
    // Duplicate texts are redundant.
    let further = words.map { SearchText.folded($0) }.unique.filter { !$0.isEmpty && $0 != main }
    let folded = codes.map { SearchText.folded($0) }.unique.filter { !$0.isEmpty }
    return SearchText.row(codes: folded, names: [main] + further)
  }

  /// A numeric code of ISO with and without leading zeros.
  static func codes(ofNumber number: String) -> [String] {
    number.isEmpty ? [] : [number, String(repeating: "0", count: max(0, 3 - number.count)) + number]
  }
}
