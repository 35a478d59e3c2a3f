/// A set of code points, read in place from a literal.
package struct ScalarSet: Sendable {
  private let runs: ScalarRuns

  /// Creates a set that reads a literal in place.
  ///
  /// - Parameter literal: The first code point of each run, as four base-56 digits. Runs that are in the set alternate
  ///   with runs that are not; the first run is in the set.
  package init(_ literal: StaticString) {
    runs = ScalarRuns(literal, width: 4)
  }

  /// Whether a code point is in the set.
  ///
  /// - Complexity: O(log number of runs).
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    guard let index = runs.index(of: scalar.value) else { return false }
    return index.isMultiple(of: 2)
  }
}
