/// Finds what a misspelt word was meant to be.
enum Spelling {
  /// The candidate nearest to a word, or `nil` where none is near.
  ///
  /// - Parameter word: Compared without regard to case.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let distances = candidates.map { (candidate: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    guard let best = distances.min(by: { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }) else {
      return nil
    }
    // Of a code of two letters, one must be right.
    let tolerance = word.count <= 3 ? 1 : max(2, word.count / 3)
    return best.distance <= tolerance ? best.candidate : nil
  }

  /// The words in quotes, as "'a', 'b' or 'c'".
  ///
  /// - Parameter conjunction: The word before the last: "or", "and".
  static func list(_ words: [String], _ conjunction: String) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// The least number of characters to insert, delete or replace (Levenshtein).
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
