import AlmanacMoney
import Foundation
import TestSupport
import Testing

@Suite struct ExactDecimalTests {
  private static let nines = String(repeating: "9", count: 38)

  @Test(arguments: [
    "0", "7", "-7", "0.0", "1.50", "-1234.50", "0.00000000000000000000000000000000000001", nines, "-0.\(nines)",
    "18446744073709551615", "18446744073709551616.5",
  ])
  func keepsWhatItReads(text: String) throws {
    let number = try ExactDecimal(text)
    #expect(number.description == text)
    #expect(try ExactDecimal("+\(text)".replacing("+-", with: "-")) == number)
  }

  @Test(arguments: [
    "", "-", "+", ".", "1.", ".5", "1..2", "1.2.3", "1e5", "1,5", " 1", "1 ", "0x1", "٣", "１", "1_000", "--1", "nan",
    "1\0",
  ])
  func refusesOtherTexts(text: String) {
    #expect(throws: MoneyError.notANumber(text)) { try ExactDecimal(text) }
  }

  @Test(arguments: ["1\(String(repeating: "0", count: 38))", "0.\(nines)9", "\(nines)\(nines)", "1.\(nines)"])
  func refusesWhatDoesNotFit(text: String) {
    #expect(throws: MoneyError.overflow) { try ExactDecimal(text) }
  }

  @Test func comparesNumbersWithOtherDecimals() throws {
    let one = try ExactDecimal("1.5")
    let same = try ExactDecimal("1.500")
    #expect(one == same && one.hashValue == same.hashValue && Set([one, same]).count == 1)
    #expect(try ExactDecimal("-0.00") == 0 && ExactDecimal("-0").description == "0")
    let texts = ["-\(Self.nines)", "-2", "-1.51", "-1.5", "0", "0.0001", "1", "1.01", Self.nines]
    let sorted = try texts.map { try ExactDecimal($0) }
    for (first, second) in zip(sorted, sorted.dropFirst()) {
      #expect(first < second && !(second < first) && first != second)
    }
  }

  @Test func addsAndMultiplies() throws {
    let (price, rate) = (try ExactDecimal("19.99"), try ExactDecimal("0.077"))
    #expect(try (price + rate).description == "20.067")
    #expect(try (rate - price).description == "-19.913")
    #expect(try (price - price).isZero)
    #expect(try (price * rate).description == "1.53923")
    #expect(try (price * -3).description == "-59.97")
    #expect(throws: MoneyError.overflow) { try ExactDecimal(Self.nines) + 1 }
    #expect(throws: MoneyError.overflow) { try ExactDecimal(Self.nines) * 2 }
    #expect(throws: MoneyError.overflow) { try ExactDecimal(Self.nines) + rate }
  }

  /// As in products.
  @Test func sumsNeedNoTrailingZeros() throws {
    let large = try ExactDecimal(Self.nines)
    let small = try ExactDecimal("0." + String(repeating: "0", count: 38))
    #expect(try (large + ExactDecimal("0.00")).description == Self.nines && small - large == -large)
    #expect(try (ExactDecimal("-1.00") + large).description == String(Self.nines.dropLast()) + "8")
    let almostTen = try ExactDecimal("9." + Self.nines.dropFirst())
    #expect(try (almostTen + ExactDecimal("0." + String(repeating: "0", count: 36) + "1")).description == "10")
    #expect(try (ExactDecimal("1.50") + ExactDecimal("1.5")).description == "3.00")
    #expect(throws: MoneyError.overflow) { try large + ExactDecimal("1.00") }
    #expect(throws: MoneyError.overflow) { try large - ExactDecimal("0.10") }
    #expect(throws: MoneyError.overflow) { try almostTen + 100 }
  }

  @Test(arguments: [
    ("2.5", ["2", "3", "3", "2", "2", "3"]), ("-2.5", ["-2", "-3", "-2", "-3", "-2", "-3"]),
    ("3.5", ["4", "4", "4", "3", "3", "4"]), ("2.4", ["2", "2", "3", "2", "2", "3"]),
    ("2.6", ["3", "3", "3", "2", "2", "3"]), ("2.50000000000000000000000001", ["3", "3", "3", "2", "2", "3"]),
    ("-0.4", ["0", "0", "0", "-1", "0", "-1"]), ("2", ["2", "2", "2", "2", "2", "2"]),
    ("9.99999999999999999999999999", ["10", "10", "10", "9", "9", "10"]),
  ])
  func rounds(text: String, expected: [String]) throws {
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrEven, .toNearestOrAwayFromZero, .up, .down, .towardZero, .awayFromZero,
    ]
    let number = try ExactDecimal(text)
    #expect(try rules.map { try number.rounded(to: 0, $0).description } == expected)
    #expect(try number.rounded(to: -5) == number.rounded(to: 0))
  }

  @Test func roundingAddsDecimals() throws {
    #expect(try ExactDecimal("-1.5").rounded(to: 3).description == "-1.500")
    #expect(throws: MoneyError.overflow) { try ExactDecimal(Self.nines).rounded(to: 1) }
  }

  /// Foundation's `Decimal` is exact for numbers of this size.
  @Test func agreesWithFoundation() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<TestSupport.rounds(40_000) {
      let texts = (0..<2).map { _ in Self.number(&random) }
      let (first, second) = (try ExactDecimal(texts[0]), try ExactDecimal(texts[1]))
      let decimals = try texts.map { try #require(Decimal(string: $0)) }
      let results = [try first + second, try first - second, try first * second]
      let expected = [decimals[0] + decimals[1], decimals[0] - decimals[1], decimals[0] * decimals[1]]
      for (result, expected) in zip(results, expected) {
        #expect(Decimal(string: result.description) == expected, "\(texts)")
      }
      #expect((first < second) == (decimals[0] < decimals[1]), "\(texts)")
      #expect((first == second) == (decimals[0] == decimals[1]), "\(texts)")
      let digits = Int.random(in: 0...6, using: &random)
      var (number, rounded) = (decimals[0], Decimal())
      NSDecimalRound(&rounded, &number, digits, .bankers)
      #expect(Decimal(string: try first.rounded(to: digits).description) == rounded, "\(texts[0]) \(digits)")
    }
  }

  private static func number(_ random: inout SeededGenerator) -> String {
    let digits = String(UInt64.random(in: 0..<(1 << UInt64.random(in: 1...59, using: &random)), using: &random))
    let decimals = Int.random(in: 0...8, using: &random)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let point = padded.index(padded.endIndex, offsetBy: -decimals)
    let sign = Bool.random(using: &random) ? "-" : ""
    return decimals == 0 ? sign + padded : "\(sign)\(padded[..<point]).\(padded[point...])"
  }
}
