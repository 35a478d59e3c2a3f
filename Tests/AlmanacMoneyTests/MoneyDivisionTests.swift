import AlmanacMoney
import TestSupport
import Testing

/// Quotients, parts, rates and sums of several currencies.
@Suite struct MoneyDivisionTests {
  private typealias Amount = Money<TestCurrency>

  @Test(
    arguments: [
      ("2", "3", 4, "0.6667"), ("-2", "3", 4, "-0.6667"), ("1", "8", 2, "0.12"), ("3", "8", 2, "0.38"),
      ("1", "3", 38, "0." + String(repeating: "3", count: 38)), ("10", "0.01", 0, "1000"), ("0", "7", 3, "0.000"),
      ("1.00", "0.0000000001", 2, "10000000000.00"), ("12345", "100", 0, "123"), ("150", "100", 0, "2"),
      ("250", "100", 0, "2"), ("2.5000001", "1", 0, "3"), ("250", "99.99999999", 0, "3"),
      (String(repeating: "9", count: 38), String(repeating: "9", count: 38), 5, "1.00000"),
      ("1", String(repeating: "9", count: 38), 38, "0." + String(repeating: "0", count: 37) + "1"),
    ]
  )
  func divides(number: String, divisor: String, decimals: Int, quotient: String) throws {
    let result = try ExactDecimal(number).divided(by: ExactDecimal(divisor), to: decimals)
    #expect(result.description == quotient)
  }

  @Test func refusesQuotients() throws {
    #expect(throws: MoneyError.divisionByZero) { try ExactDecimal(1).divided(by: 0, to: 2) }
    #expect(throws: MoneyError.divisionByZero) { try Amount(1, .euro).divided(by: ExactDecimal("0.00")) }
    #expect(throws: MoneyError.divisionByZero) { try Amount(1, .euro).ratio(to: Amount(0, .euro), decimals: 2) }
    #expect(throws: MoneyError.currencyMismatch("EUR", "USD")) {
      try Amount(1, .euro).ratio(to: Amount(1, .usDollar), decimals: 2)
    }
    #expect(throws: MoneyError.overflow) { try ExactDecimal(1).divided(by: ExactDecimal("0.01"), to: 38) }
    let large = try ExactDecimal(String(repeating: "9", count: 38))
    #expect(throws: MoneyError.overflow) { try large.divided(by: ExactDecimal("0.1"), to: 0) }
  }

  /// Every rule, against integers: the quotient of hundredths.
  @Test func roundsQuotientsOnce() throws {
    var random = SeededGenerator(seed: 11)
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrEven, .toNearestOrAwayFromZero, .up, .down, .towardZero, .awayFromZero,
    ]
    for _ in 0..<5_000 {
      let number = Int.random(in: -1_000_000...1_000_000, using: &random)
      let divisor = Int.random(in: 1...(Bool.random(using: &random) ? 8 : 100_000), using: &random)
      let (quotient, rest) = (number.magnitude * 100).quotientAndRemainder(dividingBy: divisor.magnitude)
      for rule in rules {
        let isUp =
          switch rule {
          case .up: rest > 0 && number > 0
          case .down: rest > 0 && number < 0
          case .towardZero: false
          case .awayFromZero: rest > 0
          case .toNearestOrAwayFromZero: 2 * rest >= divisor.magnitude
          default: 2 * rest > divisor.magnitude || 2 * rest == divisor.magnitude && quotient % 2 == 1
          }
        let expected = try ExactDecimal(number.signum() * Int(quotient + (isUp ? 1 : 0))) * ExactDecimal("0.01")
        #expect(try ExactDecimal(number).divided(by: ExactDecimal(divisor), to: 2, rule) == expected)
        #expect(try Amount(ExactDecimal(number), .euro).divided(by: ExactDecimal(divisor), rule).amount == expected)
      }
    }
  }

  /// What a product divides, a division gives back, for numbers of more than 64 bits, too.
  @Test func undoesProducts() throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<5_000 {
      let digits = { (count: Int) in
        try ExactDecimal((0..<count).map { _ in String(Int.random(in: 1...9, using: &random)) }.joined())
      }
      let count = Int.random(in: 1...30, using: &random)
      let (one, other) = (try digits(count), try digits(Int.random(in: 1...(37 - count), using: &random)))
      let product = try one * other
      #expect(try product.divided(by: other, to: 0) == one && product.divided(by: one, to: 0) == other)
      #expect(try (product + 1).divided(by: other, to: 0, .down) == (other == 1 ? one + 1 : one))
      #expect(try (product - 1).divided(by: other, to: 0, .up) == (other == 1 ? one - 1 : one))
    }
  }

  @Test func givesQuotientsRemaindersAndRatios() throws {
    #expect(try Amount("10.00", .euro).divided(by: 3).description == "3.33 EUR")
    #expect(try Amount(10, .swissFranc).divided(by: 3, to: .cash).description == "3.35 CHF")
    #expect(try Amount(10, .euro).divided(by: 4, to: .decimals(0)).description == "2 EUR")
    let (quotient, remainder) = try Amount("-10", .euro).quotientAndRemainder(dividingBy: 3)
    #expect(quotient.description == "-3.33 EUR" && remainder.description == "-0.01 EUR")
    #expect(try Amount("10.005", .euro).quotientAndRemainder(dividingBy: 2).remainder.description == "0.001 EUR")
    #expect(try Amount(5, .euro).ratio(to: Amount(20, .euro), decimals: 4).description == "0.2500")
  }

  @Test func splitsInCash() throws {
    let francs = try Amount("8.00", .swissFranc)
    #expect(try francs.split(into: 3, to: .cash).map(\.description) == ["2.70 CHF", "2.65 CHF", "2.65 CHF"])
    #expect(try francs.allocated(by: [2, 1], to: .cash).map(\.amount.description) == ["5.35", "2.65"])
    #expect(try Amount("8", .swissFranc).split(into: 2, to: .cash) == [Amount(4, .swissFranc), Amount(4, .swissFranc)])
    for amount in ["8.02", "8.001", "0.01"] {
      #expect(throws: MoneyError.notInCash("\(amount) CHF")) {
        try Amount(amount, .swissFranc).split(into: 2, to: .cash)
      }
    }
    // Their smallest coin is the minor unit.
    #expect(try Amount("0.050", .euro).split(into: 2, to: .cash).map(\.description) == ["0.03 EUR", "0.02 EUR"])
    #expect(throws: MoneyError.notInCash("0.005 EUR")) { try Amount("0.005", .euro).split(into: 2, to: .cash) }
  }

  @Test func partsNeedNoMemory() throws {
    let parts = try Amount("100000.00", .euro).split(into: 10_000_000)
    #expect(try parts.count == 10_000_000 && parts[9_999_999].amount == ExactDecimal("0.01"))
    #expect(try Amount("0.02", .euro).split(into: 3).map(\.minorUnits) == [1, 1, 0])
    let whole = try Amount(String(repeating: "9", count: 36), .euro)
    #expect(try Array(whole.split(into: 1)) == [whole])
    #expect(throws: MoneyError.invalidPartCount(10_000_001)) { try whole.split(into: 10_000_001) }
  }

  @Test func checksTheCurrenciesOfARate() throws {
    let rate = try ExchangeRate(from: TestCurrency.euro, to: .usDollar, "1.0873")
    #expect(try Amount(20, .euro).converted(by: rate).rounded().description == "21.75 USD")
    #expect(throws: MoneyError.currencyMismatch("USD", "EUR")) { try Amount(20, .usDollar).converted(by: rate) }
    let back = try rate.inverted()
    #expect(back.from == .usDollar && back.to == .euro && back.rate.description == "0.9197093718")
    #expect(try Amount("21.75", .usDollar).converted(by: back).rounded().description == "20.00 EUR")
    #expect(throws: MoneyError.invalidRate("0")) { try ExchangeRate(from: TestCurrency.euro, to: .usDollar, 0) }
    #expect(throws: MoneyError.invalidRate("-1.5")) { try ExchangeRate(from: TestCurrency.euro, to: .usDollar, "-1.5") }
    #expect(throws: MoneyError.invalidRate("1.5")) { try ExchangeRate(from: TestCurrency.euro, to: .euro, "1.5") }
    #expect(try ExchangeRate(from: TestCurrency.euro, to: .euro, 1).rate == 1)
    #expect(throws: MoneyError.notANumber("1,5")) { try ExchangeRate(from: TestCurrency.euro, to: .usDollar, "1,5") }
    #expect(throws: MoneyError.invalidRate("0.00")) {
      try ExchangeRate(from: TestCurrency.euro, to: .usDollar, 10_000).inverted(decimals: 2)
    }
  }

  @Test func sumsSeveralCurrencies() throws {
    var bag = try MoneyBag([Amount(5, .euro), Amount(8, .swissFranc), Amount("2.50", .euro)])
    #expect(bag.amounts.map(\.description) == ["8 CHF", "7.50 EUR"] && bag[.usDollar] == Amount(0, .usDollar))
    let rate = try ExchangeRate(from: TestCurrency.swissFranc, to: .euro, "1.05")
    #expect(try bag.sum(in: .euro, [rate]).description == "15.90 EUR")
    #expect(throws: MoneyError.currencyMismatch("CHF", "EUR")) { try bag.sum(in: .euro) }
    try bag.add(Amount(-8, .swissFranc))
    #expect(try bag == MoneyBag([Amount("7.5", .euro)]) && bag.sum(in: .euro) == Amount("7.5", .euro))
  }

  @Test func becomesOtherNumbers() throws {
    #expect(try Int(exactly: Amount("12.00", .euro)) == 12 && Int(exactly: Amount("12.50", .euro)) == nil)
    #expect(try Int8(exactly: ExactDecimal("-128.0")) == -128 && Int8(exactly: ExactDecimal(128)) == nil)
    #expect(try UInt(exactly: ExactDecimal(-1)) == nil && UInt64(exactly: ExactDecimal("18446744073709551615")) == .max)
    #expect(try Double(ExactDecimal("19.99")) == 19.99)
  }
}
