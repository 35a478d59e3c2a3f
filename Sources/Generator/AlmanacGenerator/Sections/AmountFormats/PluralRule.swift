/// A CLDR rule for a plural category, such as `one: i = 1 and v = 0`, compiled for the table of rules.
struct PluralRule: Sendable {
  let category: PluralCategory

  /// The comparisons in base-56 digits, as `PluralComparison` describes them.
  private(set) var text = ""

  /// Compiles a rule, unless it is damaged or asks for something that the runtime doesn't know.
  init?(_ rule: String) {
    let halves = rule.parts(separatedBy: ": ")
    guard halves.count == 2, let category = PluralCategory(name: halves[0]), category != .other else { return nil }
    self.category = category
    for alternative in halves[1].parts(separatedBy: " or ") {
      let relations = alternative.parts(separatedBy: " and ").map { Relation($0) }
      if relations.contains(where: { $0?.isAlwaysTrue == false }) { continue }
      let parts = relations.compactMap(\.self).filter { $0.isAlwaysTrue == nil }
      guard !relations.contains(where: { $0 == nil }), !parts.isEmpty else { return nil }
      for (index, part) in parts.enumerated() { text += part.text(beginsAlternative: index == 0) }
    }
  }
}

/// A comparison, such as `i % 100 != 12..14`.
private struct Relation {
  private var operand = PluralOperand.n
  private var power = 0
  private var isNegated = false
  private var ranges: [ClosedRange<Int>] = []

  /// The result of a comparison of the exponent, which is 0 for all amounts, or `nil` for any other comparison.
  private(set) var isAlwaysTrue: Bool?

  private static let largestBound = Base56.base * Base56.base * Base56.base - 1

  init?(_ text: Substring) {
    var words = text.split(separator: " ")
    guard words.count == 3 || words.count == 5, let ranges = Self.ranges(words.removeLast()),
      let sign = words.popLast(), ["=", "!="].contains(sign)
    else { return nil }
    (self.ranges, isNegated) = (ranges, sign == "!=")
    if words.count == 3 {
      guard words[1] == "%", let power = Self.power(words[2]) else { return nil }
      self.power = power
    }
    if words[0] == "e" {
      isAlwaysTrue = ranges.contains { $0.contains(0) } != isNegated
    } else {
      guard let operand = PluralOperand.allCases.first(where: { "\($0)" == words[0] }) else { return nil }
      self.operand = operand
    }
  }

  /// Reads a power of ten that isn't 1.
  private static func power(_ text: Substring) -> Int? {
    guard text.first == "1", text.dropFirst().allSatisfy({ $0 == "0" }), 2...10 ~= text.count else { return nil }
    return text.count - 1
  }

  /// Reads ranges such as `0,2..4`.
  private static func ranges(_ text: Substring) -> [ClosedRange<Int>]? {
    let ranges = text.split(separator: ",").map { part -> ClosedRange<Int>? in
      let bounds = part.split(separator: ".").map { Int($0) }
      guard let low = bounds.first ?? nil, let high = bounds.last ?? nil, bounds.count <= 2, low <= high,
        0...largestBound ~= low, high <= largestBound
      else { return nil }
      return low...high
    }
    return ranges.contains(nil) || ranges.count >= Base56.base ? nil : ranges.compactMap(\.self)
  }

  func text(beginsAlternative: Bool) -> String {
    let comparison = PluralComparison(operand, isNegated: isNegated, beginsAlternative: beginsAlternative)
    let digits = [comparison.digit, power, ranges.count]
    let bounds = ranges.flatMap { [$0.lowerBound, $0.upperBound] }
    return digits.map(Base56.digit).joined() + Base56.rows(bounds)
  }
}
