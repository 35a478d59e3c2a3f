import Foundation

/// The rules of a format, from their first use on.
///
/// They follow from the other values of the format, so they make no difference between two formats.
struct KeptRules: Hashable, Sendable {
  /// Keeps no rules.
  static let none = KeptRules(box: nil)

  private let box: RulesBox?

  init() { self.init(box: RulesBox()) }

  private init(box: RulesBox?) { self.box = box }

  func rules(of format: CurrencyFormat) -> CurrencyRules { box?.rules(of: format) ?? CurrencyRules.of(format).rules }

  static func == (_: Self, _: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// The rules that all copies of a format share.
///
/// `@unchecked` is safe: a lock guards the rules.
private final class RulesBox: @unchecked Sendable {
  private let lock = NSLock()
  private var latest = LatestRules()

  func rules(of format: CurrencyFormat) -> CurrencyRules { lock.withLock { latest.rules(of: format) } }
}

/// The rules of the last use.
struct LatestRules {
  private var rules: CurrencyRules?

  /// Whether the locale is that of the user, who can choose another one while the program runs.
  private var followsUser = false

  mutating func rules(of format: @autoclosure () -> CurrencyFormat) -> CurrencyRules {
    if let rules, !followsUser || rules.settings.locale == .current { return rules }
    let found = CurrencyRules.of(format())
    (rules, followsUser) = found
    return found.rules
  }
}
