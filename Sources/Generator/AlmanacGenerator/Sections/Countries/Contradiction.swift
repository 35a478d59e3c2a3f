/// The condition under which the values of two files for a fact contradict each other.
struct Contradiction: Sendable {
  /// Whether the values contradict each other. Names, coordinates and similar facts differ between sources, so they are
  /// compared only if both files have the same format.
  let isBetween: @Sendable (_ mine: [String], _ theirs: [String], _ isOneFormat: Bool) -> Bool

  static let never = Self { _, _, _ in false }

  /// The values differ.
  static let always = Self { mine, theirs, _ in mine != theirs }

  /// The values differ in more than case and diacritics.
  static let unlessFoldedAlike = Self { mine, theirs, _ in folded(mine) != folded(theirs) }

  /// The files have no value in common.
  static let unlessSomeShared = Self { mine, theirs, _ in folded(mine).isDisjoint(with: folded(theirs)) }

  /// Each file contains a value that the other lacks. Some sources list more than others. A language counts without its
  /// script and region.
  static let unlessOneIncludesOther = Self { mine, theirs, _ in
    let (mine, theirs) = (languages(mine), languages(theirs))
    return !mine.isSubset(of: theirs) && !theirs.isSubset(of: mine)
  }

  /// The values are too far apart to be estimates for different years. Within one format, they differ.
  static let unlessNear = Self { mine, theirs, isOneFormat in
    if isOneFormat { return mine != theirs }
    guard let mine = mine.first.flatMap(Double.init), let theirs = theirs.first.flatMap(Double.init) else {
      return false
    }
    return !(max(mine, theirs) <= 1.5 * min(mine, theirs) + 100)
  }

  /// The values differ, and both files have the same format.
  static let withinFormat = Self { mine, theirs, isOneFormat in isOneFormat && mine != theirs }

  /// The same for values whose order doesn't count.
  static let withinFormatUnordered = Self { mine, theirs, isOneFormat in isOneFormat && Set(mine) != Set(theirs) }

  private static func folded(_ texts: [String]) -> Set<String> { Set(texts.map(SearchText.folded)) }

  private static func languages(_ codes: [String]) -> Set<Substring> { Set(codes.map { $0.prefix { $0 != "-" } }) }
}
