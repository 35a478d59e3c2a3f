/// The digits and the sign after an edit, before they are limited and formatted.
struct InputContent {
  let isNegative: Bool

  /// The digits before the inserted ones.
  let before: [UInt8]

  let inserted: [UInt8]

  /// The digits after the caret.
  let after: [UInt8]

  /// Whether the user added digits or a minus sign.
  let isAddition: Bool

  /// Whether the inserted digits are an amount of their own, and not digits that shift in.
  var isAmount = false

  var digits: [UInt8] { before + inserted + after }
}

/// A text whose range is replaced.
struct EditedText {
  private let scan: AmountScan
  private let range: Range<Int>
  private let isWhole: Bool
  private let before: [UInt8]
  private let after: [UInt8]
  private let keepsMinus: Bool
  private let rules: AmountRules

  /// Whether a deletion continues with the digits after the range, and not with those before it.
  var deletesAfter = false

  init(_ text: String, _ range: Range<Int>, _ rules: AmountRules) {
    scan = rules.scan(shown: text)
    self.range = range
    self.rules = rules
    isWhole = range.upperBound >= text.count
    before = scan.digits.prefix { $0.offset < range.lowerBound }.map(\.value)
    after = scan.digits.drop { $0.offset < range.upperBound }.map(\.value)
    keepsMinus = scan.minusOffset.map { !range.contains($0) } ?? false
  }

  /// The content after the range is replaced, or `nil` if that changes nothing.
  func replaced(by text: String) -> InputContent? { text.isEmpty ? deleting() : inserting(text) }

  private func deleting() -> InputContent? {
    if range.isEmpty { return nil }
    let isOfOthers = before.count + after.count == scan.digits.count && keepsMinus == (scan.minusOffset != nil)
    // Of a zero, only the sign can be deleted.
    let isNegative = keepsMinus && !scan.digits.allSatisfy { $0.value == 0 }
    let deletesBeside = isOfOthers && !rules.followsCurrencyText
    return InputContent(
      isNegative: isNegative,
      before: before.dropLast(deletesBeside && !deletesAfter ? 1 : 0),
      inserted: [],
      after: Array(after.dropFirst(deletesBeside && deletesAfter ? 1 : 0)),
      isAddition: false
    )
  }

  private func inserting(_ text: String) -> InputContent? {
    let inserted = AmountScan(text, rules)
    let addsMinus = inserted.minusOffset != nil
    if inserted.digits.isEmpty {
      guard addsMinus, range.lowerBound == 0, rules.allowNegative else { return nil }
      let kept = isWhole && !rules.followsCurrencyText ? [] : scan.values.dropLast(after.count)
      return InputContent(isNegative: true, before: Array(kept), inserted: [], after: after, isAddition: true)
    }
    let startsAmount = before.allSatisfy { $0 == 0 }
    let amount = startsAmount && after.isEmpty ? rules.pastedAmount(text) : nil
    return InputContent(
      isNegative: keepsMinus || addsMinus && startsAmount && rules.allowNegative,
      before: before,
      inserted: amount ?? inserted.values,
      after: after,
      isAddition: true,
      isAmount: amount != nil
    )
  }
}

extension AmountRules {
  /// Whether the user can type a minus sign. CurrencyText limits the amount only when editing ends.
  fileprivate var allowNegative: Bool { followsCurrencyText || limits?.allowNegative != false }

  /// The digits of a text with decimals that replaces a whole amount, or `nil` if its digits shift in like typed ones.
  ///
  /// Missing decimals become zeros. If the currency has no decimals, those of the text are dropped. If the text has more
  /// decimals than the currency, they are digits like all others.
  fileprivate func pastedAmount(_ text: String) -> [UInt8]? {
    if followsCurrencyText { return nil }
    guard let amount = amount(in: text), amount.decimals > 0 else { return nil }
    if decimals == 0 { return Array(amount.digits.prefix(amount.integerCount)) }
    guard amount.decimals <= decimals else { return nil }
    return amount.rounded(toDecimals: decimals).digits
  }
}
