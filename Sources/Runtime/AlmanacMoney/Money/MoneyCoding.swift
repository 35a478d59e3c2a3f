import Almanac

#if !hasFeature(Embedded)
  /// The keys of a coded amount.
  package enum MoneyKeys: CodingKey {
    case amount, currency
  }

  /// Codes an amount in minor units, as payment services do: `{"amount": 1999, "currency": "EUR"}`.
  ///
  /// ```swift
  /// struct Payment: Codable {
  ///   @MinorUnitsCoded var price: Money<Currency>
  /// }
  /// ```
  @propertyWrapper
  public struct MinorUnitsCoded<Unit: CurrencyEnum>: Codable, Hashable, Sendable {
    /// The amount.
    public var wrappedValue: Money<Unit>

    /// Creates the coding of an amount.
    public init(wrappedValue: Money<Unit>) { self.wrappedValue = wrappedValue }

    /// Encodes the minor units and the currency's code.
    ///
    /// - Throws: `EncodingError` if the amount isn't a whole number of minor units, or an `Int` can't hold it.
    public func encode(to encoder: any Encoder) throws {
      guard let units = wrappedValue.minorUnits else {
        let problem = "\(wrappedValue) isn't a whole number of minor units that fits into an Int; round it first"
        let context = EncodingError.Context(codingPath: encoder.codingPath, debugDescription: problem)
        throw EncodingError.invalidValue(wrappedValue, context)
      }
      var container = encoder.container(keyedBy: MoneyKeys.self)
      try container.encode(units, forKey: .amount)
      try container.encode(wrappedValue.currency.rawValue, forKey: .currency)
    }

    /// Creates an amount by decoding it.
    ///
    /// - Throws: `DecodingError` if the amount isn't an integer, or if the enum doesn't contain the currency.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: MoneyKeys.self)
      let currency = try Unit(code: container.decode(String.self, forKey: .currency), decoder)
      wrappedValue = try Money(minorUnits: container.decode(Int.self, forKey: .amount), currency)
    }
  }

  /// Codes an amount as a string with its currency: `"EUR 19.99"`.
  ///
  /// ```swift
  /// struct Payment: Codable {
  ///   @TextCoded var price: Money<Currency>
  /// }
  /// ```
  @propertyWrapper
  public struct TextCoded<Unit: CurrencyEnum>: Codable, Hashable, Sendable {
    /// The amount.
    public var wrappedValue: Money<Unit>

    /// Creates the coding of an amount.
    public init(wrappedValue: Money<Unit>) { self.wrappedValue = wrappedValue }

    /// Encodes the currency's code, a space and the amount.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode("\(wrappedValue.currency.rawValue) \(wrappedValue.amount)")
    }

    /// Creates an amount by decoding it.
    ///
    /// - Throws: `DecodingError` if the string isn't a code, a space and a number.
    public init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      let parts = text.split(separator: " ", omittingEmptySubsequences: false)
      guard parts.count == 2, let amount = try? ExactDecimal(parts[1]) else {
        let problem = "'\(text)' is not an amount; write it like 'EUR 19.99'"
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: problem))
      }
      wrappedValue = Money(amount, try Unit(code: String(parts[0]), decoder))
    }
  }

  extension CurrencyEnum {
    package init(code: String, _ decoder: any Decoder) throws {
      guard let currency = Self(rawValue: code) else {
        let problem = "there is no currency '\(code)'"
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: problem))
      }
      self = currency
    }
  }
#endif
