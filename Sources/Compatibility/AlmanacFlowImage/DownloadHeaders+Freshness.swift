import AlmanacDownload
import Foundation

/// The freshness of an answer, as stated by its headers.
extension DownloadHeaders {
  /// Whether the answer may be kept at all.
  var mayBeKept: Bool { directives["no-store"] == nil }

  /// Returns the seconds for which the answer stays fresh, up to a year, or `nil` if the server doesn't state them.
  func lifetime(now: Date) -> TimeInterval? {
    // A header can also state NaN.
    statedLifetime(now: now).map { $0 > 0 ? min($0, 365 * 24 * 60 * 60) : 0 }
  }

  private func statedLifetime(now: Date) -> TimeInterval? {
    let directives = directives
    if directives["no-cache"] != nil { return 0 }
    let age = self["Age"].flatMap(TimeInterval.init) ?? 0
    if let maxAge = directives["max-age"] { return (TimeInterval(maxAge) ?? 0) - max(age, 0) }
    guard let expires = self["Expires"] else { return nil }
    // A value that isn't a date, such as 0, means that the answer has expired.
    guard let end = Self.date(expires) else { return 0 }
    return end.timeIntervalSince(self["Date"].flatMap(Self.date) ?? now) - max(age, 0)
  }

  /// The first value of each directive of `Cache-Control`, without quotation marks.
  private var directives: [String: String] {
    let parts = (self["Cache-Control"] ?? "").split(separator: ",").map { part -> (String, String) in
      let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      let value = pair.dropFirst().first ?? ""
      return ((pair.first ?? "").lowercased(), value.trimmingCharacters(in: ["\""]))
    }
    return Dictionary(parts) { first, _ in first }
  }

  /// Returns a date such as `Sun, 06 Nov 1994 08:49:37 GMT`, the format that servers must send (RFC 9110).
  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.date(from: text)
  }
}
