// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Currencies/CalendarDate.swift. Do not edit.

/// A day of the Gregorian calendar, such as the first day of a currency, without a time or time zone.
public struct CalendarDate: Comparable, Hashable, Sendable {
  /// The digits of year, month and day, which sort as the days do.
  private let digits: Int32

  /// The year, from 1 to 9999.
  public var year: Int { Int(digits) / 10_000 }

  /// The month, from 1 to 12.
  public var month: Int { Int(digits) / 100 % 100 }

  /// The day of the month, from 1.
  public var day: Int { Int(digits) % 100 }

  /// Creates a day: `CalendarDate(year: 2026, month: 1, day: 31)` is January 31, 2026.
  ///
  /// - Precondition: The calendar has the day.
  public init(year: Int, month: Int, day: Int) {
    precondition(Self.isDay(year, month, day), "The calendar has no such day.")
    digits = Int32(year * 10_000 + month * 100 + day)
  }

  private static func isDay(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    guard 1...9999 ~= year, 1...12 ~= month, day > 0 else { return false }
    if month == 2 { return day <= (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28) }
    return day <= (month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31)
  }

  /// Returns whether a day is before another one.
  public static func < (first: CalendarDate, second: CalendarDate) -> Bool { first.digits < second.digits }
}

extension CalendarDate: LosslessStringConvertible {
  /// The day in ISO 8601 format, such as "2026-01-31".
  public var description: String {
    let text = String(digits + 100_000_000).dropFirst()
    return "\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))"
  }

  /// Creates a day from a string in ISO 8601 format, or returns `nil` if it isn't one.
  ///
  /// - Parameter description: For example "2026-01-31". For any other format, or a day that doesn't exist, the result
  ///   is `nil`.
  public init?(_ description: String) {
    var number = 0
    var position = 0
    for byte in description.utf8 {
      position += 1
      if position == 5 || position == 8 {
        if byte != UInt8(ascii: "-") { return nil }
      } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte, position <= 10 {
        number = number * 10 + Int(byte) - 0x30
      } else {
        return nil
      }
    }
    guard position == 10, Self.isDay(number / 10_000, number / 100 % 100, number % 100) else { return nil }
    digits = Int32(number)
  }
}
