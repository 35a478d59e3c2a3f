import Foundation

/// The time in a part of a country: in all of its time zones whose clocks show the same time the whole year.
///
/// The tz database has a zone for each place whose clocks were once set in another way than now. Readers want to know
/// what time it is.
public struct TimeFact: Codable, Hashable, Identifiable, Sendable {
  /// The names of the zones in the tz database, or offsets such as "UTC+01:00", in the order of the source.
  public let identifiers: [String]

  /// The places of the zones, such as "Buenos Aires"; the offset if there is none.
  public let places: [String]

  /// The time, such as "14:05", in the style of the page's language.
  public let time: String

  /// The day of the week, such as "Sun".
  public let weekday: String

  /// The day of the week and the date there, such as "Sun, Nov 22".
  public let day: String

  /// The offset to Greenwich at this time, such as "UTC+01:00".
  public let offset: String

  /// The offset in seconds, for clocks that go on.
  public let offsetSeconds: Int

  /// The name of the first zone.
  public var identifier: String { identifiers.first ?? "" }

  /// The name of the first zone.
  public var id: String { identifier }

  /// The times from west to east, then by name. Zones that the system does not know are left out.
  static func facts(of zones: [String], language: GuideLanguage, now: Date) -> [TimeFact] {
    let known = zones.compactMap { identifier in zone(identifier).map { (identifier: identifier, zone: $0) } }
    // Clocks that show the same time in each of twelve months change on the same days.
    let dates = (0..<12).map { now.addingTimeInterval(Double($0) * 31 * 86_400) }
    return Dictionary(grouping: known) { zone in dates.map { zone.zone.secondsFromGMT(for: $0) } }.values
      .map { TimeFact($0.map(\.identifier), $0[0].zone, language: language, now: now) }
      .sorted { ($0.offsetSeconds, $0.identifier) < ($1.offsetSeconds, $1.identifier) }
  }

  private init(_ identifiers: [String], _ zone: TimeZone, language: GuideLanguage, now: Date) {
    self.identifiers = identifiers
    let time = Date.FormatStyle(date: .omitted, time: .shortened, locale: language.locale, timeZone: zone)
    let day = Date.FormatStyle(locale: language.locale, timeZone: zone).weekday()
    self.time = now.formatted(time)
    weekday = now.formatted(day)
    self.day = now.formatted(day.day().month())
    offsetSeconds = zone.secondsFromGMT(for: now)
    offset = Self.text(ofOffset: offsetSeconds)
    places = identifiers.contains { $0.contains("/") } ? identifiers.compactMap(Self.place) : [offset]
  }

  /// Returns the place of a zone, or `nil` if it has none.
  private static func place(_ identifier: String) -> String? {
    guard identifier.contains("/"), let name = identifier.split(separator: "/").last else { return nil }
    return name == "DumontDUrville" ? "Dumont d’Urville" : name.replacingOccurrences(of: "_", with: " ")
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
    // A line can end after a hyphen, but not after a minus sign.
    return "UTC\(seconds < 0 ? "−" : "+")\(digits(minutes / 60)):\(digits(minutes % 60))"
  }
}
