// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Tables/FoldTable.swift. Do not edit.

/// The fold of each character, read in place from two literals.
struct FoldTable: Sendable {
  enum Fold {
    /// A letter or number, which is unchanged.
    case word

    /// A character that separates words.
    case separator

    /// A mark, which is dropped.
    case mark

    /// A letter that folds to a string.
    case letter(UnsafeBufferPointer<UInt8>)

    /// A character that separates words and folds to a string.
    case symbol(UnsafeBufferPointer<UInt8>)
  }

  private let runs: ScalarRuns
  private let texts: StaticString

  /// - Parameters:
  ///   - runs: The runs of characters with the same kind of fold: the start, the kind, and the offset of their strings.
  ///   - texts: The strings, each terminated by a space.
  init(runs: StaticString, texts: StaticString) {
    precondition(texts.hasPointerRepresentation, "A fold table is a string, not a single character.")
    self.runs = ScalarRuns(runs, width: 8)
    self.texts = texts
  }

  /// Returns the fold of a character that is not ASCII.
  ///
  /// - Complexity: O(log number of runs).
  func fold(_ value: UInt32) -> Fold {
    guard let run = runs.index(of: value) else { return .word }
    switch runs.kind(run) {
    case UInt8(ascii: "-"): return .mark
    case UInt8(ascii: "/"): return .separator
    case UInt8(ascii: "L"): return .letter(text(of: value, in: run))
    case UInt8(ascii: "S"): return .symbol(text(of: value, in: run))
    default: return .word
    }
  }

  private func text(of value: UInt32, in run: Int) -> UnsafeBufferPointer<UInt8> {
    let all = UnsafeBufferPointer(start: texts.utf8Start, count: texts.utf8CodeUnitCount)
    var start = runs.number(run)
    var earlier = Int(value) - runs.start(run)
    while earlier > 0, start < all.count {
      if all[start] == UInt8(ascii: " ") { earlier -= 1 }
      start += 1
    }
    var end = start
    while end < all.count, all[end] != UInt8(ascii: " ") { end += 1 }
    precondition(end < all.count, "The fold table is damaged.")
    return UnsafeBufferPointer(rebasing: all[start..<end])
  }
}
