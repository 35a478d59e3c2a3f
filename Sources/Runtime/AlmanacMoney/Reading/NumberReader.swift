/// Reads the digits and separators of an amount, without a sign and a symbol.
struct NumberReader {
  private let rules: ReadingRules
  private var magnitude = WideInteger.zero

  /// The number of digits without leading zeros.
  private var significantCount = 0
  private var beginsWithZero = false
  private var counts = DigitCounts()
  private var separators = Separators()

  private init(rules: ReadingRules) { self.rules = rules }

  /// Returns the amount of a number. Decimals after 38 digits are ignored or, if `isExact`, an error.
  static func amount(
    in text: ArraySlice<Unicode.Scalar>,
    _ rules: ReadingRules,
    isNegative: Bool,
    isExact: Bool
  ) throws(AmountParseError.Reason) -> AmountDigits {
    var reader = NumberReader(rules: rules)
    try reader.scan(text)
    guard reader.counts.hasDigits else { throw .noDigits }
    guard let decimals = reader.decimals() else { throw .separators }
    let ignored = max(0, reader.significantCount - ExactDecimal.maximumDecimals)
    guard ignored <= (isExact ? 0 : decimals) else { throw .tooManyDigits }
    return AmountDigits(isNegative: isNegative, magnitude: reader.magnitude, exponent: ignored - decimals)
  }

  private mutating func scan(_ text: ArraySlice<Unicode.Scalar>) throws(AmountParseError.Reason) {
    var offset = text.startIndex
    while offset < text.endIndex {
      let scalar = text[offset]
      if let digit = scalar.decimalValue {
        append(digit)
        offset += 1
      } else if let separator = rules.separator(in: text, at: offset) {
        separators.append(separator.kind)
        counts.addSeparator()
        offset += separator.length
      } else {
        throw .unexpected(Character(scalar))
      }
    }
  }

  private mutating func append(_ digit: UInt8) {
    if !counts.hasDigits { beginsWithZero = digit == 0 }
    counts.addDigit()
    if digit == 0, significantCount == 0 { return }
    significantCount += 1
    if significantCount > ExactDecimal.maximumDecimals { return }
    magnitude = magnitude.multiplied(by: 10)?.adding(WideInteger(UInt64(digit))) ?? magnitude
  }

  /// Returns the number of decimals, or `nil` if the separators have no meaning.
  private func decimals() -> Int? {
    guard let last = separators.last else { return 0 }
    let canEnd = separators.count == 1 || !separators.areEqual && areGroups(beforeLast: true)
    let isDecimal = canEnd && rules.isDecimal(last)
    let isOwn = rules.hasDecimals && last == rules.decimalKind
    // In `1.234`, the separator is that of a group, unless it is the format's own decimal separator.
    if separators.areEqual, areGroups(beforeLast: false), !(isDecimal && isOwn) { return 0 }
    return isDecimal ? counts.last : nil
  }

  /// Returns whether the separators, or those before the last one, are equal and between groups as in the format,
  /// English or Hindi.
  private func areGroups(beforeLast: Bool) -> Bool {
    guard let first = separators.first, separators.areEqualBeforeLast, rules.isGrouping(first), !beginsWithZero else {
      return false
    }
    return [rules.groupSizes, (3, 3), (3, 2)].contains { counts.areGroups(beforeLast: beforeLast, $0) }
  }
}

/// The separators of a number, in order.
private struct Separators {
  private(set) var count = 0
  private(set) var first: SeparatorKind?
  private(set) var last: SeparatorKind?

  /// Whether all but the last one are equal.
  private(set) var areEqualBeforeLast = true

  /// Whether all are equal.
  var areEqual: Bool { areEqualBeforeLast && first == last }

  mutating func append(_ kind: SeparatorKind) {
    if let last { areEqualBeforeLast = areEqualBeforeLast && first == last } else { first = kind }
    last = kind
    count += 1
  }
}

/// The numbers of digits before, between and after the separators of a number.
private struct DigitCounts {
  private var separatorCount = 0
  private(set) var hasDigits = false

  /// Before the first separator.
  private var first = 0

  /// Between the first and the last separator but one, or `nil` if there are no such numbers.
  private var inner: ClosedRange<Int>?

  /// Before the last separator.
  private var previous = 0

  /// After the last separator.
  private(set) var last = 0

  mutating func addDigit() {
    hasDigits = true
    last += 1
  }

  mutating func addSeparator() {
    if separatorCount >= 2 {
      let known = inner ?? previous...previous
      inner = min(known.lowerBound, previous)...max(known.upperBound, previous)
    }
    if separatorCount == 0 { first = last }
    (previous, last) = (last, 0)
    separatorCount += 1
  }

  /// Returns whether the digits before the last separator, or all of them, are groups.
  func areGroups(beforeLast: Bool, _ sizes: (last: Int, others: Int)) -> Bool {
    let (end, ends) = beforeLast ? (previous, 2) : (last, 1)
    guard first > 0, first <= sizes.others, end == sizes.last, separatorCount >= ends else { return false }
    if let inner, inner != sizes.others...sizes.others { return false }
    return beforeLast || separatorCount == 1 || previous == sizes.others
  }
}
