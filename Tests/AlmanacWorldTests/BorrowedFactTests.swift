import Almanac
import AlmanacWorld
import Testing

/// Facts as bytes in the binary.
@Suite struct BorrowedFactTests {
  private func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func areTheUTF8OfTheTexts() {
    for country in Country.allCases {
      #expect(country.withName(text) == country.name)
      #expect(country.withCapital(text) == country.capitals.first ?? "")
      #expect(country.capital == country.capitals.first)
    }
    for currency in Currency.allCases {
      #expect(currency.withName(text) == currency.name)
      #expect(currency.withSymbol(text) == currency.symbol)
    }
    for locale in CurrencyLocale.allCases { #expect(locale.withName(text) == locale.name) }
    for language in Language.allCases { #expect(language.withName(text) == language.name) }
    for emoji in Emoji.all { #expect(emoji.withName(text) == emoji.name) }
  }

  @Test func throwWhatTheClosureThrows() {
    #expect(throws: MissingName.self) {
      try Country.ch.withName { (name: UnsafeBufferPointer<UInt8>) throws(MissingName) in throw MissingName() }
    }
  }

  private struct MissingName: Error {}
}
