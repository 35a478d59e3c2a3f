import Foundation

/// The rules that all copies of a format share, from their first use on.
///
/// `@unchecked` is safe: a lock guards the rules.
final class RulesBox: @unchecked Sendable {
  private let lock = NSLock()
  private var latest = LatestRules()

  func rules(of settings: CurrencyFormat.Settings) -> CurrencyRules { lock.withLock { latest.rules(of: settings) } }
}

/// The most recently used rules.
struct LatestRules {
  private var rules: CurrencyRules?

  /// Whether the locale is the user's, who can choose another one while the program runs.
  private var followsUser = false

  mutating func rules(of settings: @autoclosure () -> CurrencyFormat.Settings) -> CurrencyRules {
    if let rules, !followsUser || rules.settings.locale == .current { return rules }
    let found = CurrencyRules.of(settings())
    (rules, followsUser) = found
    return found.rules
  }
}
