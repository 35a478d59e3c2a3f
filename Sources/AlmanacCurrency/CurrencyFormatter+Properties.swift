extension CurrencyFormatter {
  /// The locale that decides how amounts are written. The default is the user's locale, and follows its changes.
  public var locale: any LocaleConvertible {
    get { overrides.locale }
    set { overrides.locale = newValue }
  }

  /// The ISO 4217 code of the currency, such as `"EUR"`. The default is the locale's, or `"XXX"` if it has no currency.
  public var currencyCode: String {
    get { withFormat(\.currencyCode) }
    set { overrides.currencyCode = newValue }
  }

  /// The symbol of the currency. The default is the symbol that the locale writes.
  public var currencySymbol: String {
    get { withFormat(\.currencySymbol) }
    set { overrides.currencySymbol = newValue }
  }

  /// Whether the formatter writes the symbol.
  public var showCurrencySymbol: Bool {
    get { overrides.showsCurrencySymbol }
    set { overrides.showsCurrencySymbol = newValue }
  }

  /// The lowest amount, which replaces all lower ones; `nil` for no limit.
  public var minValue: Double? {
    get { overrides.minValue }
    set { overrides.minValue = newValue }
  }

  /// The highest amount, which replaces all higher ones; `nil` for no limit.
  public var maxValue: Double? {
    get { overrides.maxValue }
    set { overrides.maxValue = newValue }
  }

  /// The number of decimals, 0 to 30. The default is that of the currency.
  ///
  /// While `hasDecimals` is set to `false`, the number is 0.
  public var decimalDigits: Int {
    get { withFormat(\.decimalDigits) }
    set { overrides.decimalDigits = min(max(0, newValue), ResolvedFormat.maxDecimalDigits) }
  }

  /// Whether the formatter writes decimals.
  ///
  /// If you set it to `true`, the number of decimals is `decimalDigits` if you set that, otherwise that of the currency, or
  /// 2 if the currency has no decimals.
  public var hasDecimals: Bool {
    get { decimalDigits > 0 }
    set { overrides.hasDecimals = newValue }
  }

  /// The text before the decimals. The default is the locale's.
  public var decimalSeparator: String {
    get { withFormat(\.decimalSeparator) }
    set { overrides.decimalSeparator = newValue }
  }

  /// Whether the formatter writes the decimal separator even if there are no decimals.
  public var alwaysShowsDecimalSeparator: Bool {
    get { overrides.alwaysShowsDecimalSeparator }
    set { overrides.alwaysShowsDecimalSeparator = newValue }
  }

  /// The number of integer digits in the group next to the decimal separator. The default is the locale's.
  public var groupingSize: Int {
    get { withFormat(\.groupingSize) }
    set { overrides.groupingSize = max(0, newValue) }
  }

  /// The number of integer digits in all other groups. 0 means as many as in the first, and the default is the locale's.
  ///
  /// With a `groupingSize` of 3 and 4 here, 99999999999 is written as `9999,9999,999`.
  public var secondaryGroupingSize: Int {
    get { withFormat(\.secondaryGroupingSize) }
    set { overrides.secondaryGroupingSize = max(0, newValue) }
  }

  /// The text between groups. The default is the locale's.
  ///
  /// If you set it, the formatter writes it, unless you set `hasGroupingSeparator` to `false`.
  public var groupingSeparator: String {
    get { withFormat(\.groupingSeparator) }
    set { overrides.groupingSeparator = newValue }
  }

  /// Whether the formatter writes `groupingSeparator`. The default is the locale's.
  public var hasGroupingSeparator: Bool {
    get { withFormat(\.hasGroupingSeparator) }
    set { overrides.hasGroupingSeparator = newValue }
  }

  /// The largest number of integer digits, 1 or more; `nil` for as many as `Decimal` holds.
  ///
  /// Input ignores further digits. A larger amount loses its highest digits, as in `NumberFormatter`: with 3, 12345 gives
  /// `$345.00`. Set `maxValue` if larger amounts can occur.
  public var maxIntegers: Int? {
    get { overrides.maxIntegers }
    set { overrides.maxIntegers = newValue.map { max(1, $0) } }
  }

  /// The largest number of digits, integers and decimals. It is at most 38, which each `Decimal` can hold.
  public var maxDigitsCount: Int { withFormat(\.maxDigitsCount) }

  /// The text for an amount whose digits are all zero; `nil` to write it like any other amount.
  public var zeroSymbol: String? {
    get { overrides.zeroSymbol }
    set { overrides.zeroSymbol = newValue }
  }
}
