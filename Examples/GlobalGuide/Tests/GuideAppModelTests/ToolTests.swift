import Almanac
import AlmanacWorld
import Guide
import GuideAppModel
import GuideData
import Testing

@MainActor @Suite struct ToolTests {
  @Test func writesAnAmountInTwoFormats() {
    let amounts = AmountsModel()
    #expect(amounts.converted == nil)
    amounts.text = "€1,234.50"
    #expect(amounts.converted == "1.234,50\u{A0}€")
    amounts.swap()
    #expect(amounts.text == "1.234,50\u{A0}€")
    #expect(amounts.converted == "€1,234.50")
    #expect((amounts.locale, amounts.other) == (.germanGermany, .englishUnitedStates))
  }

  @Test func keepsTheAmountWhenItsFormatChanges() {
    let amounts = AmountsModel()
    amounts.text = "€1,234.50"
    amounts.choose(locale: "de_DE")
    #expect(amounts.text == "1.234,50\u{A0}€")
    amounts.choose(currency: "USD")
    #expect(amounts.text == "1.234,50\u{A0}$")
    amounts.choose(other: "en_US")
    #expect(amounts.converted == "$1,234.50")
    for name in ["", "zz", "../etc"] {
      amounts.choose(locale: name)
      amounts.choose(currency: name)
      amounts.choose(other: name)
    }
    #expect(amounts.text == "1.234,50\u{A0}$")
  }

  @Test func findsCurrenciesAndLocales() {
    let amounts = AmountsModel()
    #expect(amounts.currencies(matching: "").count == Currency.allCases.count)
    #expect(amounts.currencies(matching: "japan").first?.id == "JPY")
    #expect(amounts.locales(matching: "").count == CurrencyLocale.allCases.count)
    #expect(amounts.locales(matching: "switzerland").contains { $0.id == "de_CH" })
  }

  @Test func comparesTwoCountries() async throws {
    let model = ComparisonModel(countries: await World.countries())
    #expect(model.comparison == nil && model.country(nil) == nil)
    model.begin(with: "jp")
    model.right = "ch"
    #expect(model.comparison?.left.name == "Japan")
    model.begin(with: "ch")
    #expect((model.left, model.right) == ("ch", "jp"), "The other country stays.")
    model.swap()
    let comparison = try #require(model.comparison)
    let row = try #require(comparison.rows.first { $0.key == .capital })
    #expect(comparison.spoken(row) == "Capital. Japan: Tokyo. Switzerland: Bern.")
    #expect(model.choices(matching: "japan").map(\.id) == ["jp"])
    #expect(model.choices(matching: "").count == 250)
  }

  @Test func picksEmoji() async throws {
    let model = EmojiModel(countries: await World.countries(.german))
    model.query = "herz"
    #expect(model.picker.category == nil)
    model.pick(try #require(model.picker.cells.first))
    #expect(!model.text.isEmpty)
    let tab = try #require(model.picker.tabs.last)
    model.show(tab)
    #expect(model.query.isEmpty)
    #expect(model.picker.category?.rawValue == tab.id)
    model.show(try #require(model.picker.tabs.first { $0.id == "People & Body" }))
    #expect(model.picker.cells.count == model.picker.count, "The list is not cut.")
    model.tone = .dark
    model.text = ""
    model.pick(try #require(model.picker.cells.first { $0.supportsSkinTone }))
    #expect(model.text.unicodeScalars.contains("\u{1F3FF}"))
  }
}
