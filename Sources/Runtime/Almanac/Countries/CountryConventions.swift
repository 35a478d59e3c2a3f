/// A day of the week.
///
/// The raw values are the weekday numbers of Foundation's `Calendar`, so you can set `firstWeekday` to one.
public enum Weekday: Int, CaseIterable, CodableWhereAvailable, Sendable {
  /// Sunday, whose number is 1.
  case sunday = 1

  /// A day from Monday, 2, to Saturday, 7.
  case monday, tuesday, wednesday, thursday, friday, saturday

  /// Creates the day for CLDR's code, such as "mon".
  init?(code: String) {
    let codes = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
    guard let index = codes.firstIndex(of: code) else { return nil }
    self.init(rawValue: index + 1)
  }
}

/// A country's system of everyday units, in CLDR's terms.
public enum MeasurementSystem: String, CaseIterable, CodableWhereAvailable, Sendable {
  /// The metric system.
  case metric

  /// The metric system with miles, feet and pints.
  case uk

  /// The customary units of the United States.
  case us
}

/// The side of the road on which vehicles drive.
public enum DrivingSide: String, CaseIterable, CodableWhereAvailable, Sendable {
  /// The left side, as in Japan.
  case left

  /// The right side, as in France.
  case right
}
