import Almanac

extension AmountWriter {
  /// Creates a writer for a currency in a locale.
  @inline(__always)
  init(_ table: _FormatTable, locale: Int, _ currency: CurrencyFacts, _ settings: AmountSettings) {
    let (row, set) = table.rows(ofLocale: locale, currency: currency.key)
    let format = table.format(row)
    let pattern = PatternHalves(format.pattern(settings.style))
    var positive = pattern.positive(sign: format.minusSign)
    var negative = pattern.negative(sign: format.minusSign)
    switch settings.sign {
    case .asNeeded, .negative: break
    case .never: negative = positive
    case .always, .exceptZero: positive = pattern.signed(format.plusSign)
    }
    let groups = format.groups(settings.style)
    let sizes = settings.groupSizes.map { ($0.last, $0.others) } ?? groups.sizes
    let number = Number(
      zero: format.zero,
      decimalSeparator: settings.decimalSeparator?.bytes ?? format.decimalSeparator,
      groupingSeparator: settings.groupingSeparator?.bytes ?? format.groupingSeparator,
      groupSizes: settings.usesGrouping ? sizes : nil,
      minimumGroupingDigits: groups.minimum,
      decimals: currency.decimals(settings.digits),
      alwaysShowsDecimalSeparator: settings.alwaysShowsDecimalSeparator
    )
    var symbol = settings.ownSymbol ?? table.symbol(of: currency, settings.width, inSet: set)
    if settings.alwaysShowsDecimalSeparator, number.decimals.upperBound == 0 {
      // The separator, not a digit, is beside the symbol.
      symbol.spacing.remove(.afterDigits)
    }
    self.init(positive: positive, negative: negative, symbol: symbol, number: number)
  }
}

/// The two halves of a pattern in a table: for amounts that aren't negative, and for negative ones.
struct PatternHalves {
  private let pattern: TableBytes

  /// The offset of the semicolon between the halves.
  private let middle: Int

  init(_ pattern: TableBytes) {
    self.pattern = pattern
    middle = pattern.buffer.firstIndex(of: UInt8(ascii: ";")) ?? pattern.count
  }

  func positive(sign: TableBytes) -> AmountWriter.Affixes { affixes(0..<middle, sign) }

  func negative(sign: TableBytes) -> AmountWriter.Affixes {
    affixes(min(middle + 1, pattern.count)..<pattern.count, sign)
  }

  /// Returns the affixes of amounts with a sign: where the minus sign would be, or at the start if there would be
  /// parentheses or there is only one half.
  func signed(_ sign: TableBytes) -> AmountWriter.Affixes {
    if pattern.buffer[middle...].contains(UInt8(ascii: "-")) { return negative(sign: sign) }
    var affixes = positive(sign: sign)
    affixes.beginsWithSign = true
    return affixes
  }

  private func affixes(_ range: Range<Int>, _ sign: TableBytes) -> AmountWriter.Affixes {
    let half = pattern[range]
    let digits = half.buffer.firstIndex(of: UInt8(ascii: "0")) ?? half.count
    return AmountWriter.Affixes(
      prefix: half[0..<digits],
      suffix: half[min(digits + 1, half.count)..<half.count],
      sign: sign
    )
  }
}

extension AmountSettings {
  fileprivate var ownSymbol: SpacedSymbol? {
    guard let symbol, width != .none else { return nil }
    return SpacedSymbol(symbol.bytes, SymbolSpacing(of: symbol.text))
  }
}

extension _FormatTable {
  fileprivate func symbol(
    of currency: CurrencyFacts,
    _ width: SymbolWidth,
    inSet set: Int
  ) -> SpacedSymbol {
    // A code has letters at both ends.
    let code = SpacedSymbol(currency.code, [.afterDigits, .beforeDigits])
    switch width {
    case .standard, .narrow: return symbol(of: currency.key, narrow: width == .narrow, inSet: set) ?? code
    case .code: return code
    case .none: return SpacedSymbol(TableBytes(""), [], isHidden: true)
    }
  }
}
