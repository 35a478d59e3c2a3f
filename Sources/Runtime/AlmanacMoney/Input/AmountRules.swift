import Almanac

/// The rules by which amounts are written, read and edited.
///
/// It's a class, because an edit passes the rules on more often than it reads their strings.
package final class AmountRules: Sendable {
  private let writer: AmountWriter

  /// The memory of the writer's bytes.
  private let memory: TableMemory
  let reading: ReadingRules

  /// The symbol's scalars, or none if the symbol isn't written.
  let symbolScalars: [Unicode.Scalar]

  /// Whether the symbol contains digits or signs, which don't belong to amounts.
  let symbolHasAmountScalars: Bool
  let minusSign: String

  /// The maximum number of integer digits, or `nil` if there is none.
  package let maxIntegers: Int?

  /// The maximum number of digits, integers and decimals together.
  package let maxDigitsCount: Int

  /// The limits, or `nil` if all amounts are allowed.
  package let limits: AmountLimits?

  /// The text for an amount whose digits are all zero, and the text for no amount.
  let zeroText: String?
  let missingText: String?

  /// Whether only the digits of a text count, whatever is around and between them, and the limits wait until editing
  /// ends.
  let readsDigitsOnly: Bool

  /// Whether the symbol is before the digits.
  let writesSymbolFirst: Bool

  /// Whether parentheses around negative amounts replace the minus sign.
  let writesParentheses: Bool

  package init(
    _ pattern: AmountPattern,
    reading: ReadingRules? = nil,
    limits: AmountLimits? = nil,
    maxIntegers: Int? = nil,
    zeroText: String? = nil,
    missingText: String? = nil,
    readsDigitsOnly: Bool = false
  ) {
    (writer, memory) = pattern.writer()
    symbolScalars = Array(pattern.symbol.unicodeScalars)
    symbolHasAmountScalars = symbolScalars.contains { $0.isMinus || $0.decimalValue != nil }
    minusSign = pattern.minusSign
    self.reading = reading ?? ReadingRules(symbol: pattern.symbol, code: pattern.currencyCode, writer.number)
    self.limits = limits
    self.maxIntegers = maxIntegers.map { max(1, $0) }
    self.zeroText = zeroText
    self.missingText = missingText
    self.readsDigitsOnly = readsDigitsOnly
    writesSymbolFirst = pattern.beginsWithSymbol
    writesParentheses = pattern.negative.prefix.contains("(")
    decimals = pattern.decimalDigits
    let integers = max(0, ExactDecimal.maximumDecimals - decimals)
    maxDigitsCount = min(self.maxIntegers ?? integers, integers) + decimals
  }

  /// The number of decimals.
  let decimals: Int

  /// Returns the amount, or the limit that it is beyond.
  package func limited(_ amount: AmountDigits) -> AmountDigits { limits?.clamped(amount) ?? amount }

  /// Returns the text of an amount.
  package func text(of amount: AmountDigits) -> String {
    var amount = amount
    if amount.decimals != decimals { amount = amount.rounded(toDecimals: decimals) }
    if let count = maxIntegers { amount.limit(toIntegers: count) }
    if amount.isZero, let zeroText { return zeroText }
    // Otherwise, the memory could be freed before the text is written.
    return withExtendedLifetime(memory) { writer.text(of: amount) }
  }

  /// Returns the amount that digits form with the writer's decimals. Digits beyond `maxDigitsCount` are ignored.
  func amount(isNegative: Bool, digits: some Sequence<UInt8>) -> AmountDigits {
    let significant = digits.drop { $0 == 0 }.prefix(maxDigitsCount)
    return AmountDigits(isNegative: isNegative, digits: significant, decimals: decimals)
  }

  package var zeroAmount: AmountDigits { AmountDigits(isNegative: false, magnitude: .zero, exponent: -decimals) }
}

extension AmountRules {
  /// Returns the amount in a string.
  ///
  /// - Throws: The reason why the string doesn't follow the grammar of `AmountFormat.parse(_:_:)` in lenient mode.
  package func amount(
    in text: String,
    acceptsAnyCurrency: Bool = false
  ) throws(AmountParseError.Reason) -> AmountDigits {
    if text == zeroText { return zeroAmount }
    if text == missingText { throw .noDigits }
    if readsDigitsOnly {
      guard let plain = AmountDigits(plainNumber: text) else { throw .noDigits }
      return plain
    }
    if let own = ownAmount(in: text) { return own }
    return try AmountReader.amount(in: text, reading, .lenient, acceptsAnyCurrency: acceptsAnyCurrency)
  }

  private func ownAmount(in text: String) -> AmountDigits? {
    let own = withExtendedLifetime(memory) { writer.ownAmount(in: text) }
    return own.flatMap { self.text(of: $0) == text ? $0 : nil }
  }

  /// Converts the amount in a formatted string to a number.
  package func number<Number>(
    in text: String,
    _ number: (AmountDigits) -> Number?
  ) throws(AmountParseError) -> Number {
    do throws(AmountParseError.Reason) {
      guard let number = number(try formattedAmount(in: text)) else { throw .notRepresentable }
      return number
    } catch {
      throw self.error(error, in: text)
    }
  }

  /// Returns the amount in a formatted string.
  func formattedAmount(in text: String) throws(AmountParseError.Reason) -> AmountDigits {
    guard readsDigitsOnly else { return try amount(in: text) }
    guard let amount = amountOfAllDigits(in: text) else { throw .noDigits }
    return amount
  }

  /// Returns the error for a string, with an example as the rules write it.
  func error(_ reason: AmountParseError.Reason, in text: String) -> AmountParseError {
    let example = AmountDigits(isNegative: false, digits: [1, 2, 3, 4, 5], decimals: 1)
    return AmountParseError(text: text, reason: reason, example: self.text(of: example))
  }

  /// Returns the amount that a text's digits form, the last ones as decimals, or `nil` if there are no digits.
  package func amountOfAllDigits(in text: String) -> AmountDigits? {
    if text == zeroText { return zeroAmount }
    let scan = AmountScan(text, self)
    guard !scan.values.isEmpty else { return nil }
    return amount(isNegative: scan.minusOffset != nil, digits: scan.values)
  }
}
