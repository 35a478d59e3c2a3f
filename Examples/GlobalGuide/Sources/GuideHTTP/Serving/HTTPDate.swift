/// The date of responses, such as `Sun, 06 Nov 1994 08:49:37 GMT`. It formats a second once.
struct HTTPDate {
  private var second = -1
  private var text = ""

  /// The text of a second after the start of 1970.
  mutating func text(at second: Int) -> String {
    if second != self.second {
      self.second = second
      text = Self.format(second)
    }
    return text
  }

  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static func format(_ second: Int) -> String {
    let day = second / 86_400
    let time = second % 86_400
    let clock = "\(padded(time / 3_600)):\(padded(time / 60 % 60)):\(padded(time % 60))"
    // The calendar repeats after 400 years of 146,097 days. A year that begins in March has its leap day at the end.
    let sinceMarch0 = day + 719_468
    let dayOfEra = sinceMarch0 % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let year = sinceMarch0 / 146_097 * 400 + yearOfEra + (month >= 10 ? 1 : 0)
    return "\(weekdays[day % 7]), \(padded(dayOfMonth)) \(months[(month + 2) % 12]) \(year) \(clock) GMT"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
