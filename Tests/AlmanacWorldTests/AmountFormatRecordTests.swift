import Almanac
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
  private let exact: ExactDecimal
  private let displayDigits: Int

  init(_ line: Substring) throws {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    try #require(fields.count == 5, "\(line)")
    let currency = try #require(Currency(rawValue: String(fields[1])), "\(line)")
    (locale, amount, text) = (fields[0], fields[3], String(fields[4]))
    format = AmountFormat(try #require(CurrencyLocale(rawValue: String(locale)), "\(line)"), currency)
    for option in fields[2].split(separator: " ") {
      // `#require` cannot call what changes the format.
      let isKnown = format.apply(option: option)
      try #require(isKnown, "\(line)")
    }
    exact = try ExactDecimal(amount)
    displayDigits = currency.displayDigits
  }

  /// The texts of all numbers that mean the amount.
  var texts: [String] {
    // There is no exact -0.
    let isExact = !exact.isZero || amount.first != "-"
    // A `Double` has no more digits.
    let double = amount.filter(\.isNumber).count <= 15 ? Double(amount) : nil
    return (isExact ? [format.string(from: exact)] : []) + (double.map { [format.string(from: $0)] } ?? [])
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
    let rounded = count < exact.decimals ? try? exact.rounded(to: count, format.rounding) : exact
    guard let rounded else { return nil }
    return format.sign == .never && rounded.isNegative ? -rounded : rounded
  }
}
