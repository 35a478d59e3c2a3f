/// The steps that searches of emoji and of other lists share when nothing contains the query.
enum InexactSearch {
  /// Returns whether a folded query is long enough for a typo. Shorter ones differ from too many others by one letter.
  ///
  /// It needs four bytes, and three letters, because two Chinese ones have six bytes.
  static func allowsTypo(in query: UnsafeBufferPointer<UInt8>) -> Bool {
    query.count >= 4 && query.lazy.filter { $0 & 0xC0 != 0x80 }.count >= 3
  }

  /// Returns the rows that all words find, in ascending order. `forEachRow` calls its second parameter with each row
  /// that a word finds.
  ///
  /// It is called once for each different word, and not again after no row is left, so that a pasted page isn't
  /// searched word by word.
  static func rows(
    of words: [String],
    rowCount: Int,
    _ forEachRow: (_ word: String, _ body: (Int) -> Void) -> Void
  ) -> [Int] {
    var counts = [Int](repeating: 0, count: rowCount)
    // Few, because one row contains them all.
    var found: [String] = []
    for word in words where !found.contains(word) {
      var isFound = false
      forEachRow(word) { row in
        guard counts[row] == found.count else { return }
        counts[row] += 1
        isFound = true
      }
      if !isFound { return [] }
      found.append(word)
    }
    return counts.indices.filter { counts[$0] == found.count }
  }
}

/// The fallback of a search if nothing contains the query.
extension _TextTable {
  /// Adds rows with all words of a folded query in any order, or else rows with a name that differs from it only in
  /// spaces, or else by one typo.
  func addInexactMatches(of text: String, to ranks: inout SearchRanks) {
    let words = text.split(separator: " ")
    if words.count > 1 {
      for row in rows(withWords: words.map(String.init)) { ranks.add(row, SearchRanks.beginning) }
    }
    var text = text
    text.withUTF8 { query in
      if ranks.isEmpty { add(to: &ranks) { $0.equalsWithoutSpaces(query) } }
      if ranks.isEmpty, InexactSearch.allowsTypo(in: query) { add(to: &ranks) { $0.isTypo(of: query) } }
    }
  }

  /// Returns the rows in which each of the words starts a word.
  private func rows(withWords words: [String]) -> [Int] {
    InexactSearch.rows(of: words, rowCount: rowCount) { word, body in
      for pattern in [SearchText.start(word), SearchText.word(word)] {
        var pattern = pattern
        pattern.withUTF8 { forEachRow(containing: $0, body) }
      }
    }
  }

  private func add(to ranks: inout SearchRanks, _ isMatch: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) {
    for row in 0..<rowCount where hasName(inRow: row, isMatch) { ranks.add(row, SearchRanks.beginning) }
  }

  /// Returns whether a folded name in a row satisfies a condition.
  func hasName(inRow row: Int, _ isMatch: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) -> Bool {
    let bytes = bytes(row, 0)
    guard var start = bytes.firstIndex(of: UInt8(ascii: "<")) else { return false }
    while true {
      start += 1
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ";")) else { return false }
      if isMatch(bytes[start..<end]) { return true }
      // Each other name follows a space. Other words, which are last, follow a slash.
      start = end + 1
      guard start < bytes.count, bytes[start] == UInt8(ascii: " ") else { return false }
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func equalsWithoutSpaces(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    lazy.filter { $0 != UInt8(ascii: " ") }.elementsEqual(other.lazy.filter { $0 != UInt8(ascii: " ") })
  }

  /// Returns whether one letter of UTF-8 is added, missing or different, or two letters are swapped.
  func isTypo(of other: UnsafeBufferPointer<UInt8>) -> Bool {
    // A letter has at most four bytes.
    guard abs(count - other.count) <= 4 else { return false }
    var (start, end) = (0, 0)
    let limit = Swift.min(count, other.count)
    while start < limit, self[startIndex + start] == other[start] { start += 1 }
    // A letter doesn't start with a continuation byte.
    while start > 0, isContinuation(self, startIndex + start) || isContinuation(other[...], start) { start -= 1 }
    while end < limit - start, self[endIndex - 1 - end] == other[other.count - 1 - end] { end += 1 }
    // Two letters have at most eight bytes.
    guard Swift.max(count, other.count) - start - end <= 8 else { return false }
    while end > 0, isContinuation(other[...], other.count - end) { end -= 1 }
    let (own, others) = (self[(startIndex + start)..<(endIndex - end)], other[start..<(other.count - end)])
    let (ownLetters, otherLetters) = (letters(own), letters(others))
    if ownLetters.count <= 1, otherLetters.count <= 1 { return true }
    return ownLetters.count == 2 && otherLetters.count == 2 && ownLetters[0].elementsEqual(otherLetters[1])
      && ownLetters[1].elementsEqual(otherLetters[0])
  }

  /// Returns whether the byte at an index continues a letter.
  private func isContinuation(_ text: Self, _ index: Int) -> Bool {
    index < text.endIndex && text[index] & 0xC0 == 0x80
  }

  private func letters(_ bytes: Self) -> [Self] {
    var letters: [Self] = []
    for index in bytes.indices {
      if isContinuation(bytes, index), let last = letters.popLast() {
        letters.append(bytes[last.startIndex...index])
      } else {
        letters.append(bytes[index...index])
      }
    }
    return letters
  }
}
