/// Finds the correct spelling of a misspelled word.
enum Spelling {
  /// The maximum length in bytes of a word that is misspelled, not wrong, because the time to compare grows with both
  /// lengths.
  private static let longestWord = 64

  /// Returns the candidate closest to a word in any case, or `nil` if no candidate is close enough.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    let distances = candidates.map { (candidate: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    guard let best = distances.min(by: { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }) else {
      return nil
    }
    // In a code of two letters, one letter must be correct.
    let tolerance = word.count <= 3 ? 1 : max(2, word.count / 3)
    return best.distance <= tolerance ? best.candidate : nil
  }

  /// Asks whether the closest candidate is meant, or gives other advice if no candidate is close enough.
  static func hint(for word: String, among candidates: [String], or advice: @autoclosure () -> String) -> String {
    nearest(to: word, among: candidates).map { "did you mean '\($0)'?" } ?? advice()
  }

  /// Returns the words in quotes, with a conjunction before the last one: "'a', 'b' or 'c'".
  static func list(_ words: [String], _ conjunction: String) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// Returns the minimum number of characters to insert, delete or replace (Levenshtein distance).
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
