/// The currencies in use.
enum CurrencyUse {
  /// The day that counts as today. It is fixed for each version of Almanac, so the same input always gives the same
  /// output.
  static let date = "2026-11-21"

  /// The codes of currencies that are legal tender somewhere, for data that does not state it. See
  /// Scripts/update-currencies.
  static let codes = Set(tenders.split(separator: " "))

  /// Whether a period of CLDR's supplemental data contains the day.
  ///
  /// - Parameters:
  ///   - start: The first day (ISO 8601), or `nil` if it is not known.
  ///   - end: The last day, or `nil` if there is none.
  static func isCurrent(from start: String?, to end: String?) -> Bool {
    if let start, start > date { return false }
    if let end, end <= date { return false }
    return true
  }
}
