import AlmanacMoney
import Foundation
import TestSupport
import Testing

@Suite struct MoneyTests {
  private typealias Amount = Money<TestCurrency>

  @Test(arguments: [
    ("19.99", 1999), ("-0.01", -1), ("5", 500), ("5.10", 510), ("92233720368547758.07", Int.max),
    ("-92233720368547758.08", Int.min), ("0.005", nil), ("92233720368547758.08", nil), ("1e30", nil),
    ("99999999999999999999999999999999999999", nil),
  ])
  func givesMinorUnits(amount: String, units: Int?) throws {
    guard let money = try? Amount(amount, .euro) else { return }
    #expect(money.minorUnits == units)
    if let units { #expect(try Amount(minorUnits: units, .euro) == money) }
    #expect(Double(money) == Double(amount))
  }

  @Test func countsTheMinorUnitsOfTheCurrency() throws {
    #expect(try Amount("5", .japaneseYen).minorUnits == 5 && Amount("5", .kuwaitiDinar).minorUnits == 5000)
    #expect(try Amount("5.5", .japaneseYen).minorUnits == nil && Amount("5.50", .japaneseYen).rounded().minorUnits == 6)
  }

  @Test func productsKeepTheirDecimals() throws {
    #expect(try (Amount("1.00", .euro) * 3).description == "3.00 EUR")
    for quantity in [-2, 0, 7] {
      #expect(try Amount("0.10", .euro) * quantity == Amount(minorUnits: 10 * quantity, .euro))
    }
    #expect(try (Amount("1.50", .euro) * ExactDecimal("0.10")).description == "0.1500 EUR")
    #expect(try (Amount("0.00", .euro) * 7).description == "0.00 EUR")
  }

  /// Zeros at the end don't have to fit.
  @Test func productsThatFitDoNotOverflow() throws {
    let number = try ExactDecimal("488350.784998451966538307338521155153")
    #expect(try (number * 1360).description == "664157067.59789467449209798038877100808")
    let eighth = try ExactDecimal("0.12500000000000000001")
    #expect(try (eighth * ExactDecimal("80000000000000000000")).description == "10000000000000000000.8")
    let small = try ExactDecimal("0." + String(repeating: "0", count: 30) + "5")
    #expect(try (small * ExactDecimal("0.0000020")).description == "0." + String(repeating: "0", count: 35) + "100")
    #expect(throws: MoneyError.overflow) { try small * ExactDecimal("0.00000001") }
    #expect(throws: MoneyError.overflow) { try number * number }
  }

  @Test func isExact() throws {
    let price = try Amount("19.99", .euro)
    #expect(try price == Amount(minorUnits: 1999, .euro))
    #expect(try (price * 3 + Amount(minorUnits: 450, .euro)).description == "64.47 EUR")
    #expect(try Amount(minorUnits: -5, .bitcoin).description == "-0.00000005 XBT")
    #expect(try Amount(minorUnits: 5, .japaneseYen) == Amount(5, .japaneseYen))
    #expect(try Array(repeating: Amount("0.1", .euro), count: 10).sum(in: .euro) == Amount(1, .euro))
    #expect(try [Amount]().sum(in: .usDollar) == Amount(0, .usDollar))
    var total = price
    try total -= Amount("0.99", .euro)
    try total += Amount(1, .euro)
    #expect(total.amount == 20)
  }

  @Test func neverMixesCurrencies() throws {
    let (euro, dollar) = (Amount(1, .euro), Amount(1, .usDollar))
    let error = MoneyError.currencyMismatch("EUR", "USD")
    #expect(euro != dollar)
    #expect(throws: error) { try euro + dollar }
    #expect(throws: error) { try euro - dollar }
    #expect(throws: error) { try euro < dollar }
    #expect(throws: error) { try euro >= dollar }
    #expect(throws: error) { try [euro, dollar].sum(in: .euro) }
    #expect(throws: error) { try [dollar].sum(in: .euro) }
    #expect(try euro < Amount("1.01", .euro) && euro <= euro && euro >= euro && !(euro > euro))
  }

  @Test func convertsByARate() throws {
    let francs = try Amount("100", .euro).converted(to: .swissFranc, rate: ExactDecimal("0.9275"))
    #expect(francs.description == "92.7500 CHF")
    #expect(try francs.rounded(to: .cash).description == "92.75 CHF")
    #expect(try Amount("92.77", .swissFranc).rounded(to: .cash).description == "92.75 CHF")
    #expect(try Amount("92.78", .swissFranc).rounded(to: .cash).description == "92.80 CHF")
    #expect(try Amount("92.775", .swissFranc).rounded(to: .cash).description == "92.80 CHF")
    #expect(try Amount("-92.725", .swissFranc).rounded(to: .cash, .towardZero).description == "-92.70 CHF")
    #expect(try Amount("1.005", .euro).rounded().description == "1.00 EUR")
    #expect(try Amount("1.005", .euro).rounded(to: .decimals(1), .up).description == "1.1 EUR")
    #expect(try Amount(7, .kuwaitiDinar).rounded().description == "7.000 KWD")
  }

  @Test func roundsToCoins() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      // In hundred-thousandths of a franc, of which a coin of five centimes has 5,000.
      let parts = Int.random(in: -10_000_000...10_000_000, using: &random) / 50 * Int.random(in: 1...50, using: &random)
      let (coins, rest) = parts.magnitude.quotientAndRemainder(dividingBy: 5_000)
      let nearest = coins + (rest > 2_500 || rest == 2_500 && !coins.isMultiple(of: 2) ? 1 : 0)
      let amount = try Amount(ExactDecimal(parts) * ExactDecimal("0.00001"), .swissFranc)
      let expected = try Amount(minorUnits: parts.signum() * Int(nearest) * 5, .swissFranc)
      #expect(try amount.rounded(to: .cash) == expected, "\(parts)")
    }
  }

  @Test(arguments: [
    ("0.05", [70, 20, 10], ["0.04", "0.01", "0.00"]), ("100", [1, 1, 1], ["33.34", "33.33", "33.33"]),
    ("-100", [1, 1, 1], ["-33.34", "-33.33", "-33.33"]), ("1", [0, 1, 0], ["0.00", "1.00", "0.00"]),
    ("0", [1, 2], ["0.00", "0.00"]), ("10.005", [1, 1], ["5.003", "5.002"]),
    ("0.01", [Int.max, Int.max], ["0.01", "0.00"]),
  ])
  func allocates(amount: String, weights: [Int], parts: [String]) throws {
    #expect(try Amount(amount, .euro).allocated(by: weights).map(\.amount.description) == parts)
  }

  @Test(arguments: [[], [0], [1, -1], [.max, .max, .max], [0, 0]] as [[Int]])
  func refusesWeights(weights: [Int]) throws {
    let amount = Amount(1, .euro)
    #expect(throws: MoneyError.invalidWeights) { try amount.allocated(by: weights) }
    #expect(throws: MoneyError.invalidPartCount(0)) { try amount.split(into: 0) }
    #expect(throws: MoneyError.invalidPartCount(-1)) { try amount.split(into: -1) }
    #expect(throws: MoneyError.invalidPartCount(.max)) { try amount.split(into: .max) }
  }

  @Test func losesNoCent() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let cents = Int.random(in: Int.min / 2...Int.max / 2, using: &random) >> Int.random(in: 0...60, using: &random)
      let amount = try Amount(minorUnits: cents, .euro)
      let weights = (0..<Int.random(in: 1...9, using: &random)).map { _ in Int.random(in: 0...1_000, using: &random) }
      guard weights.contains(where: { $0 > 0 }) else { continue }
      let parts = try amount.allocated(by: weights)
      #expect(try parts.sum(in: .euro) == amount && parts.count == weights.count, "\(cents) \(weights)")
      for (part, weight) in zip(parts, weights) where weight == 0 { #expect(part.amount.isZero) }
      let split = try amount.split(into: weights.count).map(\.amount)
      let difference = try #require(split.max()) - #require(split.min())
      #expect(try difference <= ExactDecimal("0.01"), "\(cents) \(weights.count)")
    }
  }

  @Test func isCodedAsAmountAndCode() throws {
    let amount = try Amount("-1234.50", .euro)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(amount)
    #expect(String(decoding: data, as: UTF8.self) == #"{"amount":"-1234.50","currency":"EUR"}"#)
    #expect(try JSONDecoder().decode(Amount.self, from: data) == amount)
  }

  @Test(arguments: [
    (#"{"amount":"1","currency":"XXX"}"#, "no currency 'XXX'"),
    (#"{"amount":"1,5","currency":"EUR"}"#, "'1,5' is not a number"),
    (#"{"amount":19.99,"currency":"EUR"}"#, ""), (#"{"currency":"EUR"}"#, ""),
  ])
  func refusesOtherJSON(json: String, message: String) {
    let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(Amount.self, from: Data(json.utf8)) }
    #expect(message.isEmpty || "\(error as Any)".contains(message))
  }

  @Test func errorsSayWhatToDo() {
    #expect("\(MoneyError.notANumber("1,5"))" == "'1,5' is not a number; write one such as -1234.50")
    #expect("\(MoneyError.currencyMismatch("EUR", "USD"))".hasSuffix("convert one of them first"))
    #expect("\(MoneyError.overflow)" == "the number has more than 38 digits")
    #expect("\(MoneyError.invalidWeights)".hasPrefix("the weights must not be negative"))
    #expect("\(MoneyError.invalidPartCount(0))" == "an amount can be split into 1 to 10,000,000 parts, not 0")
  }

  private struct Payment: Codable, Equatable {
    @MinorUnitsCoded var price: Amount
    @TextCoded var fee: Amount
  }

  @Test func isCodedAsOthersDo() throws {
    let payment = try Payment(price: Amount("-19.99", .euro), fee: Amount("5.000", .kuwaitiDinar))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(payment)
    #expect(String(decoding: data, as: UTF8.self) == #"{"fee":"KWD 5.000","price":{"amount":-1999,"currency":"EUR"}}"#)
    #expect(try JSONDecoder().decode(Payment.self, from: data) == payment)
    let part = try Payment(price: Amount("0.005", .euro), fee: Amount("0", .euro))
    #expect(throws: EncodingError.self) { try encoder.encode(part) }
  }

  @Test(arguments: [
    #"{"fee":"EUR 1","price":{"amount":19.99,"currency":"EUR"}}"#,
    #"{"fee":"EUR 1","price":{"amount":1,"currency":"X"}}"#,
    #"{"fee":"EUR 1 2","price":{"amount":1,"currency":"EUR"}}"#,
    #"{"fee":"1 EUR","price":{"amount":1,"currency":"EUR"}}"#,
    #"{"fee":"","price":{"amount":1,"currency":"EUR"}}"#, #"{"fee":"EUR","price":{"amount":1,"currency":"EUR"}}"#,
    #"{"fee":"EUR x","price":{"amount":1,"currency":"EUR"}}"#, #"{"fee":5,"price":{"amount":1,"currency":"EUR"}}"#,
  ])
  func refusesOtherCodings(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Payment.self, from: Data(json.utf8)) }
  }

  @Test(arguments: ["19.99 EUR", "", "EUR", "EUR x", "EUR 1 2"])
  func saysHowToWriteAnAmount(text: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TextCoded<TestCurrency>.self, from: Data("\"\(text)\"".utf8))
    }
    #expect("\(error as Any)".contains("'\(text)' is not an amount; write it like 'EUR 19.99'"))
  }

  @Test func hasAtMost38Decimals() throws {
    let zero = try Amount("0", .euro)
    #expect(try zero.rounded(to: .decimals(50)).amount.decimals == 38)
    #expect(try zero.split(into: 2, to: .decimals(50)).first?.amount.decimals == 38)
  }
}
