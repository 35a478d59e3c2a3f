/// Reads the digits and separators of an amount, without a sign and a symbol.
struct NumberReader {
  private let rules: ReadingRules
  private var digits: [UInt8] = []
  /// The numbers of digits between separators.
  private var counts = [0]
  private var separators: [ArraySlice<Unicode.Scalar>] = []

  /// The amount of a number.
  static func amount(
    in text: ArraySlice<Unicode.Scalar>,
    _ rules: ReadingRules,
    isNegative: Bool
  ) throws(AmountParseError.Reason) -> AmountDigits {
    var reader = NumberReader(rules: rules)
    reader.digits.reserveCapacity(24)
    try reader.scan(text)
    guard !reader.digits.isEmpty else { throw .noDigits }
    guard let decimals = reader.decimals() else { throw .separators }
    guard reader.digits.drop(while: { $0 == 0 }).count <= ExactDecimal.maximumDecimals else { throw .tooManyDigits }
    return AmountDigits(isNegative: isNegative, digits: reader.digits, decimals: decimals)
  }

  private mutating func scan(_ text: ArraySlice<Unicode.Scalar>) throws(AmountParseError.Reason) {
    var rest = text
    while let scalar = rest.first {
      if let length = separatorLength(rest) {
        separators.append(rest.prefix(length))
        counts.append(0)
        rest = rest.dropFirst(length)
      } else if let digit = scalar.decimalValue {
        digits.append(digit)
        counts[counts.count - 1] += 1
        rest.removeFirst()
      } else {
        throw .unexpected(Character(scalar))
      }
    }
  }

  private func separatorLength(_ text: ArraySlice<Unicode.Scalar>) -> Int? {
    for separator in [rules.decimalSeparator, rules.groupingSeparator]
    where !separator.isEmpty && text.starts(with: separator) {
      return separator.count
    }
    switch text.first {
    case ".", ",", "'", " ", "\u{66B}", "\u{66C}": return 1
    default: return nil
    }
  }

  /// The number of decimals, or `nil` if the separators have no meaning.
  private func decimals() -> Int? {
    guard let last = separators.last, let count = counts.last else { return 0 }
    let groups = separators.dropLast()
    let canEnd = groups.isEmpty || !groups.contains(last) && areGroups(groups, counts.dropLast())
    let isDecimal = canEnd && Self.isSeparator(last, rules.decimalSeparator, [".", ",", "\u{66B}"])
    let isOwn = rules.hasDecimals && last.elementsEqual(rules.decimalSeparator)
    // In `1.234`, the separator is that of a group, unless it is the format's own decimal separator.
    if areGroups(separators[...], counts[...]), !(isDecimal && isOwn) { return 0 }
    return isDecimal ? count : nil
  }

  /// Whether a text is the format's separator, or one of the usual ones.
  private static func isSeparator(
    _ text: ArraySlice<Unicode.Scalar>,
    _ own: [Unicode.Scalar],
    _ usual: [Unicode.Scalar]
  ) -> Bool {
    text.elementsEqual(own) || usual.contains { text.elementsEqual([$0]) }
  }

  /// Whether equal separators stand between groups as the format, English or Hindi has them.
  private func areGroups(
    _ separators: ArraySlice<ArraySlice<Unicode.Scalar>>,
    _ counts: ArraySlice<Int>
  ) -> Bool {
    guard let separator = separators.first, let first = counts.first else { return false }
    guard Self.isSeparator(separator, rules.groupingSeparator, [".", ",", "'", " ", "\u{66C}"]),
      separators.allSatisfy({ $0 == separator }), first > 0, digits[0] != 0
    else { return false }
    let sizes = [rules.groupSizes, (3, 3), (3, 2)]
    return sizes.contains { last, others in
      first <= others && counts.last == last && counts.dropFirst().dropLast().allSatisfy { $0 == others }
    }
  }
}
