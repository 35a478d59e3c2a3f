/// Finds the correct spelling of a misspelled word.
enum Spelling {
  /// The maximum length in bytes of a word to compare, because the time grows with both lengths.
  private static let longestWord = 64

  /// Returns the candidate closest to a word in any case, or `nil` if no candidate is close enough.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    guard word.utf8.count <= longestWord else { return nil }
    let distances = candidates.map { (candidate: $0, distance: distance(word.lowercased(), $0.lowercased())) }
    guard let best = distances.min(by: { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }) else {
      return nil
    }
    if best.distance <= min(tolerance(for: word), tolerance(for: best.candidate)) { return best.candidate }
    // Singulars and abbreviations: "country", "lang".
    return candidates.first { candidate in
      let shared = zip(word.lowercased(), candidate.lowercased()).prefix { $0 == $1 }.count
      return shared >= 4 && word.count - shared <= 2 && word.count <= candidate.count
    }
  }

  /// Returns the number of letters in a word that can be wrong. Short codes differ from too many others in one letter.
  private static func tolerance(for word: String) -> Int {
    switch word.count {
    case ...2: 0
    case ...5: 1
    default: max(2, word.count / 3)
    }
  }

  /// Returns the question whether the closest candidate is meant, or other advice if no candidate is close enough.
  static func hint(for word: String, among candidates: [String], or advice: @autoclosure () -> String) -> String {
    nearest(to: word, among: candidates).map { "did you mean '\($0)'?" } ?? advice()
  }

  /// Returns the words in quotes, with a conjunction before the last one: "'a', 'b' or 'c'".
  static func list(_ words: [String], _ conjunction: String) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// Returns the minimum number of characters to insert, delete, replace or swap with the next one.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var (last, row) = ([Int](), Array(0...right.count))
    for (index, character) in left.enumerated() {
      var next = [index + 1]
      for (column, other) in right.enumerated() {
        var best = min(row[column] + (character == other ? 0 : 1), row[column + 1] + 1, next[column] + 1)
        if index > 0, column > 0, character == right[column - 1], left[index - 1] == other {
          best = min(best, last[column - 1] + 1)
        }
        next.append(best)
      }
      (last, row) = (row, next)
    }
    return row[right.count]
  }
}
