import Almanac

/// A format of a currency whose type is not known.
@usableFromInline
struct AmountFormatCore: Sendable {
  private let formats: FormattedCase
  var currency: CurrencyFacts { didSet { update() } }
  var settings = AmountSettings() { didSet { update() } }

  /// What follows from all that.
  private(set) var writer: AmountWriter

  /// Creates the format of a currency in a locale, which are cases of two enums.
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

  var symbol: String { writer.symbol?.text.text ?? "" }

  /// The locale's minus sign.
  var minusSign: String { formats.minusSign(currency) }
}

extension AmountFormatCore {
  @usableFromInline
  func string(from amount: Int) -> String {
    string(AmountDigits(isNegative: amount < 0, magnitude: WideInteger(UInt64(amount.magnitude)), exponent: 0))
  }

  @usableFromInline
  func string(from amount: Double) -> String {
    let decimals = writer.number.decimals
    if settings.rounding == .toNearestOrEven, settings.digits != .cash, decimals.lowerBound == decimals.upperBound,
      let rounded = AmountDigits.rounded(approximation: amount, toDecimals: decimals.upperBound)
    {
      return writer.text(of: rounded)
    }
    if let amount = AmountDigits(amount) { return string(amount) }
    return writer.text(of: amount.isNaN ? "NaN" : "∞", isNegative: amount < 0)
  }

  @usableFromInline
  func string(from amount: ExactDecimal) -> String { string(AmountDigits(amount)) }

  /// Returns the text of an amount in a currency of the same enum.
  ///
  /// The index is a parameter because a comparison at the call would copy the format.
  @usableFromInline
  func string(from amount: ExactDecimal, in currencies: @autoclosure () -> _CurrencyTables, at index: Int) -> String {
    if index == currency.index { return string(from: amount) }
    var other = self
    other.settings.symbol = nil
    other.currency = CurrencyFacts(currencies(), at: index)
    return other.string(from: amount)
  }

  func string(_ amount: AmountDigits) -> String {
    let (low, high) = (writer.number.decimals.lowerBound, writer.number.decimals.upperBound)
    let step = settings.digits == .cash ? currency.cashRounding : 1
    var amount = amount
    if amount.decimals > high || step > 1 { amount = amount.rounded(toDecimals: high, step: step, settings.rounding) }
    if amount.decimals > low, low < high { amount = amount.shortened(toDecimals: low) }
    return writer.text(of: amount)
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
    // First, because a format with three decimals can write 1.234 as `1,234`, and one with the symbol `1` 5 as `15`.
    if let amount = writer.ownAmount(in: text) { return amount }
    return try AmountReader.amount(in: text, reading, mode, isExact: true)
  }

  /// What the format reads: its symbol, and the usual one if that is another.
  var reading: ReadingRules {
    let isUsual = settings.width == .standard && settings.symbol == nil
    let symbols = [writer.symbol, isUsual ? nil : formats.symbol(currency)].compactMap { $0?.text }
    return ReadingRules(symbols: symbols, code: currency.code, writer.number)
  }
}

extension AmountFormatCore: Hashable {
  @usableFromInline
  static func == (first: AmountFormatCore, second: AmountFormatCore) -> Bool {
    first.formats == second.formats && first.currency == second.currency && first.settings == second.settings
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(formats)
    hasher.combine(currency)
    hasher.combine(settings)
  }
}
