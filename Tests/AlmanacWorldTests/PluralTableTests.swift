import Almanac
import AlmanacMoney
import AlmanacWorld
import Testing

@testable import AlmanacAmountForms

/// The categories are those that CLDR's samples state.
@Suite struct PluralTableTests {
  /// The numbers of each category, as they are written, in a language.
  @Test(arguments: [
    "en one: 1; other: 0 2 1.0 1.00 0.1 1.5 1000000",
    "fr one: 0 1 0.0 1.5 1.99; many: 1000000 2000000; other: 2 2.0 1000000.0",
    "pt_PT one: 1; many: 1000000; other: 0 1.0 2", "ja other: 0 1 1.0 5", "da one: 1 0.1 1.6 1.0; other: 0 2 0.0 2.0",
    "ar zero: 0 0.00; one: 1 1.0; two: 2 2.0; few: 3 103 1010; many: 11 99 1011; other: 100 102 0.1 1000000",
    "ru one: 1 21 1001; few: 2 24 102; many: 0 5 11 14 111 1000000; other: 0.0 1.0 1.5 1000000.0",
    "pl one: 1; few: 2 24 102; many: 0 5 12 21 100; other: 1.0 0.5",
    "cs one: 1; few: 2 4; many: 0.0 1.0 1.5; other: 0 5 100",
    "lt one: 1 21 1.0 21.00; few: 2 9 102 2.0; many: 0.1 1.7 10.1; other: 0 10 11 19 0.0 11.0",
    "lv zero: 0 10 11 19 0.0 11.0 2.11 100; one: 1 21 0.1 1.0 1.21 10.1; other: 2 9 0.2 1.9 10.2",
    "sl one: 1 101; two: 2 102; few: 3 4 104 0.0 1.5; other: 0 5 100",
    "mk one: 1 21 0.1 1.1 10.1; other: 0 2 11 0.11 1.0",
    "ga one: 1 1.0; two: 2 2.0; few: 3 6 3.0; many: 7 10 7.0; other: 0 11 0.5",
    "is one: 1 21 0.1 1.0 1.1; other: 0 11 0.0 2.0",
    "fil one: 0 1 2 3 5 0.0 0.3 1.5; other: 4 6 9 0.4 1.6",
    "mt one: 1; two: 2; few: 0 3 10 103; many: 11 19; other: 20 0.1",
    "kw zero: 0; one: 1; two: 2 22 1000 100000; few: 3 23; many: 21 41 101 1001; other: 4 19 0.5 10000000",
    "he one: 1 0.1 0.95; two: 2; other: 0 3 1.0 2.0 1.5",
    "br one: 1 21; two: 2 22; few: 3 9 23; many: 1000000; other: 0 5 71 72",
    "sr_Latn one: 1 21 0.1 1.1; few: 2 34 0.2 1.4; other: 0 5 11 1.0 0.5", "qaa other: 0 1 2",
  ])
  func isThatOfCLDR(line: String) throws {
    let (language, rest) = try #require(line.firstIndex(of: " ").map { (line[..<$0], line[$0...]) })
    let locale = language == "qaa" ? .current : try #require(CurrencyLocale(rawValue: String(language)))
    for part in rest.split(separator: ";") {
      let words = part.split(separator: " ")
      for number in words.dropFirst() {
        let amount = try #require(AmountDigits(plainNumber: String(number)))
        let operands = PluralOperands(amount, minimumDecimals: 0)
        let category = CurrencyLocale._plurals.category(of: operands, inLocale: locale._tableIndex)
        #expect("\(category):" == words[0], "\(language) \(number)")
      }
    }
  }

  @Test func knowsLargeNumbers() throws {
    func category(_ number: String, minimumDecimals: Int = 0) throws -> PluralCategory {
      let operands = PluralOperands(try #require(AmountDigits(plainNumber: number)), minimumDecimals: minimumDecimals)
      return CurrencyLocale._plurals.category(of: operands, inLocale: CurrencyLocale.polish._tableIndex)
    }
    #expect(try category("10000000000000000000000000000000000002") == .few && category("1e300") == .many)
    #expect(try category("12e20") == .many && category("22") == .few && category("2e1") == .many)
    #expect(try category("1") == .one && category("1", minimumDecimals: 2) == .other)
    #expect(
      try category("10000000000000000001") == .many && category("1.00000000000000000000000000000000001") == .other
    )
  }
}
