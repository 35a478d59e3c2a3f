public import Almanac
public import AlmanacMoney
import Foundation

/// Encodes and decodes an amount as a number, as many services do: `{"amount": 19.99, "currency": "EUR"}`.
///
/// ```swift
/// struct Payment: Codable {
///   @NumberCoded var price: Money<Currency>
/// }
/// ```
///
/// `JSONDecoder` reads the digits of the number, so 19.99 is exact. Other decoders may not: they throw an error, or
/// read a `Double` themselves. AlmanacMoney's `MinorUnitsCoded` and `TextCoded` are exact with every decoder.
@propertyWrapper
public struct NumberCoded<Unit: CurrencyEnum>: Codable, Hashable, Sendable {
  /// The amount.
  public var wrappedValue: Money<Unit>

  /// The maximum number of digits. Decoders read 38 or 39, so a number with more may have been shortened.
  private static var maximumDigits: Int { ExactDecimal.maximumDecimals - 1 }

  /// Wraps an amount.
  public init(wrappedValue: Money<Unit>) { self.wrappedValue = wrappedValue }

  /// Encodes the amount as a `Decimal`, and the currency's code.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: MoneyKeys.self)
    try container.encode(Decimal(wrappedValue), forKey: .amount)
    try container.encode(wrappedValue.currency.rawValue, forKey: .currency)
  }

  /// Decodes an amount.
  ///
  /// - Throws: `DecodingError` if the amount is not a number that the decoder reads exactly, if it has more than 37
  ///   digits, or if the enum doesn't contain the currency.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: MoneyKeys.self)
    let currency = try Unit(code: container.decode(String.self, forKey: .currency), decoder)
    let amount = try Self.decimal(in: container)
    guard let digits = AmountDigits(amount), digits.digits.count <= Self.maximumDigits, let exact = digits.exact else {
      let problem = "the number has more than \(Self.maximumDigits) digits; send it as a string"
      throw DecodingError.dataCorruptedError(forKey: .amount, in: container, debugDescription: problem)
    }
    wrappedValue = Money(exact, currency)
  }

  private static func decimal(in container: KeyedDecodingContainer<MoneyKeys>) throws -> Decimal {
    do {
      return try container.decode(Decimal.self, forKey: .amount)
    } catch DecodingError.typeMismatch(_, let context) {
      let problem = "expected a number that the decoder reads exactly; send the amount as a string or in minor units"
      throw DecodingError.dataCorrupted(
        .init(codingPath: context.codingPath, debugDescription: problem, underlyingError: context.underlyingError)
      )
    }
  }
}
