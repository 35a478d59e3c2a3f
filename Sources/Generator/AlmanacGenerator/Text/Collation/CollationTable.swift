/// The weights of a character in an order of texts, of which zero ones are ignored.
struct CollationElement {
  /// The letter.
  var primary: UInt32

  /// The diacritic.
  var secondary: UInt32

  /// The case, or another variant.
  var tertiary: UInt32
}

/// CLDR's root order of characters, read in place from two literals.
enum CollationTable {
  enum Entry {
    case element(CollationElement)

    /// A character that an order ignores.
    case none

    /// A character that is ordered like several others. The tertiary weight replaces theirs, unless it is zero: then
    /// they are the canonical decomposition.
    case parts([UInt32], tertiary: UInt32)

    /// A character that is not in the table, such as an ideograph.
    case other
  }

  private static let runs = ScalarRuns(CollationData.runs, width: 8)
  private static let texts = Array("\(CollationData.texts)".utf8)

  /// Returns the order's entry for a character.
  ///
  /// - Complexity: O(log number of runs).
  static func entry(of value: UInt32) -> Entry {
    guard let run = runs.index(of: value) else { return .other }
    let kind = UInt32(runs.kind(run))
    let number = UInt32(runs.number(run))
    let offset = value - UInt32(runs.start(run))
    switch UInt8(kind) {
    case UInt8(ascii: "/"): return .other
    case UInt8(ascii: "-"): return .none
    case UInt8(ascii: "+"):
      let tertiary = 2 * CollationData.tertiaryGap
      let secondary = (number + offset) * CollationData.secondaryGap
      return .element(CollationElement(primary: 0, secondary: secondary, tertiary: tertiary))
    case UInt8(ascii: "*"): return parts(Int(number), skipping: Int(offset))
    default:
      // The kind is the tertiary weight, plus one of two numbers. With the greater one, all characters have the same
      // primary weight.
      let isSame = kind > 0x5D
      return .element(
        CollationElement(
          primary: (isSame ? number : number + offset) * CollationData.primaryGap,
          secondary: CollationData.commonSecondary,
          tertiary: (kind - (isSame ? 0x5D : 0x2E)) * CollationData.tertiaryGap
        )
      )
    }
  }

  private static func parts(_ start: Int, skipping count: Int) -> Entry {
    var words = texts[start...].split(separator: UInt8(ascii: " "), maxSplits: count + 1)
    let word = words.count > count ? Array(words.remove(at: count)) : []
    guard let tertiary = word.first else { return .other }
    let parts = stride(from: 1, to: word.count, by: 3).map { UInt32(number(word[$0..<$0 + 3])) }
    return .parts(parts, tertiary: UInt32(Base56.digit(tertiary)) * CollationData.tertiaryGap)
  }

  /// Reads a number in base 56.
  static func number(_ digits: some BidirectionalCollection<UInt8>) -> Int {
    digits.reversed().reduce(0) { $0 * Base56.base + Base56.digit($1) }
  }
}
