import Foundation
import TestSupport
import Testing

/// Packages that use the lists and flags that Almanac ships.
@Suite struct WorldTests {
  @Test(arguments: BuildSystem.allCases)
  func isThereWithoutInput(buildSystem: BuildSystem) async throws {
    let app = ConsumerTarget(
      name: "Bare",
      program: """
        @main struct Bare {
          static func main() {
            let japan = Country.jp
            print(japan.name, japan.capital ?? "", japan.currencies, japan.languages, japan.borders)
            print(japan.flag.width, japan.flag.png.prefix(4), Country.resolving("nowhere") == .xx)
            print(Country.search("swi").first ?? .xx, Emoji(shortcode: "tada")?.name ?? "", Currency.dollar.minorUnits)
            print(CurrencyLocale.germanSwitzerland.currency ?? .euro, Language.german.nativeName ?? "")
            print(Country.allCases.count, EmojiCategory.allCases.count)
          }
        }
        """
    )
    try await ConsumerFolder.withPackage(buildSystem, main: app) { package in
      try package.buildCleanly()
      #expect(
        try package.run().hasSuffix(
          """
          Japan Tokyo [Bare.Currency.japaneseYen] [Bare.Language.japanese] []
          128 [137, 80, 78, 71] true
          ch party popper 2
          swissFranc Deutsch
          253 9

          """
        )
      )
    }
  }

  @Test(arguments: BuildSystem.allCases)
  func isALibrary(buildSystem: BuildSystem) async throws {
    let shop = ConsumerTarget(
      name: "WorldShop",
      usesPlugin: false,
      products: ["Almanac", "AlmanacWorld", "AlmanacCurrency"],
      program: """
        import Almanac
        import AlmanacCurrency
        import AlmanacWorld
        import Foundation

        func label(_ country: some CountryFacts & CountryFlags) -> String { country.flag.width == 128 ? country.name : "" }

        @main struct WorldShop {
          static func main() {
            let formatter = CurrencyFormatter { $0.currency = .euro; $0.locale = CurrencyLocale.germanGermany }
            print(formatter.string(from: 30) ?? "", 5.formatted(.currency(.euro, locale: .germanGermany)))
            print(label(Country.jp), Country.jp.name(in: "uk") ?? "", Country.jp.flag.width, Currency.euro.name(in: "ja") ?? "")
            print(Language.german.name(in: "fr") ?? "", Emoji.search("wave").contains { $0.character == "👋" })
            print(Weekday.monday == Country.ch.firstDayOfWeek, Currency.dollar, CurrencyLocale.englishUnitedStates)
          }
        }
        """
    )
    try await ConsumerFolder.withPackage(buildSystem, main: shop) { package in
      try package.buildCleanly()
      #expect(
        try package.run().hasSuffix(
          """
          30,00\u{A0}€ 5,00\u{A0}€
          Japan Японія 128 ユーロ
          allemand true
          true usDollar englishUnitedStates

          """
        )
      )
    }
  }

  /// Bulgaria's euro: both currencies were legal tender for a month.
  @Test func knowsTheCurrenciesOfADay() async throws {
    let app = ConsumerTarget(
      name: "Dated",
      program: """
        import Almanac

        @main struct Dated {
          static func main() {
            for day in ["2025-12-31", "2026-01-15", "2026-01-31", "2026-02-01"].compactMap({ CalendarDate($0) }) {
              print(day, Country.bg.currencies(on: day).map(\\.rawValue))
            }
            print(Country.bg.currencies, Country.ch.currencies(on: CalendarDate(2026, 1, 1)))
            for use in Currency.bulgarianLev.uses {
              print(use.country, use.from?.description ?? "", use.to?.description ?? "", use.isTender)
            }
            print(Currency.wirFranc.uses.map(\\.isTender), Country.ne.workingLanguages, Country.ne.languages)
            print(Currency.swissFranc.cashRounding, Currency.iraqiDinar.minorUnits, Currency.iraqiDinar.displayDigits)
            print(Currency.swedishKrona.cashDigits, Currency.gold.minorUnits, Currency.hungarianForint.cashDigits)
          }
        }
        """
    )
    try await ConsumerFolder.withPackage(.native, main: app) { package in
      let settings = """
        {
          countries: { data: "world" },
          currencies: { data: "world", historic: true },
          languages: { data: "world" },
        }
        """
      try package.add("almanac.json", settings)
      try package.buildCleanly()
      #expect(
        try package.run().hasSuffix(
          """
          2025-12-31 ["BGN"]
          2026-01-15 ["EUR", "BGN"]
          2026-01-31 ["EUR", "BGN"]
          2026-02-01 ["EUR"]
          [Dated.Currency.euro] [Dated.Currency.swissFranc]
          bg 1999-07-05 2026-01-31 true
          [false] [Dated.Language.french, Dated.Language.english] [Dated.Language.hausa]
          5 3 0
          0 2 0

          """
        )
      )
    }
  }

  /// Only a target that asks for subdivisions has them.
  @Test(arguments: BuildSystem.allCases) func hasSubdivisions(buildSystem: BuildSystem) async throws {
    let app = ConsumerTarget(
      name: "Parts",
      program: """
        @main struct Parts {
          static func main() {
            print(Subdivision.allCases.count, Country.us.subdivisions.count, Country.va.subdivisions.count)
            let kent = Subdivision.gbKent
            print(kent.rawValue, kent.code, kent.name, kent.type ?? "", kent.country == .gb, kent.parent == .gbEngland)
            let england = Subdivision.gbEngland
            print(england.parent == nil, england.children.count > 100, england.children.contains(kent))
            print(kent.children, Subdivision(rawValue: "us-CA") == .usCalifornia, Subdivision(rawValue: "US-CA") == nil)
            print(england.name(in: "de") ?? "", Subdivision.search("californ").map(\\.rawValue))
            print(Country.allCases.allSatisfy { $0.subdivisions.allSatisfy { $0.children.allSatisfy { $0.parent != nil } } })
            print(Country.allCases.map(\\.subdivisions.count).reduce(0, +))
          }
        }
        """
    )
    try await ConsumerFolder.withPackage(buildSystem, main: app) { package in
      try package.add(
        "almanac.json",
        "{ countries: { data: \"world\" }, subdivisions: { data: \"world\", languages: [\"de\"] } }"
      )
      try package.buildCleanly()
      let printed = try package.run()
      #expect(
        printed.hasSuffix(
          """
          5046 57 0
          gb-KEN GB-KEN Kent Two-tier county true true
          true true true
          [] true true
          England ["us-CA", "mx-BCN", "mx-BCS"]
          true
          5046

          """
        ),
        "\(printed.suffix(1_000))"
      )
    }
  }

  @Test func hasEighteenLanguages() async throws {
    let languages = "ar de es fr hi it ja ko nl pl pt ru sv tr uk vi zh".split(separator: " ").map(String.init)
    let app = ConsumerTarget(
      name: "Languages",
      program: """
        @main struct Languages {
          static func main() {
            for language in \(languages) {
              guard let country = Country.jp.name(in: language), let currency = Currency.euro.name(in: language),
                let name = Language.german.name(in: language), let emoji = Emoji("❤️")?.name(in: language)
              else { fatalError(language) }
              print(language, country, currency, name, emoji, Emoji.search(emoji, languages: [language]).contains { $0.character == "❤️" })
            }
            print(Emoji.search("herz", languages: ["de"]).count)
          }
        }
        """
    )
    try await ConsumerFolder.withPackage(.native, main: app) { package in
      try package.add("almanac.json", "{ nameLanguages: \(languages) }")
      try package.buildCleanly()
      let lines = try package.run().split(separator: "\n")
      #expect(lines.count >= languages.count + 1)
      #expect(lines.contains("uk Японія євро німецька червоне серце true"), "\(lines)")
      #expect(lines.last.flatMap { Int($0) } ?? 0 > 20, "\(lines)")
    }
  }
}
