import Almanac

/// Reads the digits and separators of an amount, without its sign and symbol.
struct NumberReader {
  private let rules: ReadingRules
  private let mode: ParsingMode
  private var magnitude = WideInteger.zero

  /// The number of digits without leading zeros.
  private var significantCount = 0
  private var beginsWithZero = false
  private var counts = DigitCounts()
  private var separators = Separators()

  /// Returns the amount of a number. Decimals after 38 digits are an error if `isExact` is `true`, and ignored
  /// otherwise.
  static func amount(
    in text: ArraySlice<Unicode.Scalar>,
    _ rules: ReadingRules,
    _ mode: ParsingMode,
    isNegative: Bool,
    isExact: Bool
  ) throws(AmountParseError.Reason) -> AmountDigits {
    var reader = NumberReader(rules: rules, mode: mode)
    try reader.scan(text)
    guard reader.counts.hasDigits else { throw .noDigits }
    let decimals = try reader.decimals()
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

  /// Returns the number of decimals.
  private func decimals() throws(AmountParseError.Reason) -> Int {
    guard let last = separators.last else { return 0 }
    if let decimals = try localDecimals(last) { return decimals }
    guard mode == .lenient else {
      // Even in a number that a program wrote, this can be a group in another language.
      throw separators.count == 1 && rules.canBeginDecimals(last) && canBeGroup ? .ambiguous : .separators
    }
    return try foreignDecimals(last)
  }

  /// Returns the number of decimals by the rules of the locale, or `nil` if the string doesn't follow them.
  private func localDecimals(_ last: SeparatorKind) throws(AmountParseError.Reason) -> Int? {
    if separators.areEqual, last == rules.groupingKind, areGroups(beforeLast: false, [rules.groupSizes]) { return 0 }
    guard last == rules.decimalKind else { return nil }
    if separators.count > 1 {
      let isGrouped = separators.first == rules.groupingKind && !separators.areEqual
      return isGrouped && areGroups(beforeLast: true, [rules.groupSizes]) ? counts.last : nil
    }
    guard canBeGroup, rules.decimals < counts.last else { return counts.last }
    // Without decimals, it can only be a group.
    if mode == .lenient, rules.decimals == 0 { return 0 }
    throw .ambiguous
  }

  /// Returns the number of decimals in a string with the separators of another language.
  private func foreignDecimals(_ last: SeparatorKind) throws(AmountParseError.Reason) -> Int {
    // Only in the format's language can points and commas separate groups of two or four.
    var sizes: [(last: Int, others: Int)] = [(3, 3), (3, 2)]
    if separators.first.map(rules.canBeginDecimals) == false { sizes.append(rules.groupSizes) }
    guard separators.areEqual else {
      guard rules.canBeginDecimals(last), areGroups(beforeLast: true, sizes) else { throw .separators }
      return counts.last
    }
    let isPoint = rules.canBeginDecimals(last)
    if areGroups(beforeLast: false, sizes) {
      if separators.count > 1 || !isPoint || last == rules.groupingKind || rules.decimals == 0 { return 0 }
      throw .ambiguous
    }
    // More decimals than the currency has are a mistake.
    guard separators.count == 1, isPoint, counts.last <= max(2, rules.decimals) || beginsWithZero else {
      throw .separators
    }
    return counts.last
  }

  /// Whether the digits on both sides of the only separator can be groups.
  private var canBeGroup: Bool { !beginsWithZero && counts.areGroups(beforeLast: false, (3, 3)) }

  /// Returns whether the separators, or all but the last one, are equal and between groups of one of the sizes.
  private func areGroups(beforeLast: Bool, _ sizes: [(last: Int, others: Int)]) -> Bool {
    guard let first = separators.first, separators.areEqualBeforeLast, rules.canGroup(first), !beginsWithZero else {
      return false
    }
    return sizes.contains { counts.areGroups(beforeLast: beforeLast, $0) }
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

  /// Between the first separator and the last but one, or `nil` if there are no such numbers.
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

  /// Returns whether the digits before the last separator, or all of them, form groups.
  func areGroups(beforeLast: Bool, _ sizes: (last: Int, others: Int)) -> Bool {
    let (end, ends) = beforeLast ? (previous, 2) : (last, 1)
    guard first > 0, first <= sizes.others, end == sizes.last, separatorCount >= ends else { return false }
    if let inner, inner != sizes.others...sizes.others { return false }
    return beforeLast || separatorCount == 1 || previous == sizes.others
  }
}
