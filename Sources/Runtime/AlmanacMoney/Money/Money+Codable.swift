import Almanac

#if !hasFeature(Embedded)
  /// Coded as `{"amount": "19.99", "currency": "EUR"}`. The amount is a string, because decoders read numbers as
  /// `Double`. ``MinorUnitsCoded``, ``TextCoded`` and AlmanacCurrency's `NumberCoded` code it in other ways.
  extension Money: Codable {
    /// Encodes the amount as a string, and the currency's code.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: MoneyKeys.self)
      try container.encode(amount.description, forKey: .amount)
      try container.encode(currency.rawValue, forKey: .currency)
    }

    /// Creates an amount by decoding it.
    ///
    /// - Throws: `DecodingError` if the amount isn't a string with a number, or if the enum doesn't contain the
    ///   currency.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: MoneyKeys.self)
      let currency = try Unit(code: container.decode(String.self, forKey: .currency), decoder)
      do {
        self = try Money(container.decode(String.self, forKey: .amount), currency)
      } catch let error as MoneyError {
        throw DecodingError.dataCorruptedError(forKey: .amount, in: container, debugDescription: "\(error)")
      }
    }
  }
#endif
