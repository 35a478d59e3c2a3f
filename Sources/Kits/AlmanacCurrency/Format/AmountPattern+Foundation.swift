import AlmanacMoney
import Foundation

extension AmountPattern {
  /// ISO 4217's code for no currency.
  private static let noCurrency = "XXX"

  /// Derives the pattern from strings that `NumberFormatter` writes, because on Linux some of its properties are wrong.
  init(asking key: PatternKey) {
    self.init()
    let formatter = Self.formatter(key)
    currencyCode = key.code ?? formatter.currencyCode ?? Self.noCurrency
    // For a code that can't be in ISO 4217, Foundation writes the locale's own currency.
    let ownSymbol = key.symbol ?? (key.code == Self.standardCode(key) ? nil : key.code)
    symbol = ownSymbol ?? formatter.currencySymbol ?? ""
    // Before the symbol is set: on Linux, that resets the decimals to the number of the locale's currency.
    decimalDigits = Self.decimalDigits(formatter)
    if let ownSymbol { formatter.currencySymbol = ownSymbol }
    Self.setDecimals(0, formatter)
    positive = Self.affixes(1, key, formatter)
    negative = Self.affixes(-1, key, formatter)
    minusSign = formatter.minusSign ?? "-"
    let affixes = Self.affixes(1, PatternKey(locale: key.locale, code: key.code, symbol: ownSymbol), formatter)
    let digits = { (number: Double) in Self.core(Self.text(number, formatter), affixes) }
    let zero = digits(1).first.flatMap { Unicode.Scalar($0.value - 1) } ?? "0"
    // The lengths of the groups of digits, and the separator of the last two.
    let groups = { (number: Double) -> (sizes: [Int], separator: String?) in
      let text = digits(number)
      let isDigit = { (scalar: Unicode.Scalar) in zero.value..<zero.value + 10 ~= scalar.value }
      let separator = text.split(whereSeparator: isDigit).last
      return (text.split { !isDigit($0) }.map(\.count), separator.map { String($0) })
    }
    let (sizes, separator) = groups(1e15)
    let size = separator == nil ? formatter.groupingSize : sizes.last ?? 0
    zeroValue = zero.value
    hasGroupingSeparator = separator != nil
    groupingSeparator = separator ?? formatter.currencyGroupingSeparator ?? ","
    groupingSize = size
    secondaryGroupingSize = sizes.dropFirst().dropLast().last { $0 != size } ?? 0
    minimumGroupingDigits = (1...4).first { groups(pow(10, Double(size + $0 - 1))).separator != nil } ?? 1
    Self.setDecimals(1, formatter)
    decimalSeparator = groups(1.5).separator ?? formatter.currencyDecimalSeparator ?? "."
  }

  /// Returns the usual number of decimals of the formatter's currency.
  private static func decimalDigits(_ formatter: NumberFormatter) -> Int {
    max(0, text(0, formatter).count { $0.properties.numericType == .decimal } - 1)
  }

  /// Returns the key's code, or the code for no currency if the key's can't be in ISO 4217.
  private static func standardCode(_ key: PatternKey) -> String? {
    key.code.map { $0.utf8.count == 3 && $0.utf8.allSatisfy { 0x41...0x5A ~= $0 & 0xDF } ? $0 : noCurrency }
  }

  static func formatter(_ key: PatternKey) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    #if canImport(Darwin)
      formatter.locale = key.locale
    #else
      formatter.locale = key.locale.withDefaultDigits
      // Here, NumberFormatter groups digits by three in all locales.
      formatter.secondaryGroupingSize = secondaryGroupingSize(key)
    #endif
    if let code = standardCode(key) { formatter.currencyCode = code }
    return formatter
  }

  private static func setDecimals(_ count: Int, _ formatter: NumberFormatter) {
    formatter.minimumFractionDigits = count
    formatter.maximumFractionDigits = count
  }

  private static func text(_ number: Double, _ formatter: NumberFormatter) -> [Unicode.Scalar] {
    Array((formatter.string(from: NSNumber(value: number)) ?? "").unicodeScalars)
  }

  /// Returns the strings around the digit of 1 or -1.
  private static func affixes(_ one: Double, _ key: PatternKey, _ formatter: NumberFormatter) -> Affixes {
    let text = text(one, formatter)
    // The only digit that differs. The symbol can also contain digits.
    let place = zip(text, Self.text(2 * one, formatter)).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let count = place ?? text.count
    var suffix = text.dropFirst(count + 1)
    if key.endsWithSeparator {
      formatter.alwaysShowsDecimalSeparator = true
      let length = formatter.currencyDecimalSeparator?.unicodeScalars.count ?? 1
      suffix = Self.text(one, formatter).dropFirst(count + 1 + length)
      formatter.alwaysShowsDecimalSeparator = false
    }
    return Affixes(prefix: String(text.prefix(count)), suffix: String(suffix))
  }

  /// Returns the scalars between the prefix and the suffix.
  private static func core(_ text: [Unicode.Scalar], _ affixes: Affixes) -> ArraySlice<Unicode.Scalar> {
    text.dropFirst(affixes.prefix.unicodeScalars.count).dropLast(affixes.suffix.unicodeScalars.count)
  }
}

extension String {
  fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.init(String.UnicodeScalarView(scalars))
  }
}

#if !canImport(Darwin)
  extension AmountPattern {
    /// Returns the number of digits in each group but the last, as the format style writes them: 2 in Hindi, where ten
    /// million is `1,00,00,000`.
    private static func secondaryGroupingSize(_ key: PatternKey) -> Int {
      let code = standardCode(key) ?? noCurrency
      let style = IntegerFormatStyle<Int>.Currency(code: code, locale: key.locale.withDefaultDigits)
      let text = style.precision(.fractionLength(0)).format(1_000_000_000)
      let sizes = text.unicodeScalars.split { $0.properties.numericType != .decimal }.map(\.count)
      return sizes.dropLast().last ?? 0
    }
  }

  extension Locale {
    /// CLDR's digits for languages in which ICU on Linux uses ASCII digits.
    private static let digits = ["bn": "beng", "mr": "deva", "ur_IN": "arabext"]

    /// The locale with its digits in CLDR, unless its identifier contains keywords, which can choose other digits.
    fileprivate var withDefaultDigits: Locale {
      let codes = identifier.split { $0 == "_" || $0 == "-" }.map(String.init)
      let language = codes.first ?? ""
      guard !identifier.contains("@"),
        let digits = Self.digits[language] ?? Self.digits["\(language)_\(codes.last ?? "")"]
      else { return self }
      return Locale(identifier: "\(identifier)@numbers=\(digits)")
    }
  }
#endif
