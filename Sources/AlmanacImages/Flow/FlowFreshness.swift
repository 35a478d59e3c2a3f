import AlmanacDownload
import Foundation

/// What a server says about how long an answer can be used.
struct FlowFreshness {
  /// Longer times are cut off.
  private static let longestLifetime: TimeInterval = 365 * 24 * 60 * 60

  /// Whether the answer may be kept at all.
  let mayBeKept: Bool

  /// The seconds in which the server need not be asked again, or `nil` if it does not say.
  let lifetime: TimeInterval?

  init(_ headers: DownloadHeaders, now: Date) {
    let directives = Self.directives(headers["Cache-Control"] ?? "")
    mayBeKept = directives["no-store"] == nil
    lifetime = Self.lifetime(headers, directives, now).map { min(max($0, 0), Self.longestLifetime) }
  }

  private static func lifetime(
    _ headers: DownloadHeaders,
    _ directives: [String: String],
    _ now: Date
  ) -> TimeInterval? {
    if directives["no-cache"] != nil { return 0 }
    let age = headers["Age"].flatMap(TimeInterval.init) ?? 0
    if let maxAge = directives["max-age"] { return (TimeInterval(maxAge) ?? 0) - max(age, 0) }
    guard let expires = headers["Expires"] else { return nil }
    // A text that is not a date, such as 0, means that the answer has expired.
    guard let end = date(expires) else { return 0 }
    return end.timeIntervalSince(headers["Date"].flatMap(date) ?? now) - max(age, 0)
  }

  /// The first value of each directive, without quotation marks.
  private static func directives(_ text: String) -> [String: String] {
    let parts = text.split(separator: ",").map { part -> (String, String) in
      let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      let value = pair.dropFirst().first ?? ""
      return ((pair.first ?? "").lowercased(), value.trimmingCharacters(in: ["\""]))
    }
    return Dictionary(parts) { first, _ in first }
  }

  /// A date such as `Sun, 06 Nov 1994 08:49:37 GMT`, the format that servers must send (RFC 9110).
  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: text)
  }
}
