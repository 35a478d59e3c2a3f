import Almanac
import AlmanacMoney

/// What is counted: an operation of the enums of the whole world, as a target with the plugin has them.
struct Operation: Sendable {
  let name: String

  /// Runs the operation, and returns a number that depends on its result, so that the compiler keeps it.
  let run: @Sendable () -> Int

  init(_ name: String, _ run: @escaping @Sendable () -> Int) {
    self.name = name
    self.run = run
  }

  static let all = lookups + facts + searches + amounts

  private static let lookups = [
    Operation("Country(rawValue:), found") { index(Country(rawValue: opaque("us"))) },
    Operation("Country(rawValue:), not found") { index(Country(rawValue: opaque("qq"))) },
    Operation("Currency(rawValue:)") { index(Currency(rawValue: opaque("EUR"))) },
    Operation("CurrencyLocale(rawValue:)") { index(CurrencyLocale(rawValue: opaque("de_CH"))) },
    Operation("Language(rawValue:)") { index(Language(rawValue: opaque("ja"))) },
    Operation("Country(normalizing:)") { index(Country(normalizing: opaque("en_US"))) },
    Operation("Emoji(shortcode:), found") { Int(Emoji(shortcode: opaque("tada"))?._tableIndex ?? 0) },
    Operation("Emoji(shortcode:), not found") { Int(Emoji(shortcode: opaque("tadaa"))?._tableIndex ?? 0) },
    Operation("Emoji(_:), a character") { Int(Emoji(opaque("🎉"))?._tableIndex ?? 0) },
    Operation("Emoji(_:), with a selector") { Int(Emoji(opaque("❤️"))?._tableIndex ?? 0) },
    Operation("Emoji(_:), with a skin tone") { Int(Emoji(opaque("👍🏽"))?._tableIndex ?? 0) },
  ]

  private static let facts = [
    Operation("Country.rawValue") { opaque(Country.us).rawValue.utf8.count },
    Operation("Country.name") { opaque(Country.ch).name.utf8.count },
    Operation("Country.capital") { opaque(Country.ch).capital?.utf8.count ?? 0 },
    Operation("Country.population") { opaque(Country.ch).population ?? 0 },
    Operation("Country.currencies") { opaque(Country.ch).currencies.count },
    Operation("Country.flag.png") { opaque(Country.jp).flag.png.count },
    Operation("Currency.symbol") { opaque(Currency.euro).symbol.utf8.count },
    Operation("Emoji.name") { opaque(tada).name.utf8.count },
    Operation("EmojiCategory.emojis, of all categories") {
      EmojiCategory.allCases.reduce(0) { $0 + $1.emojis.count }
    },
  ]

  private static let searches = [
    Operation("Country.search(_:)") { Country.search(opaque("united")).count },
    Operation("Emoji.search(_:)") { Emoji.search(opaque("party")).count },
  ]

  private static let amounts = [
    Operation("AmountFormat.string(from: Double)") { opaque(format).string(from: opaque(1234.5)).utf8.count },
    Operation("AmountFormat.string(from: Money)") { opaque(format).string(from: opaque(price)).utf8.count },
    Operation("AmountFormat.parse(_:)") { (try? opaque(format).parse(opaque("1.234,50\u{A0}€"))) == price ? 1 : 0 },
    Operation("AmountFormat(_:_:), and a text") {
      AmountFormat(opaque(CurrencyLocale.germanGermany), opaque(Currency.euro)).string(from: opaque(1234.5)).utf8.count
    },
  ]

  private static let tada = Emoji(shortcode: "tada") ?? Emoji(_tableIndex: 0)
  private static let format = AmountFormat(CurrencyLocale.germanGermany, Currency.euro)
  private static let price = (try? Money(minorUnits: 123_450, .euro)) ?? Money(.zero, .euro)

  private static func index(_ value: (some IndexedEnum)?) -> Int { value?._tableIndex ?? -1 }
}

/// Returns the value, of which the compiler knows nothing after that, so that it can't compute results.
@inline(never)
private func opaque<Value>(_ value: Value) -> Value { value }
