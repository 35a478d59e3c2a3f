/// A period in which a country used a currency, as CLDR and country lists state it.
public struct CurrencyUse<Country: CountryFacts>: Hashable, Sendable {
  /// The country.
  public let country: Country

  /// The currency's code (ISO 4217), which an enum of currencies in use may not contain.
  public let currencyCode: String

  /// The first day, or `nil` if the data doesn't state it.
  public let from: CalendarDate?

  /// The last day, or `nil` if the period has not ended.
  public let to: CalendarDate?

  /// Whether the currency was legal tender.
  ///
  /// Funds and units of account, such as the Swiss WIR franc, were not.
  public let isTender: Bool

  /// Returns whether the period includes a day.
  ///
  /// The last day of one currency can be the first day of the next.
  public func contains(_ day: CalendarDate) -> Bool {
    day.isWithin(from, to)
  }
}

extension CurrencyUse {
  /// Returns a country's periods, in the list's order.
  ///
  /// In the generated table, each country's row contains its periods in ISO 8601 format, one per line, such as
  /// `CHF 1799-03-17/..`, followed by "no tender" if the currency was not legal tender.
  ///
  /// - Complexity: O(number of periods of the country).
  public static func _all(in country: Country, of table: _TextTable) -> [CurrencyUse] {
    table.list(row: country._tableIndex, column: 0, separator: UInt8(ascii: "\n")).map { line in
      let words = line.split(separator: " ")
      let (from, to) = CalendarDate.period(words[1])
      return CurrencyUse(
        country: country,
        currencyCode: String(words[0]),
        from: from,
        to: to,
        isTender: words.count == 2
      )
    }
  }

  /// Returns the periods in which countries used a currency, sorted by country.
  ///
  /// - Complexity: O(number of periods in the table).
  public static func _all(ofCurrency code: String, in table: _TextTable) -> [CurrencyUse] {
    Country.allCases.flatMap { _all(in: $0, of: table).filter { $0.currencyCode == code } }
  }
}

extension CalendarDate {
  /// Returns the first and the last day of a period in ISO 8601 format, each `nil` if it is open: "2020-01-31/..".
  static func period(_ text: Substring) -> (from: CalendarDate?, to: CalendarDate?) {
    let days = text.split(separator: "/")
    return days.count == 2 ? (CalendarDate(String(days[0])), CalendarDate(String(days[1]))) : (nil, nil)
  }

  func isWithin(_ from: CalendarDate?, _ to: CalendarDate?) -> Bool {
    from.map { $0 <= self } ?? true && to.map { self <= $0 } ?? true
  }
}
