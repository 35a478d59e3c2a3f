import Foundation
import TestSupport
import Testing

/// Targets that use the lists and flags that Almanac ships.
extension ConsumerCase {
  /// A target without input gets the whole world.
  static let world: ConsumerCase = {
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
    return ConsumerCase(targets: [app]) { package in
      let output = try package.run()
      #expect(
        output.hasSuffix(
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
  }()

  /// AlmanacWorld needs no plugin.
  static let worldLibrary: ConsumerCase = {
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
    return ConsumerCase(targets: [shop]) { package in
      let output = try package.run()
      #expect(
        output.hasSuffix(
          """
          30,00\u{A0}€ 5,00\u{A0}€
          Japan Японія 128 ユーロ
          allemand true
          true usDollar englishUnitedStates

          """
        )
      )
    }
  }()

  /// Everything that a target can ask for: subdivisions, historic currencies, and the names in all languages.
  static let worldOnDemand: ConsumerCase = {
    let languages = "ar de es fr hi it ja ko nl pl pt ru sv tr uk vi zh".split(separator: " ").map(String.init)
    let app = ConsumerTarget(
      name: "Demanding",
      program: """
        import Almanac

        @main struct Demanding {
          static func main() {
            printDates()
            printSubdivisions()
            for language in \(languages) { printNames(in: language) }
            print(Emoji.search("herz", languages: ["de"]).count > 20)
          }

          /// Bulgaria's euro: both currencies were legal tender for a month.
          private static func printDates() {
            for day in ["2025-12-31", "2026-01-15", "2026-01-31", "2026-02-01"].compactMap({ CalendarDate($0) }) {
              print(day, Country.bg.currencies(on: day).map(\\.rawValue))
            }
            print(Country.bg.currencies, Country.ch.currencies(on: CalendarDate(year: 2026, month: 1, day: 1)))
            for use in Currency.bulgarianLev.uses {
              print(use.country, use.from?.description ?? "", use.to?.description ?? "", use.isTender)
            }
            print(Currency.wirFranc.uses.map(\\.isTender), Country.ne.workingLanguages, Country.ne.languages)
            print(Currency.swissFranc.cashRounding, Currency.iraqiDinar.minorUnits, Currency.iraqiDinar.displayDigits)
            print(Currency.swedishKrona.cashDigits, Currency.gold.minorUnits, Currency.hungarianForint.cashDigits)
          }

          private static func printSubdivisions() {
            print(Subdivision.allCases.count, Country.us.subdivisions.count, Country.va.subdivisions.count)
            let kent = Subdivision.gbKent
            print(kent.rawValue, kent.code, kent.name, kent.type ?? "", kent.country == .gb, kent.parent == .gbEngland)
            let england = Subdivision.gbEngland
            print(england.parent == nil, england.children.count > 100, england.children.contains(kent))
            print(kent.children, Subdivision(rawValue: "us-CA") == .usCalifornia, Subdivision(rawValue: "US-CA") == nil)
            print(["US-CA", "us-CA", "gb-eng", "US", "", "-"].map { Subdivision(code: $0)?.rawValue ?? "" })
            print(england.name(in: "de") ?? "", Subdivision.search("californ").map(\\.rawValue))
            print(["Bayern", "Wien", "Lombardia", "Genève"].map { Subdivision.search($0).first?.rawValue ?? "" })
            print(Subdivision(named: "bavaria", in: .de)?.rawValue ?? "", Subdivision(named: "Bayern", in: .at) == nil)
            print(Country.allCases.allSatisfy { $0.subdivisions.allSatisfy { $0.children.allSatisfy { $0.parent != nil } } })
            print(Country.allCases.map(\\.subdivisions.count).reduce(0, +))
          }

          private static func printNames(in language: String) {
            guard let country = Country.jp.name(in: language), let currency = Currency.euro.name(in: language),
              let name = Language.german.name(in: language), let emoji = Emoji("❤️")?.name(in: language)
            else { fatalError(language) }
            let isFound = Emoji.search(emoji, languages: [language]).contains { $0.character == "❤️" }
            print(language, country, currency, name, emoji, isFound)
          }
        }
        """
    )
    let settings = """
      {
        nameLanguages: \(languages),
        countries: { data: "world" },
        subdivisions: { data: "world", languages: ["de"] },
        currencies: { data: "world", historic: true },
        languages: { data: "world" },
        emoji: { data: "world" },
      }
      """
    return ConsumerCase(targets: [app], files: ["Demanding/almanac.json": settings]) { package in
      let lines = try package.run().split(separator: "\n").map(String.init)
      let known = """
        2025-12-31 ["BGN"]
        2026-01-15 ["EUR", "BGN"]
        2026-01-31 ["EUR", "BGN"]
        2026-02-01 ["EUR"]
        [Demanding.Currency.euro] [Demanding.Currency.swissFranc]
        bg 1999-07-05 2026-01-31 true
        [false] [Demanding.Language.french, Demanding.Language.english] [Demanding.Language.hausa]
        5 3 0
        0 2 0
        5046 57 0
        gb-KEN GB-KEN Kent Two-tier county true true
        true true true
        [] true true
        ["us-CA", "us-CA", "gb-ENG", "", "", ""]
        England ["us-CA", "mx-BCN", "mx-BCS"]
        ["de-BY", "at-9", "it-25", "ch-GE"]
        de-BY true
        true
        5046
        """.split(separator: "\n").map(String.init)
      let count = known.count + languages.count + 1
      #expect(lines.suffix(count).prefix(known.count) == known[...], "\(lines)")
      #expect(lines.contains("uk Японія євро німецька червоне серце true"), "\(lines)")
      #expect(lines.last == "true")
    }
  }()
}
