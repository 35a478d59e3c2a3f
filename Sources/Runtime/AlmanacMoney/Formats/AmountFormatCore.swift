import Almanac

/// The part of a format that doesn't depend on the currency's type.
@usableFromInline
package struct AmountFormatCore: Sendable {
  private let formats: FormattedCase
  package private(set) var currency: CurrencyFacts { didSet { update() } }
  package var settings = AmountSettings() { didSet { update() } }

  /// The writer that follows from the other properties.
  package private(set) var writer: AmountWriter

  /// Creates a format for a currency in a locale, which are cases of two enums.
  @usableFromInline
  init(
    _ formats: @escaping @Sendable () -> _FormatTable,
    at localeIndex: Int,
    _ currencies: _CurrencyTables,
    at currencyIndex: Int
  ) {
    self.formats = FormattedCase(of: formats, at: localeIndex)
    currency = CurrencyFacts(currencies, at: currencyIndex)
    writer = self.formats.writer(currency, settings)
  }

  private mutating func update() { writer = formats.writer(currency, settings) }

  /// The locale's pattern.
  package var templates: TableBytes { formats.templates(currency, settings.style) }

  /// The affixes and separators that the format writes, as strings.
  var pattern: AmountPattern { AmountPattern(writer, currencyCode: currency.code.text) }
}

extension AmountFormatCore {
  @usableFromInline
  package func string(from amount: Double) -> String {
    if let rounded = rounded(amount) { return text(of: rounded) }
    if !amount.isNaN { return writer.text(of: "∞", isNegative: amount < 0) }
    return (unsigned ?? writer).text(of: "NaN", isNegative: false)
  }

  @usableFromInline
  func string(from amount: ExactDecimal) -> String { string(AmountDigits(amount)) }

  /// Formats an amount in a currency of the same enum.
  ///
  /// The index is a parameter, because comparing it at the call site would copy the format.
  @usableFromInline
  func string(from amount: ExactDecimal, in currencies: @autoclosure () -> _CurrencyTables, at index: Int) -> String {
    index == currency.index ? string(from: amount) : inCurrency(currencies(), at: index).string(from: amount)
  }

  /// Returns the format for a currency of the same enum, without the symbol that a program has chosen for this one.
  @usableFromInline
  package func inCurrency(_ currencies: @autoclosure () -> _CurrencyTables, at index: Int) -> AmountFormatCore {
    if index == currency.index { return self }
    var other = self
    other.settings.symbol = nil
    other.currency = CurrencyFacts(currencies(), at: index)
    return other
  }

  func string(_ amount: AmountDigits) -> String { text(of: rounded(amount)) }

  /// Returns the digits to write for an amount, or `nil` for NaN and infinity.
  @inline(__always)
  package func rounded(_ amount: Double) -> AmountDigits? {
    let decimals = writer.number.decimals
    if settings.rounding == .toNearestOrEven, settings.digits != .cash, decimals.lowerBound == decimals.upperBound,
      let rounded = AmountDigits.rounded(approximation: amount, toDecimals: decimals.upperBound)
    {
      return rounded
    }
    return AmountDigits(amount).map { rounded($0) }
  }

  /// Returns the digits to write for an amount.
  @inline(__always)
  package func rounded(_ amount: AmountDigits) -> AmountDigits {
    let (low, high) = (writer.number.decimals.lowerBound, writer.number.decimals.upperBound)
    let step = settings.digits == .cash ? currency.cashRounding : 1
    var amount = amount
    if amount.decimals > high || step > 1 { amount = amount.rounded(toDecimals: high, step: step, settings.rounding) }
    if amount.decimals > low, low < high { amount = amount.shortened(toDecimals: low) }
    return amount
  }

  /// Formats a rounded amount.
  @inline(__always)
  private func text(of amount: AmountDigits) -> String {
    if amount.isZero, settings.sign.omitsSignOfZero { return textOfZero(amount) }
    return writer.text(of: amount)
  }

  // A separate function, because its large stack frame would slow down all other amounts.
  @inline(never)
  private func textOfZero(_ amount: AmountDigits) -> String { (unsigned ?? writer).text(of: amount) }

  /// Returns whether an amount is written with a sign.
  package func isSigned(isNegative: Bool, isZero: Bool) -> Bool {
    switch settings.sign {
    case .asNeeded: isNegative
    case .always: true
    case .exceptZero: !isZero
    case .negative: isNegative && !isZero
    case .never: false
    }
  }

  /// The writer for zero, if it has no sign where other amounts have one.
  package var unsigned: AmountWriter? {
    guard settings.sign.omitsSignOfZero else { return nil }
    var unsigned = self
    unsigned.settings.sign = .never
    return unsigned.writer
  }

  @usableFromInline
  func parse(_ text: String, _ mode: ParsingMode) throws(AmountParseError) -> ExactDecimal {
    do throws(AmountParseError.Reason) {
      guard let amount = try amount(in: text, mode).exact else { throw .tooManyDigits }
      return amount
    } catch {
      throw AmountParseError(text: text, reason: error, example: string(from: 1234.5))
    }
  }

  private func amount(in text: String, _ mode: ParsingMode) throws(AmountParseError.Reason) -> AmountDigits {
    // First, because a format with three decimals can write 1.234 as `1,234`, and one with the symbol `1` can write 5
    // as `15`.
    if let amount = writer.ownAmount(in: text) ?? unsigned?.ownAmount(in: text) { return amount }
    return try AmountReader.amount(in: text, reading, mode, isExact: true)
  }

  /// The rules for parsing, with the format's symbol, and the usual one if it differs.
  var reading: ReadingRules {
    let isUsual = settings.width == .standard && settings.symbol == nil
    let symbols = [writer.symbol, isUsual ? nil : formats.symbol(currency)].compactMap { $0?.text }
    return ReadingRules(symbols: symbols.map { ScalarText($0) }, code: ScalarText(currency.code), writer.number)
  }
}

extension AmountFormatCore: Hashable {
  @usableFromInline
  package static func == (first: AmountFormatCore, second: AmountFormatCore) -> Bool {
    first.formats == second.formats && first.currency == second.currency && first.settings == second.settings
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(formats)
    hasher.combine(currency)
    hasher.combine(settings)
  }
}
