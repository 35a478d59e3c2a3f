import Foundation

/// A time zone of a country, with the time there.
public struct TimeFact: Codable, Hashable, Identifiable, Sendable {
  /// The name of the zone in the tz database, or an offset such as "UTC+01:00".
  public let identifier: String

  /// The place of the zone, such as "Buenos Aires"; the offset if there is none.
  public let place: String

  /// The time, such as "14:05", in the style of the page's language.
  public let time: String

  /// The day of the week and the date there, such as "Sun, Nov 22".
  public let day: String

  /// The offset to Greenwich at this time, such as "UTC+01:00".
  public let offset: String

  /// The offset in seconds, for clocks that go on.
  public let offsetSeconds: Int

  /// The name of the zone.
  public var id: String { identifier }

  /// The zones from west to east, then by name. What the system does not know is left out.
  static func facts(of zones: [String], language: GuideLanguage, now: Date) -> [TimeFact] {
    zones.compactMap { TimeFact($0, language: language, now: now) }
      .sorted { ($0.offsetSeconds, $0.identifier) < ($1.offsetSeconds, $1.identifier) }
  }

  private init?(_ identifier: String, language: GuideLanguage, now: Date) {
    guard let zone = Self.zone(identifier) else { return nil }
    var style = Date.FormatStyle(date: .omitted, time: .shortened, locale: language.locale, timeZone: zone)
    time = now.formatted(style)
    style = Date.FormatStyle(locale: language.locale, timeZone: zone).weekday().day().month()
    day = now.formatted(style)
    offsetSeconds = zone.secondsFromGMT(for: now)
    offset = Self.text(ofOffset: offsetSeconds)
    self.identifier = identifier
    let isPlace = identifier.contains("/")
    let name = identifier.split(separator: "/").last.map { $0.replacingOccurrences(of: "_", with: " ") }
    place = isPlace ? name ?? identifier : offset
  }

  /// The zone with a name or an offset.
  private static func zone(_ identifier: String) -> TimeZone? {
    guard identifier.hasPrefix("UTC") else { return TimeZone(identifier: identifier) }
    let offset = identifier.dropFirst(3)
    if offset.isEmpty { return TimeZone(secondsFromGMT: 0) }
    let parts = offset.dropFirst().split(separator: ":").map { Int($0) }
    guard let sign = ["+": 1, "-": -1, "−": -1][offset.prefix(1)], let first = parts.first, let hours = first,
      let minutes = parts.count > 1 ? parts[1] : 0, 0...18 ~= hours, 0...59 ~= minutes
    else { return nil }
    return TimeZone(secondsFromGMT: sign * (hours * 3600 + minutes * 60))
  }

  private static func text(ofOffset seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "UTC\(seconds < 0 ? "-" : "+")\(digits(minutes / 60)):\(digits(minutes % 60))"
  }
}
