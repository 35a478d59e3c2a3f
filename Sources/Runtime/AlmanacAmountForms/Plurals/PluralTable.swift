public import Almanac

/// The plural rules of the locales of an enum, read in place.
public struct _PluralTable: Sendable {
  private let locales: TableBytes
  private let rules: _TextTable

  /// Creates a table from literals that the generator wrote.
  ///
  /// - Parameters:
  ///   - locales: For each case of the enum, the base-56 digit of a row of rules.
  ///   - rules: A row for all rules of a language, with a string for each category but `other`.
  /// - Complexity: O(1).
  public init(locales: StaticString, rules: _TextTable) {
    self.locales = TableBytes(locales)
    self.rules = rules
  }

  /// Returns the category of a number in a locale.
  ///
  /// - Precondition: The enum contains the locale.
  func category(of number: PluralOperands, inLocale index: Int) -> PluralCategory {
    var texts = rules.texts(ofRow: Base56.digit(locales[index]))
    for category in PluralCategory.allCases.dropFirst() where Self.matches(number, texts.next()) { return category }
    return .other
  }

  /// Returns whether all comparisons of an alternative are true. An empty rule has no alternative.
  private static func matches(_ number: PluralOperands, _ rule: TableBytes) -> Bool {
    var (offset, isTrue) = (0, false)
    while offset < rule.count {
      guard let comparison = PluralComparison(digit: Base56.digit(rule[offset])) else { return false }
      if comparison.beginsAlternative {
        if isTrue { return true }
        isTrue = true
      }
      let end = offset + 3 + 2 * PluralComparison.boundDigits * Base56.digit(rule[offset + 2])
      if isTrue { isTrue = Self.isTrue(comparison, number, rule[offset + 1..<end]) }
      offset = end
    }
    return isTrue
  }

  private static func isTrue(_ comparison: PluralComparison, _ number: PluralOperands, _ text: TableBytes) -> Bool {
    guard var value = number.value(comparison.operand) else { return comparison.isNegated }
    let power = Base56.digit(text[0])
    if power > 0 { value %= .powerOfTen(power) }
    var offset = 2
    while offset < text.count {
      let bounds = (bound(text, at: offset), bound(text, at: offset + PluralComparison.boundDigits))
      if bounds.0 <= value, value <= bounds.1 { return !comparison.isNegated }
      offset += 2 * PluralComparison.boundDigits
    }
    return comparison.isNegated
  }

  private static func bound(_ text: TableBytes, at offset: Int) -> UInt64 {
    UInt64(Base56.number3(text.buffer, at: offset))
  }
}
