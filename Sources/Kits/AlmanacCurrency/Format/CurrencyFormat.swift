import AlmanacMoney
public import Foundation

/// The rules for formatting and parsing currency amounts.
///
/// It has the properties of its ``Settings``. A property that is `nil` follows from the locale and the currency, so you
/// can set properties in any order.
///
/// ```swift
/// var format = CurrencyFormat(currencyCode: "EUR", locale: Locale(identifier: "de_DE"))
/// format.decimalDigits = 0
/// (1234 as Decimal).formatted(format)  // "1.234 €", with a no-break space
/// ```
///
/// If the locale and the currency are cases of one target's generated enums, the format follows CLDR, using the enums'
/// tables. Otherwise it asks Foundation. A decoded format writes the same strings as the encoded one; if you then set
/// its locale, currency or symbol, it asks Foundation, because it doesn't know the enum.
@dynamicMemberLookup
public struct CurrencyFormat: Sendable {
  var settings: Settings { didSet { kept = RulesBox() } }

  /// The rules that follow from the settings.
  private var kept = RulesBox()

  init(_ settings: Settings) { self.settings = settings }

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - currencyCode: The ISO 4217 code of the currency. `nil` means the locale's currency.
  ///   - locale: The locale that decides how amounts are written.
  public init(currencyCode: String? = nil, locale: Locale = .autoupdatingCurrent) {
    settings = Settings(locale: locale, listedCurrency: currencyCode.map { ListedCurrency(code: $0) })
  }

  /// Creates a format with the symbol and the minor units that a list states.
  ///
  /// - Parameters:
  ///   - currency: The currency, such as `ListedCurrency(Currency.euro)` for a generated enum.
  ///   - locale: The locale that decides how amounts are written.
  public init(_ currency: ListedCurrency, locale: Locale = .autoupdatingCurrent) {
    settings = Settings(locale: locale, listedCurrency: currency)
  }

  /// Creates a format with a `Locale` or a case of a generated enum.
  ///
  /// - Parameters:
  ///   - currencyCode: The ISO 4217 code of the currency. `nil` means the locale's currency.
  ///   - locale: The locale that decides how amounts are written.
  public init(currencyCode: String? = nil, locale: some LocaleConvertible) {
    self.init(currencyCode: currencyCode)
    settings.setLocale(locale)
  }

  /// Creates a format with the symbol and the minor units that a list states, in any kind of locale.
  ///
  /// - Parameters:
  ///   - currency: The currency, such as `ListedCurrency(Currency.euro)` for a generated enum.
  ///   - locale: The locale that decides how amounts are written: a `Locale`, or a case of a generated enum.
  public init(_ currency: ListedCurrency, locale: some LocaleConvertible) {
    self.init(currency)
    settings.setLocale(locale)
  }

  /// Returns the same format with a `Locale` or a case of a generated enum.
  public func locale(_ locale: some LocaleConvertible) -> CurrencyFormat {
    var format = self
    format.settings.setLocale(locale)
    return format
  }

  /// The locale that decides how amounts are written.
  ///
  /// If you set it, the format asks Foundation. Use `locale(_:)` for a locale of a generated enum.
  public var locale: Locale {
    get { settings.locale }
    set { settings.locale = newValue }
  }

  /// A property of the settings.
  public subscript<Value>(dynamicMember property: WritableKeyPath<Settings, Value>) -> Value {
    get { settings[keyPath: property] }
    set { settings[keyPath: property] = newValue }
  }

  /// The rules of the format, with the user's current locale.
  var rules: CurrencyRules { kept.rules(of: settings) }
}

extension CurrencyFormat: Codable, Hashable {
  /// Decodes a format, which writes the same strings as the encoded one.
  public init(from decoder: any Decoder) throws { settings = try Settings(from: decoder) }

  /// Encodes the format, including the locale's pattern if it is from a generated enum.
  public func encode(to encoder: any Encoder) throws {
    var encoded = settings
    if encoded.tables != nil { encoded.pattern = rules.pattern.encoded(settings) }
    try encoded.encode(to: encoder)
  }

  /// Returns whether two formats have the same settings.
  public static func == (first: CurrencyFormat, second: CurrencyFormat) -> Bool { first.settings == second.settings }

  /// Hashes the settings.
  public func hash(into hasher: inout Hasher) { hasher.combine(settings) }
}
