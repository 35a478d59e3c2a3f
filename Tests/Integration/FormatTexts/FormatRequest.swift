import Almanac
import AlmanacMoney
import AlmanacWorld
import TestSupport

/// A format and amounts: a locale, a currency, options and amounts, separated by tabs. The options and the amounts are
/// separated by spaces.
struct FormatRequest {
  private var format: AmountFormat<Currency>
  private let amounts: [Substring]

  init(_ line: String) throws {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 4, let locale = CurrencyLocale(rawValue: String(fields[0])),
      let currency = Currency(rawValue: String(fields[1]))
    else { throw InvalidRequest(text: line) }
    format = AmountFormat(locale, currency)
    amounts = fields[3].split(separator: " ")
    for option in fields[2].split(separator: " ") {
      guard format.apply(option: option) else { throw InvalidRequest(text: line) }
    }
  }

  var texts: [String] {
    get throws { try amounts.map(text) }
  }

  private func text(_ amount: Substring) throws -> String {
    let number = try ExactDecimal(amount)
    // There is no exact -0.
    return number.isZero && amount.first == "-" ? format.string(from: -0.0) : format.string(from: number)
  }
}

/// A line that is no request.
struct InvalidRequest: Error {
  let text: String
}
