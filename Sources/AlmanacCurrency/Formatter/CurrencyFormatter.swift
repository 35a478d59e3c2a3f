import AlmanacMoney
import Foundation

/// Writes amounts of money as a locale does, and reads them back.
///
/// ```swift
/// let formatter = CurrencyFormatter {
///   $0.currencyCode = "EUR"
///   $0.locale = "de_DE"
/// }
/// formatter.string(from: 30)  // "30,00 €", with a no-break space
/// ```
///
/// Properties that you do not set follow from the locale and the currency. The order in which you set properties does not
/// matter. Text fields and delegates that hold the formatter see a change.
///
/// If the locale and the currency are of generated enums of one target, the formatter writes as CLDR says, by the tables of these enums.
/// Otherwise it asks Foundation.
///
/// You can use the formatter from several threads at once. All formatters with the same properties share what they know of
/// the locale: the first one reads the tables, or asks `NumberFormatter`, which takes about 0.5 ms. Then no call takes longer than a
/// few microseconds.
///
/// `@unchecked` is safe: a lock guards the properties.
public final class CurrencyFormatter: @unchecked Sendable {
  /// Sets the properties of a formatter.
  public typealias InitHandler = (CurrencyFormatter) -> Void

  private let lock = NSLock()
  private var settings: CurrencyFormat
  private var latest = LatestRules()

  /// Makes a formatter.
  ///
  /// - Parameter handler: Sets properties that should not follow from the user's locale.
  public convenience init(_ handler: InitHandler? = nil) {
    self.init(CurrencyFormat())
    handler?(self)
  }

  /// Makes a formatter with the rules of a format.
  public init(_ format: CurrencyFormat) { settings = format }

  /// The rules of the formatter at this moment, as a value.
  public var format: CurrencyFormat {
    get { lock.withLock { settings } }
    set { change { $0 = newValue } }
  }

  /// Changes the rules while no other thread does.
  func change(_ body: (inout CurrencyFormat) -> Void) {
    lock.withLock {
      body(&settings)
      latest = LatestRules()
    }
  }

  /// The rules with the values of all properties.
  var rules: CurrencyRules { lock.withLock { latest.rules(of: settings) } }

  /// The text of an amount, which is first limited to `minValue` and `maxValue`.
  ///
  /// The amount is rounded half to even, as by `NumberFormatter`. The literal `30` is a `Double`.
  ///
  /// - Returns: `nil` for NaN.
  @_disfavoredOverload
  public func string(from amount: Decimal) -> String? { rules.string(from: amount) }

  /// The text of an amount, which is first limited to `minValue` and `maxValue`.
  ///
  /// The `Double` means the shortest decimal number that it is nearest to: `0.1` is ten cents.
  ///
  /// - Returns: `nil` for NaN, and for an amount that `Decimal` cannot hold (about 1e165).
  public func string(from amount: Double) -> String? { rules.string(from: amount) }

  /// The text of an amount, or `nilSymbol` for `nil`.
  ///
  /// - Returns: `nil` for `nil` if `nilSymbol` is empty, and for an amount without a text.
  public func string(from amount: Double?) -> String? {
    guard let amount else {
      let symbol = nilSymbol
      return symbol.isEmpty ? nil : symbol
    }
    return string(from: amount)
  }

  /// The amount in a text as a plain number: `"€ 300.000,54"` gives `"300000.54"`.
  ///
  /// - Returns: `nil` for a text that `decimal(from:)` does not read.
  public func unformatted(string: String) -> String? {
    let rules = rules
    if rules.settings.followsCurrencyText { return rules.unformattedByCurrencyText(string) }
    return rules.amounts.amount(in: string)?.plainText
  }

  /// The amount in a text.
  ///
  /// A text that this formatter writes gives the amount that it wrote, after rounding. Further texts are:
  ///
  /// - `zeroSymbol`, which is zero.
  /// - A plain number in every locale: `-1234.5`, `.5`, `1e3`, `1e-05`.
  /// - A number with separators, `1,234.50`. The decimal separator is that of the formatter, or one of `.`, `,` and `٫`.
  ///   The grouping separator is that of the formatter, or one of `.`, `,`, `'`, `٬` and a space. There is one kind of it,
  ///   and its groups have the sizes of the formatter, 3 digits, or 3 and further left 2. One separator alone is that of the
  ///   formatter's decimals, or else of a group if 3 digits follow, or else of decimals.
  /// - A symbol before or after the number: that of the formatter, a code of three capital letters, or a word with a currency
  ///   sign such as `R$`.
  /// - A sign, `-` or `+`, before or after the symbol or the number. Or parentheses around all: `(5)` is -5, as accountants
  ///   write it.
  ///
  /// Digits, spaces, apostrophes and signs can be those of any script. Marks that set the direction do not count.
  ///
  /// - Returns: `nil` for any other text, such as `"12/31/2024"`, `"1.2.3"` or `"5 apples"`, and for an amount that `Decimal`
  ///   cannot hold.
  /// - Complexity: O(length of the text).
  public func decimal(from string: String) -> Decimal? { rules.amounts.amount(in: string)?.decimal }

  /// The amount in a text as the nearest `Double`; the text is read as by `decimal(from:)`.
  public func double(from string: String) -> Double? { rules.amounts.amount(in: string)?.double }

  /// The text of zero, or of the limit nearest to zero.
  public var initialText: String {
    let rules = rules
    let zero = rules.amounts.zeroAmount
    return rules.amounts.text(of: rules.settings.followsCurrencyText ? zero : rules.amounts.limited(zero))
  }
}
