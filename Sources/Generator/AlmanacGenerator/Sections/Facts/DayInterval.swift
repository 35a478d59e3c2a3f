/// The first and the last day of a period, as an interval of ISO 8601: "1948-06-20/2001-12-31" or "../..".
struct DayInterval: CustomStringConvertible {
  private static let open = ".."

  /// The first day (ISO 8601), or `nil` if it is not known.
  let start: String?

  /// The last day, or `nil` if there is none.
  let end: String?

  /// Returns what is wrong with an interval, to follow the string that contains it, or `nil` if nothing is.
  static func fault(in text: Substring) -> String? {
    let days = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let wrong = days.first(where: { $0 != open && CalendarDate($0) == nil }) {
      return "contains '\(wrong)', which is not a day; write one such as '2026-01-31'"
    }
    guard days.count == 2 else {
      return "must contain two days; write the first and the last one, such as '2026-01-01/..'"
    }
    return days.contains(open) || days[0] <= days[1] ? nil : "ends before it starts; swap the two days"
  }

  var description: String { "\(start ?? Self.open)/\(end ?? Self.open)" }
}
