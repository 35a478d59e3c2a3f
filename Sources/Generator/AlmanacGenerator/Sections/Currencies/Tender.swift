/// A currency of a country with its first and its last day, as far as they are known.
struct Tender: CustomStringConvertible {
  private static let notLegal = "no tender"

  /// The code of the currency.
  let currency: String
  let days: DayInterval

  /// Whether it is legal tender, unlike funds and units of account.
  let isLegal: Bool

  /// Returns what is wrong with a string such as "DEM 1948-06-20/2001-12-31" or "CHE ../.. no tender", to follow it in
  /// a message, or `nil` if nothing is.
  static func fault(in text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    let code = String(words[0])
    if !code.isCurrencyCode {
      let advice = code.uppercased().isCurrencyCode ? code.uppercased() : "EUR"
      return "does not start with a currency code; write one such as '\(advice)'"
    }
    guard words.count > 1 else {
      return "states no days; write the first and the last one, such as '\(code) 2026-01-01/..'"
    }
    if let fault = DayInterval.fault(in: words[1]) { return fault }
    guard words.count > 2, words[2] != notLegal else { return nil }
    return "ends with '\(words[2])'; remove that, or write '\(notLegal)'"
  }

  /// The string in Almanac's own format.
  var description: String { "\(currency) \(days)\(isLegal ? "" : " " + Self.notLegal)" }

  /// Whether it is legal tender today; see `LegalTender.date`.
  var isCurrent: Bool {
    let (start, end) = (days.start ?? "", days.end ?? "9999")
    return isLegal && start <= LegalTender.date && end >= LegalTender.date
  }
}
