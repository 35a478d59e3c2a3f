import Almanac
import AlmanacAmountForms
import AlmanacMoney
import AlmanacWorld
import Foundation
import TestSupport
import Testing

/// Texts of ICU in all locales, which `Scripts/compare-formats --record` wrote.
@Suite struct AmountFormatRecordTests {
  private static let lines: [Substring] = {
    let file = Repository.root.appending(path: "Tests/Goldens/AmountFormats.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map(\.self)
  }()

  @Test func isWhole() throws {
    let amounts = try Self.lines.map(RecordedAmount.init)
    #expect(amounts.count == 3000)
    #expect(Set(amounts.map(\.locale)).count > 800)
    #expect(Set(amounts.map(\.format.currency.rawValue)).count == 60)
  }

  @Test func areWritten() throws {
    for line in Self.lines {
      let amount = try RecordedAmount(line)
      #expect(amount.texts.allSatisfy { $0 == amount.text }, "\(line)")
    }
  }

  /// What is written is read, in every locale.
  @Test func areRead() throws {
    for line in Self.lines {
      let amount = try RecordedAmount(line)
      guard amount.isPlain else { continue }
      #expect(try amount.format.parse(amount.text).amount == amount.rounded, "\(line)")
    }
  }
}

/// A line of the record: a format, an amount and its text.
private struct RecordedAmount {
  let locale: Substring
  let amount: Substring
  let text: String
  private(set) var format: AmountFormat<Currency>

  /// The format that wrote the text, if it is compact.
  private var compact: CompactAmountFormat<Currency>?

  /// The format that wrote the text, if it has a name.
  private var named: NamedAmountFormat<Currency>?

  /// The format that wrote the text, if it is a range.
  private var range: AmountRangeFormat<Currency>?

  /// The amount, or both of a range.
  private let exact: [ExactDecimal]
  private let displayDigits: Int

  /// Whether the text is one that is read.
  var isPlain: Bool { compact == nil && named == nil && range == nil }

  init(_ line: Substring) throws {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    try #require(fields.count == 5, "\(line)")
    let currency = try #require(Currency(rawValue: String(fields[1])), "\(line)")
    (locale, amount, text) = (fields[0], fields[3], String(fields[4]))
    let known = try #require(CurrencyLocale(rawValue: String(locale)), "\(line)")
    format = AmountFormat(known, currency)
    for option in fields[2].split(separator: " ") {
      switch option {
      case "compact": compact = CompactAmountFormat(known, currency)
      case "named": named = NamedAmountFormat(known, currency)
      case "range": range = AmountRangeFormat(known, currency)
      default:
        // `#require` cannot call what changes the format.
        let isKnown = format.apply(option: option)
        try #require(isKnown, "\(line)")
      }
    }
    compact?.format = format
    named?.format = format
    range?.format = format
    exact = try amount.split(separator: ":").map { try ExactDecimal($0) }
    displayDigits = currency.displayDigits
  }

  /// The texts of all numbers that mean the amount.
  var texts: [String] {
    let parts = amount.split(separator: ":")
    // There is no exact -0.
    let isExact = zip(parts, exact).allSatisfy { $0.first != "-" || !$1.isZero }
    // A `Double` has no more digits.
    let doubles = parts.compactMap { $0.filter(\.isNumber).count <= 15 ? Double($0) : nil }
    return (isExact ? [exactText] : []) + (doubles.count == parts.count ? [text(of: doubles)] : [])
  }

  private var exactText: String {
    if let range { return range.string(from: exact[0], to: exact[1]) }
    return compact?.string(from: exact[0]) ?? named?.string(from: exact[0]) ?? format.string(from: exact[0])
  }

  private func text(of doubles: [Double]) -> String {
    if let range { return range.string(from: doubles[0], to: doubles[1]) }
    return compact?.string(from: doubles[0]) ?? named?.string(from: doubles[0]) ?? format.string(from: doubles[0])
  }

  /// The amount that the text shows.
  var rounded: ExactDecimal? {
    let count: Int
    switch format.digits {
    case .decimals(let range): count = range.upperBound
    case .minorUnits: count = format.currency.minorUnits
    default: count = displayDigits
    }
    // More decimals of an amount with many digits would be zeros.
    let exact = exact[0]
    let rounded = count < exact.decimals ? try? exact.rounded(to: count, format.rounding) : exact
    guard let rounded else { return nil }
    return format.sign == .never && rounded.isNegative ? -rounded : rounded
  }
}
