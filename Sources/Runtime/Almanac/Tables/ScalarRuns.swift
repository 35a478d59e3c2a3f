/// Runs of code points, read in place from a literal. Each run ends where the next one starts.
///
/// Each row of the literal starts with its run's first code point, as four base-56 digits. The rows are in ascending
/// order.
struct ScalarRuns: Sendable {
  private static let startWidth = 4

  private let literal: StaticString
  private let width: Int

  /// - Precondition: `literal` consists of rows of `width` bytes.
  init(_ literal: StaticString, width: Int) {
    precondition(literal.hasPointerRepresentation, "A table of runs is a string, not a single character.")
    precondition(width >= Self.startWidth && literal.utf8CodeUnitCount.isMultiple(of: width), "A row is cut off.")
    self.literal = literal
    self.width = width
  }

  /// Returns the index of the run of a code point, or `nil` if the code point is before the first run.
  ///
  /// - Complexity: O(log number of runs).
  func index(of value: UInt32) -> Int? {
    var low = 0
    var high = bytes.count / width
    while low < high {
      let middle = (low + high) / 2
      if start(middle) <= value { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }

  /// Returns the first code point of a run.
  func start(_ index: Int) -> Int { Base56.number4(bytes, at: index * width) }

  /// Returns the byte after the start of a run.
  func kind(_ index: Int) -> UInt8 {
    let offset = index * width + Self.startWidth
    precondition(offset >= 0 && offset < bytes.count, "There is no run \(index).")
    return bytes[offset]
  }

  /// Returns the number after the kind of a run.
  func number(_ index: Int) -> Int { Base56.number3(bytes, at: index * width + Self.startWidth + 1) }

  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }
}

/// A set of code points, read in place from a literal.
package struct ScalarSet: Sendable {
  private let runs: ScalarRuns

  /// - Parameter literal: The first code point of each run, as four base-56 digits. Runs that are in the set alternate
  ///   with runs that are not; the first run is in the set.
  package init(_ literal: StaticString) {
    runs = ScalarRuns(literal, width: 4)
  }

  /// Returns whether a code point is in the set.
  ///
  /// - Complexity: O(log number of runs).
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    guard let index = runs.index(of: scalar.value) else { return false }
    return index.isMultiple(of: 2)
  }
}
