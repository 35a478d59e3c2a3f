import AlmanacCurrency
import AlmanacMoney
import Foundation
import TestSupport
import Testing

@Suite struct NumberCodedTests {
  private struct Payment: Codable, Equatable {
    @NumberCoded var price: Money<TestCurrency>
  }

  private static func json(_ number: String) -> Data { Data(#"{"price":{"amount":\#(number),"currency":"EUR"}}"#.utf8) }

  @Test(
    arguments: [
      "19.99", "0.1", "-1234.5", "5", "0", "12345678901234567890.0123456789", "0.00000000000000000000000000001", "1e3",
      "9007199254740993", "1.15", "100000000000000000000000000000000000",
    ]
  )
  func readsTheDigitsOfTheNumber(number: String) throws {
    let payment = try JSONDecoder().decode(Payment.self, from: Self.json(number))
    #expect(try payment.price.amount == ExactDecimal(number == "1e3" ? "1000" : number))
    let again = try JSONDecoder().decode(Payment.self, from: JSONEncoder().encode(payment))
    #expect(again == payment)
  }

  @Test func writesANumber() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(Payment(price: Money("-19.90", .euro)))
    #expect(String(decoding: data, as: UTF8.self) == #"{"price":{"amount":-19.9,"currency":"EUR"}}"#)
  }

  @Test(
    arguments: [
      (#""19.99""#, "in minor units"), ("null", ""), ("true", ""), ("1e300", ""),
      (String(repeating: "9", count: 38), "37 digits"), ("0.1" + String(repeating: "9", count: 60), "37 digits"),
    ]
  )
  func refusesOtherNumbers(number: String, message: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Payment.self, from: Self.json(number))
    }
    #expect(message.isEmpty || "\(error as Any)".contains(message), "\(error as Any)")
  }

  @Test func refusesDecodersOfDoubles() throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["price": ["amount": 19.99, "currency": "EUR"] as [String: Any]],
      format: .xml,
      options: 0
    )
    let error = #expect(throws: DecodingError.self) { try PropertyListDecoder().decode(Payment.self, from: list) }
    #expect("\(error as Any)".contains("reads exactly"))
  }
}
