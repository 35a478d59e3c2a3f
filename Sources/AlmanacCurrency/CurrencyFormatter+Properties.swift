extension CurrencyFormatter {
  /// The locale, which decides how amounts are written; the user's, also when it changes, unless set.
  public var locale: any LocaleConvertible {
    get { overrides.locale }
    set { overrides.locale = newValue }
  }

  /// The ISO 4217 code of the currency, such as `"EUR"`; that of the locale unless set, and `"XXX"` where it has none.
  public var currencyCode: String {
    get { withFormat(\.currencyCode) }
    set { overrides.currencyCode = newValue }
  }

  /// The symbol of the currency; the one that the locale writes unless set.
  public var currencySymbol: String {
    get { withFormat(\.currencySymbol) }
    set { overrides.currencySymbol = newValue }
  }

  /// Whether the symbol is written.
  public var showCurrencySymbol: Bool {
    get { overrides.showsCurrencySymbol }
    set { overrides.showsCurrencySymbol = newValue }
  }

  /// The lowest amount, which is written in place of any below it; `nil` for none.
  public var minValue: Double? {
    get { overrides.minValue }
    set { overrides.minValue = newValue }
  }

  /// The highest amount, which is written in place of any above it; `nil` for none.
  public var maxValue: Double? {
    get { overrides.maxValue }
    set { overrides.maxValue = newValue }
  }

  /// How many decimals are written, 0 to 30; as many as the currency has unless set.
  ///
  /// There are none as long as `hasDecimals` is set to `false`.
  public var decimalDigits: Int {
    get { withFormat(\.decimalDigits) }
    set { overrides.decimalDigits = min(max(0, newValue), ResolvedFormat.maxDecimalDigits) }
  }

  /// Whether decimals are written.
  ///
  /// Set to `true`, there are `decimalDigits` where those are set, or else those of the currency, or two where it has none.
  public var hasDecimals: Bool {
    get { decimalDigits > 0 }
    set { overrides.hasDecimals = newValue }
  }

  /// What stands before the decimals; the locale's unless set.
  public var decimalSeparator: String {
    get { withFormat(\.decimalSeparator) }
    set { overrides.decimalSeparator = newValue }
  }

  /// Whether the decimal separator is written where no decimals are.
  public var alwaysShowsDecimalSeparator: Bool {
    get { overrides.alwaysShowsDecimalSeparator }
    set { overrides.alwaysShowsDecimalSeparator = newValue }
  }

  /// How many integers are in a group, counted from the decimal separator; the locale's unless set.
  public var groupingSize: Int {
    get { withFormat(\.groupingSize) }
    set { overrides.groupingSize = max(0, newValue) }
  }

  /// How many integers are in each group but the first; as many as in the first for 0, and the locale's unless set.
  ///
  /// With a `groupingSize` of 3 and 4 here, 99999999999 is written as `9999,9999,999`.
  public var secondaryGroupingSize: Int {
    get { withFormat(\.secondaryGroupingSize) }
    set { overrides.secondaryGroupingSize = max(0, newValue) }
  }

  /// What stands between groups; the locale's unless set. To set it makes it appear, unless `hasGroupingSeparator` is set.
  public var groupingSeparator: String {
    get { withFormat(\.groupingSeparator) }
    set { overrides.groupingSeparator = newValue }
  }

  /// Whether something stands between groups; as in the locale unless set.
  public var hasGroupingSeparator: Bool {
    get { withFormat(\.hasGroupingSeparator) }
    set { overrides.hasGroupingSeparator = newValue }
  }

  /// How many integers there may be, 1 or more; `nil` for as many as `Decimal` holds.
  ///
  /// Input stops there. An amount that has more loses the highest, as in `NumberFormatter`: 12345 is `$345.00` with 3.
  /// Set `maxValue` where such amounts may come up.
  public var maxIntegers: Int? {
    get { overrides.maxIntegers }
    set { overrides.maxIntegers = newValue.map { max(1, $0) } }
  }

  /// How many digits there may be, integers and decimals: no more than 38, which every `Decimal` holds.
  public var maxDigitsCount: Int { withFormat(\.maxDigitsCount) }

  /// The whole text of an amount whose digits are all zero; `nil` to write it as any other.
  public var zeroSymbol: String? {
    get { overrides.zeroSymbol }
    set { overrides.zeroSymbol = newValue }
  }
}
