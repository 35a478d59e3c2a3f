/// Which currencies are in use.
enum CurrencyUse {
  /// The day that counts as today: a fact of this version of Almanac, so that the same input always gives the same output.
  static let date = "2026-11-21"

  /// The codes of what is legal tender somewhere, for data that does not say so. Written by Scripts/update-currencies.
  static let codes = Set(tenders.split(separator: " "))

  /// Whether a period of CLDR's supplemental data contains the day.
  ///
  /// - Parameters:
  ///   - start: The first day (ISO 8601), or `nil` where it is not known.
  ///   - end: The last day, or `nil` where there is none.
  static func isCurrent(from start: String?, to end: String?) -> Bool {
    if let start, start > date { return false }
    if let end, end <= date { return false }
    return true
  }
}
