import Foundation

/// Writes and reads amounts by a format.
///
/// A class, because all formatters with the same format share it.
final class CurrencyRules: Sendable {
  private static let shared = SharedValues { CurrencyRules(ResolvedFormat($0)) }

  let format: ResolvedFormat
  /// `nil` if all amounts are allowed.
  let limits: AmountLimits?
  let writer: AmountWriter
  let reading: ReadingRules

  /// Whether the symbol is before the digits.
  let writesSymbolFirst: Bool

  private init(_ format: ResolvedFormat) {
    self.format = format
    limits = AmountLimits(min: format.settings.minValue, max: format.settings.maxValue)
    writer = AmountWriter(format)
    reading = ReadingRules(format)
    writesSymbolFirst = format.positive.prefix.contains(format.currencySymbol)
  }

  /// The rules of a format, with the user's locale at this moment.
  static func of(_ format: CurrencyFormat) -> CurrencyRules {
    var format = format
    if format.locale == .autoupdatingCurrent { format.locale = .current }
    return shared[format]
  }
}
