/// The weights of a character in a sort order, of which zero ones are ignored.
struct CollationElement {
  /// The letter.
  var primary: UInt32

  /// The diacritic.
  var secondary: UInt32

  /// The case, or another variant.
  var tertiary: UInt32
}

/// CLDR's root order of characters.
struct CollationTable: Sendable {
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

  /// The start of a run as four base-56 digits, its kind, and three digits of its number.
  private static let runWidth = 8

  /// The runs of characters whose elements follow one rule, each up to the start of the next one.
  private var runs: [UInt8] = []

  /// The characters in place of each character of an expansion.
  private var texts: [UInt8] = []

  /// The distances between neighboring weights.
  private(set) var primaryGap: UInt32 = 1
  private var secondaryGap: UInt32 = 1
  private var tertiaryGap: UInt32 = 1

  /// The primary weight of the first letter.
  private(set) var firstLetter: UInt32 = 0

  /// The primary weight after all others of the table.
  private(set) var ideographs: UInt32 = 0

  /// The secondary weight of characters without diacritics.
  private(set) var commonSecondary: UInt32 = 1

  /// The tertiary weight of characters without variants.
  var commonTertiary: UInt32 { 2 &* tertiaryGap }

  /// Creates a table without characters, which sorts by code points.
  init() {}

  /// Reads a table, or returns `nil` if the value isn't one.
  init?(_ value: JSONValue) {
    func number(_ key: String) -> UInt32? { value[key]?.number.flatMap { UInt32(exactly: $0) } }
    guard let runs = value["runs"]?.text?.value, runs.utf8.count.isMultiple(of: Self.runWidth),
      let texts = value["texts"]?.text?.value,
      let primaryGap = number("primaryGap"), let secondaryGap = number("secondaryGap"),
      let tertiaryGap = number("tertiaryGap"), let firstLetter = number("firstLetter"),
      let ideographs = number("ideographs"), let commonSecondary = number("commonSecondary")
    else { return nil }
    (self.runs, self.texts) = (Array(runs.utf8), Array(texts.utf8))
    (self.primaryGap, self.secondaryGap, self.tertiaryGap) = (primaryGap, secondaryGap, tertiaryGap)
    (self.firstLetter, self.ideographs, self.commonSecondary) = (firstLetter, ideographs, commonSecondary)
  }

  /// Returns the order's entry for a character.
  ///
  /// - Complexity: O(log number of runs).
  func entry(of value: UInt32) -> Entry {
    guard let run = run(of: value) else { return .other }
    let kind = runs[run + 4]
    let number = Self.number(runs[run + 5..<run + Self.runWidth])
    let offset = value - start(run)
    switch kind {
    case UInt8(ascii: "/"): return .other
    case UInt8(ascii: "-"): return .none
    case UInt8(ascii: "+"):
      let secondary = (number &+ offset) &* secondaryGap
      return .element(CollationElement(primary: 0, secondary: secondary, tertiary: commonTertiary))
    case UInt8(ascii: "*"): return parts(Int(number), skipping: Int(offset))
    default:
      // The kind is the tertiary weight, plus one of two numbers. With the greater one, all characters have the same
      // primary weight.
      let isSame = kind > 0x5D
      return .element(
        CollationElement(
          primary: (isSame ? number : number &+ offset) &* primaryGap,
          secondary: commonSecondary,
          tertiary: (UInt32(kind) &- (isSame ? 0x5D : 0x2E)) &* tertiaryGap
        )
      )
    }
  }

  /// Returns the offset of a character's run, or `nil` if the character is before the first one.
  private func run(of value: UInt32) -> Int? {
    var low = 0
    var high = runs.count / Self.runWidth
    while low < high {
      let middle = (low + high) / 2
      if start(middle * Self.runWidth) <= value { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : (low - 1) * Self.runWidth
  }

  private func start(_ run: Int) -> UInt32 { Self.number(runs[run..<run + 4]) }

  private func parts(_ start: Int, skipping count: Int) -> Entry {
    let words = texts.dropFirst(start).split(separator: UInt8(ascii: " "), maxSplits: count + 1)
    guard count < words.count, let tertiary = words[count].first else { return .other }
    return .parts(Self.numbers(words[count].dropFirst(), width: 3), tertiary: Self.number([tertiary]) &* tertiaryGap)
  }

  /// Reads a number in base 56, least significant digit first.
  static func number(_ digits: ArraySlice<UInt8>) -> UInt32 {
    var number: UInt32 = 0
    for digit in digits.reversed() { number = number &* UInt32(Base56.base) &+ UInt32(digit &- Base56.zero) }
    return number
  }

  /// Reads numbers with the same count of digits.
  static func numbers(_ digits: ArraySlice<UInt8>, width: Int) -> [UInt32] {
    stride(from: digits.startIndex, to: digits.endIndex, by: width).map { number(digits[$0...].prefix(width)) }
  }
}
