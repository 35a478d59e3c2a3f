import AlmanacMoney

extension CurrencyFormatter {
  /// The locale that decides how amounts are written.
  ///
  /// The default is the user's locale, and follows its changes.
  public var locale: any LocaleConvertible {
    get {
      let settings = current
      guard let tables = settings.tables else { return settings.locale }
      return ListedLocale(locale: settings.locale, _localeFormats: tables)
    }
    set { change { $0.setLocale(newValue) } }
  }

  /// The ISO 4217 code of the currency, such as `"EUR"`.
  ///
  /// The default is the locale's, or `"XXX"` if it has no currency.
  public var currencyCode: String {
    get { rules.pattern.currencyCode }
    set { change { $0.currencyCode = newValue } }
  }

  /// The currency with the symbol and the minor units that a list states.
  ///
  /// `nil` means the locale's currency.
  public var listedCurrency: ListedCurrency? {
    get { current.listedCurrency }
    set { change { $0.listedCurrency = newValue } }
  }

  /// The symbol of the currency.
  ///
  /// The default is the symbol of `listedCurrency`, or the one that the locale writes.
  public var currencySymbol: String {
    get {
      let rules = rules
      return rules.settings.losesHiddenSymbol ? "" : rules.pattern.symbol
    }
    set { change { $0.currencySymbol = $0.losesHiddenSymbol ? $0.currencySymbol : newValue } }
  }

  /// Whether the formatter writes the symbol.
  public var showCurrencySymbol: Bool {
    get { current.showCurrencySymbol }
    set { change { $0.showCurrencySymbol = newValue } }
  }

  /// The minimum amount, to which lower amounts are clamped; `nil` for no limit.
  public var minValue: Double? {
    get { current.minValue }
    set { change { $0.minValue = newValue ?? $0.kept($0.minValue) } }
  }

  /// The maximum amount, to which higher amounts are clamped; `nil` for no limit.
  public var maxValue: Double? {
    get { current.maxValue }
    set { change { $0.maxValue = newValue ?? $0.kept($0.maxValue) } }
  }

  /// The number of decimals, 0 to 30.
  ///
  /// The default is the minor units of `listedCurrency`, or of the currency.
  ///
  /// While `hasDecimals` is set to `false`, the number is 0.
  public var decimalDigits: Int {
    get { rules.pattern.decimalDigits }
    set {
      change { format in
        format.decimalDigits = newValue
        if format.followsCurrencyText { format.hasDecimals = nil }
      }
    }
  }

  /// Whether the formatter writes decimals.
  ///
  /// If you set it to `true`, the number of decimals is `decimalDigits` if you set that, otherwise the currency's, or 2
  /// if the currency has no decimals.
  public var hasDecimals: Bool {
    get { decimalDigits > 0 }
    set {
      change { format in
        format.hasDecimals = newValue
        guard format.followsCurrencyText else { return }
        format.decimalDigits = nil
        format.alwaysShowsDecimalSeparator = newValue
      }
    }
  }

  /// The string before the decimals.
  ///
  /// The default is the locale's.
  ///
  /// Strings that would change the number have no effect: an empty string, one with a digit, and `e`.
  public var decimalSeparator: String {
    get { rules.pattern.decimalSeparator }
    set { change { $0.decimalSeparator = newValue } }
  }

  /// Whether the formatter writes the decimal separator even if there are no decimals.
  public var alwaysShowsDecimalSeparator: Bool {
    get { current.alwaysShowsDecimalSeparator }
    set { change { $0.alwaysShowsDecimalSeparator = newValue } }
  }

  /// The number of integer digits in the group next to the decimal separator.
  ///
  /// 0 means as many as in the others, and the default is the locale's.
  public var groupingSize: Int {
    get { rules.pattern.groupingSize }
    set { change { $0.groupingSize = newValue } }
  }

  /// The number of integer digits in all other groups.
  ///
  /// 0 means as many as in the first, and the default is the locale's. With a `groupingSize` of 3 and 4 here,
  /// 99999999999 is written as `9999,9999,999`.
  public var secondaryGroupingSize: Int {
    get { rules.pattern.secondaryGroupingSize }
    set { change { $0.secondaryGroupingSize = newValue } }
  }

  /// The string between groups.
  ///
  /// The default is the locale's.
  ///
  /// If you set it, the formatter writes it, unless you set `hasGroupingSeparator` to `false`. A string with a digit,
  /// and `e`, have no effect, because they would change the number.
  public var groupingSeparator: String {
    get { rules.pattern.groupingSeparator }
    set {
      change { format in
        format.groupingSeparator = newValue
        if format.followsCurrencyText { format.hasGroupingSeparator = true }
      }
    }
  }

  /// Whether the formatter writes `groupingSeparator`.
  ///
  /// The default is the locale's.
  public var hasGroupingSeparator: Bool {
    get { rules.pattern.hasGroupingSeparator }
    set { change { $0.hasGroupingSeparator = newValue } }
  }

  /// The maximum number of integer digits, 1 or more; `nil` for as many as `Decimal` holds.
  ///
  /// Input ignores more digits. A larger amount loses its highest digits, as in `NumberFormatter`: with 3, 12345
  /// becomes `$345.00`. Set `maxValue` if larger amounts can occur.
  public var maxIntegers: Int? {
    get {
      let rules = rules
      let amounts = rules.amounts
      return amounts.maxIntegers ?? rules.settings.kept(amounts.maxDigitsCount - rules.pattern.decimalDigits)
    }
    set { change { $0.maxIntegers = newValue ?? $0.kept($0.maxIntegers) } }
  }

  /// The maximum number of digits, including decimals: at most 38, which every `Decimal` can hold.
  public var maxDigitsCount: Int { rules.amounts.maxDigitsCount }

  /// The string for an amount whose digits are all zero; `nil` to write it like any other amount.
  public var zeroSymbol: String? {
    get { current.zeroSymbol }
    set { change { $0.zeroSymbol = newValue } }
  }

  /// The string for a missing amount, by default empty.
  public var nilSymbol: String {
    get { current.nilSymbol }
    set { change { $0.nilSymbol = newValue } }
  }
}

extension CurrencyFormat.Settings {
  /// Whether the symbol is empty and can't be set while it is hidden.
  fileprivate var losesHiddenSymbol: Bool { followsCurrencyText && !showCurrencySymbol }

  /// Returns a value in place of `nil`, which CurrencyText ignores.
  fileprivate func kept<Value>(_ value: Value?) -> Value? { followsCurrencyText ? value : nil }
}
