// The standard library searches for strings in strings since macOS 13, and the package supports older systems.
extension StringProtocol {
  /// Returns the string with another string in place of each occurrence of a character.
  func replacing(each character: Character, with replacement: String) -> String {
    var result = ""
    for other in self {
      if other == character { result += replacement } else { result.append(other) }
    }
    return result
  }

  /// Returns the parts of the string before, between and after the occurrences of a separator, or the whole string if
  /// there are none.
  ///
  /// - Precondition: `separator` is not empty.
  /// - Complexity: O(length of the string × length of the separator).
  func parts(separatedBy separator: String) -> [SubSequence] {
    precondition(!separator.isEmpty, "The separator must not be empty.")
    var parts: [SubSequence] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      if self[index...].starts(with: separator) {
        parts.append(self[start..<index])
        start = self.index(index, offsetBy: separator.count)
        index = start
      } else {
        formIndex(after: &index)
      }
    }
    return parts + [self[start...]]
  }
}
