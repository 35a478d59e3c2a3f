import Almanac
import AlmanacAmountForms
import AlmanacMoney
import AlmanacWorld
import TestSupport

/// A format and amounts: a locale, a currency, options and amounts, separated by tabs. The options and the amounts are
/// separated by spaces. The option `compact` shortens amounts, `named` writes the names of currencies, and
/// `range` ranges such as `3:5`.
struct FormatRequest {
  private var format: AmountFormat<Currency>
  private var compact: CompactAmountFormat<Currency>?
  private var named: NamedAmountFormat<Currency>?
  private var range: AmountRangeFormat<Currency>?
  private let amounts: [Substring]

  init(_ line: String) throws {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 4, let locale = CurrencyLocale(rawValue: String(fields[0])),
      let currency = Currency(rawValue: String(fields[1]))
    else { throw InvalidRequest(text: line) }
    format = AmountFormat(locale, currency)
    amounts = fields[3].split(separator: " ")
    for option in fields[2].split(separator: " ") {
      switch option {
      case "compact": compact = CompactAmountFormat(locale, currency)
      case "named": named = NamedAmountFormat(locale, currency)
      case "range": range = AmountRangeFormat(locale, currency)
      default: guard format.apply(option: option) else { throw InvalidRequest(text: line) }
      }
    }
    compact?.format = format
    named?.format = format
    range?.format = format
  }

  var texts: [String] {
    get throws { try amounts.map(text) }
  }

  private func text(_ amount: Substring) throws -> String {
    if let range { return try text(amount, in: range) }
    let number = try ExactDecimal(amount)
    // There is no exact -0.
    guard number.isZero && amount.first == "-" else {
      return compact?.string(from: number) ?? named?.string(from: number) ?? format.string(from: number)
    }
    return compact?.string(from: -0.0) ?? named?.string(from: -0.0) ?? format.string(from: -0.0)
  }
}

extension FormatRequest {
  private func text(_ amounts: Substring, in range: AmountRangeFormat<Currency>) throws -> String {
    let bounds = amounts.split(separator: ":")
    let numbers = try bounds.map { try ExactDecimal($0) }
    let hasNegativeZero = zip(bounds, numbers).contains { $0.first == "-" && $1.isZero }
    if !hasNegativeZero { return range.string(from: numbers[0], to: numbers[1]) }
    let doubles = bounds.compactMap { Double($0) }
    return range.string(from: doubles[0], to: doubles[1])
  }
}

/// A line that is no request.
struct InvalidRequest: Error {
  let text: String
}
