/// A currency of a country with its first and its last day, as far as they are known.
struct Tender: CustomStringConvertible {
  private static let notLegal = " no tender"

  /// The code of the currency.
  let currency: String

  /// The first day (ISO 8601), or `nil` if it is not known.
  let start: String?

  /// The last day, or `nil` if there is none.
  let end: String?

  /// Whether it is legal tender, unlike funds and units of account.
  let isLegal: Bool

  init(currency: String, start: String?, end: String?, isLegal: Bool) {
    self.currency = currency
    self.start = start
    self.end = end
    self.isLegal = isLegal
  }

  /// Reads a code and an interval of ISO 8601, such as "DEM 1948-06-20/2001-12-31" or "CHE ../.. no tender".
  init?(_ text: String) {
    let isLegal = !text.hasSuffix(Self.notLegal)
    let words = text.dropLast(isLegal ? 0 : Self.notLegal.count).split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, String(words[0]).isCurrencyCode else { return nil }
    guard let days = DayInterval(words[1]) else { return nil }
    self.init(currency: String(words[0]), start: days.start, end: days.end, isLegal: isLegal)
  }

  /// Returns what is wrong with a string, to follow it in a message, or `nil` if nothing is.
  static func fault(in text: String) -> String? {
    if Tender(text) != nil { return nil }
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    let code = String(words[0])
    if !code.isCurrencyCode {
      let advice = code.uppercased().isCurrencyCode ? code.uppercased() : "EUR"
      return "does not start with a currency code; write one such as '\(advice)'"
    }
    guard words.count > 1 else {
      return "states no days; write the first and the last one, such as '\(code) 2026-01-01/..'"
    }
    return DayInterval.fault(in: words[1]) ?? "ends with '\(words.last ?? "")'; remove that, or write 'no tender'"
  }

  /// The string in Almanac's own format.
  var description: String {
    "\(currency) \(DayInterval(start: start, end: end))\(isLegal ? "" : Self.notLegal)"
  }

  /// Whether it is legal tender today; see `LegalTender.date`.
  var isCurrent: Bool {
    let (start, end) = (start ?? "", end ?? "9999")
    return isLegal && start <= LegalTender.date && end >= LegalTender.date
  }
}
