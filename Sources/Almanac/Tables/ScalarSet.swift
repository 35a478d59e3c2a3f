/// A set of Unicode's code points, read in place from a literal.
package struct ScalarSet: Sendable {
  private let runs: ScalarRuns

  /// Reads a set in place.
  ///
  /// - Parameter literal: The first code point of each run that is in the set and of each that is not, in turns, in four
  ///   digits of base 56.
  package init(_ literal: StaticString) {
    runs = ScalarRuns(literal, width: 4)
  }

  /// Whether the set has a code point.
  ///
  /// - Complexity: O(log number of runs).
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    guard let index = runs.index(of: scalar.value) else { return false }
    return index.isMultiple(of: 2)
  }
}
