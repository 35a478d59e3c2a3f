/// A currency with the properties that your own list states.
///
/// Formatters write its symbol and minor units in all locales. A target with a list of currencies can create it from a
/// case: `ListedCurrency(Currency.euro)`.
///
/// ```swift
/// let bitcoin = ListedCurrency(code: "XBT", symbol: "₿", minorUnits: 8)
/// CurrencyFormatter(CurrencyFormat(bitcoin, locale: Locale(identifier: "en_US"))).string(from: 0.5)  // "₿0.50000000"
/// ```
public struct ListedCurrency: Codable, Hashable, Sendable {
  /// The code, such as `"EUR"`.
  public var code: String

  /// The symbol, or `nil` for the one that a locale writes.
  public var symbol: String?

  /// The number of decimals, limited to 0...30, or `nil` for the usual one.
  public var minorUnits: Int?

  /// Creates a currency.
  ///
  /// - Parameters:
  ///   - code: The code, such as `"EUR"`.
  ///   - symbol: The symbol, or `nil` for the one that a locale writes.
  ///   - minorUnits: The number of decimals, limited to 0...30, or `nil` for the usual one.
  public init(code: String, symbol: String? = nil, minorUnits: Int? = nil) {
    self.code = code
    self.symbol = symbol
    self.minorUnits = minorUnits
  }
}
