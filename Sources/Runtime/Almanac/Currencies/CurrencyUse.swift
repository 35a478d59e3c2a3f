/// A period in which a country used a currency, as CLDR and lists of countries state it.
public struct CurrencyUse<Country: CountryFacts>: Hashable, Sendable {
  /// The country.
  public let country: Country

  /// The code of the currency (ISO 4217), which can be missing in an enum of currencies in use.
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
  /// Returns the periods of a country, in the order of the data.
  ///
  /// The table is one that the generator wrote: in the row of each country, a period in the form of ISO 8601 on each
  /// line, such as "CHF 1799-03-17/..", with "no tender" at the end of those in which the currency was not legal
  /// tender.
  ///
  /// - Complexity: O(number of periods of the country).
  public static func all(in country: Country, of table: _TextTable) -> [CurrencyUse] {
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

  /// Returns the periods of all countries with a currency, sorted by country.
  ///
  /// - Complexity: O(number of periods in the table).
  public static func all(ofCurrency code: String, in table: _TextTable) -> [CurrencyUse] {
    Country.allCases.flatMap { all(in: $0, of: table).filter { $0.currencyCode == code } }
  }
}

extension CalendarDate {
  /// Returns the first and the last day of a period in the form of ISO 8601, each `nil` if it is open: "2020-01-31/..".
  static func period(_ text: Substring) -> (from: CalendarDate?, to: CalendarDate?) {
    let days = text.split(separator: "/")
    return days.count == 2 ? (CalendarDate(String(days[0])), CalendarDate(String(days[1]))) : (nil, nil)
  }

  func isWithin(_ from: CalendarDate?, _ to: CalendarDate?) -> Bool {
    from.map { $0 <= self } ?? true && to.map { self <= $0 } ?? true
  }
}
