/// The first and the last day of a period, as an interval of ISO 8601: "1948-06-20/2001-12-31" or "../..".
struct DayInterval: CustomStringConvertible {
  private static let open = ".."

  /// The first day (ISO 8601), or `nil` if it is not known.
  let start: String?

  /// The last day, or `nil` if there is none.
  let end: String?

  init(start: String?, end: String?) {
    self.start = start
    self.end = end
  }

  init?(_ text: Substring) {
    let days = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard days.count == 2, days.allSatisfy({ $0 == Self.open || CalendarDate($0) != nil }) else { return nil }
    self.init(start: days[0] == Self.open ? nil : days[0], end: days[1] == Self.open ? nil : days[1])
    if let start, let end, end < start { return nil }
  }

  /// Returns what is wrong with an interval, to follow the string that contains it, or `nil` if nothing is.
  static func fault(in text: Substring) -> String? {
    if Self(text) != nil { return nil }
    let days = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let wrong = days.first(where: { $0 != open && CalendarDate($0) == nil }) {
      return "contains '\(wrong)', which is not a day; write one such as '2026-01-31'"
    }
    return days.count == 2
      ? "ends before it starts; swap the two days"
      : "must contain two days; write the first and the last one, such as '2026-01-01/..'"
  }

  var description: String { "\(start ?? Self.open)/\(end ?? Self.open)" }
}
