import Almanac

/// The digits and the sign after an edit, before they are limited and formatted.
struct InputContent {
  let isNegative: Bool
  let digits: [UInt8]

  /// The range of the inserted digits.
  let inserted: Range<Int>

  /// Whether the user added digits or a minus sign.
  let isAddition: Bool

  /// Whether the inserted digits are a whole amount, rather than digits that shift in.
  var isAmount = false

  /// The number of digits after the caret.
  var trailingCount: Int { digits.count - inserted.upperBound }

  /// Returns the digits with only the first of the inserted ones.
  func digits(insertedCount: Int) -> [UInt8] {
    Array(digits[..<(inserted.lowerBound + insertedCount)] + digits[inserted.upperBound...])
  }
}

/// A text in which an edit replaces a range.
struct EditedText {
  private let scan: AmountScan
  private let range: Range<Int>
  private let isWhole: Bool

  /// The digits before and after the range.
  private let before: ArraySlice<UInt8>
  private let after: ArraySlice<UInt8>
  private let keepsMinus: Bool

  /// Whether a deletion continues with the digits after the range, and not with those before it.
  var deletesAfter = false

  /// Creates the text with a range to replace, which ends with the text if `isWhole` is `true`.
  init(_ text: String, _ range: Range<Int>, isWhole: Bool, _ rules: AmountRules) {
    scan = rules.scan(shown: text)
    self.range = range
    self.isWhole = isWhole
    before = scan.values.prefix(scan.offsets.prefix { $0 < range.lowerBound }.count)
    after = scan.values.dropFirst(scan.offsets.prefix { $0 < range.upperBound }.count)
    keepsMinus = scan.minusOffset.map { !range.contains($0) } ?? false
  }

  /// Returns the content after the range is replaced, or `nil` if a deletion changes nothing.
  ///
  /// - Throws: The reason why the inserted text changes nothing.
  func replaced(by text: String, _ rules: AmountRules) throws(AmountParseError.Reason) -> InputContent? {
    text.isEmpty ? deleting(rules) : try inserting(text, rules)
  }

  private func deleting(_ rules: AmountRules) -> InputContent? {
    if range.isEmpty { return nil }
    let isOfOthers = before.count + after.count == scan.values.count && keepsMinus == (scan.minusOffset != nil)
    // Of a zero, only the sign can be deleted.
    let isNegative = keepsMinus && !scan.values.allSatisfy { $0 == 0 }
    let deletesBeside = isOfOthers && !rules.readsDigitsOnly
    let left = before.dropLast(deletesBeside && !deletesAfter ? 1 : 0)
    let right = after.dropFirst(deletesBeside && deletesAfter ? 1 : 0)
    return InputContent(
      isNegative: isNegative,
      digits: Array(left + right),
      inserted: left.count..<left.count,
      isAddition: false
    )
  }

  private func inserting(_ text: String, _ rules: AmountRules) throws(AmountParseError.Reason) -> InputContent {
    let inserted = AmountScan(text, rules)
    let addsMinus = inserted.minusOffset != nil
    if inserted.values.isEmpty {
      guard addsMinus else { throw .noDigits }
      return try insertingMinus(rules)
    }
    let startsAmount = before.allSatisfy { $0 == 0 }
    let replacesAll = startsAmount && after.isEmpty
    if rules.isWholeAmount(text, inserted, replacesAll: replacesAll) { return try rules.pastedContent(text) }
    return InputContent(
      isNegative: keepsMinus || addsMinus && startsAmount && rules.allowNegative,
      digits: Array(before + inserted.values + after),
      inserted: before.count..<before.count + inserted.values.count,
      isAddition: true
    )
  }

  /// Returns the content after a minus sign is inserted at the start of the text, or after its last digit.
  private func insertingMinus(_ rules: AmountRules) throws(AmountParseError.Reason) -> InputContent {
    guard rules.allowNegative else { throw .outOfRange }
    let isLast = range.isEmpty && after.isEmpty && !keepsMinus && !rules.readsDigitsOnly
    guard range.lowerBound == 0 || isLast else { throw .signs }
    let kept = isLast || !isWhole || rules.readsDigitsOnly ? scan.values.dropLast(after.count) : []
    return InputContent(
      isNegative: true,
      digits: Array(kept + after),
      inserted: kept.count..<kept.count,
      isAddition: true
    )
  }
}

extension AmountRules {
  /// Whether the user can type a minus sign.
  fileprivate var allowNegative: Bool { readsDigitsOnly || limits?.allowNegative != false }

  /// Returns whether inserted text is a whole amount: people type digits and minus signs one by one, and paste the
  /// rest. Several digits are an amount if they replace all others.
  fileprivate func isWholeAmount(_ text: String, _ scan: AmountScan, replacesAll: Bool) -> Bool {
    if readsDigitsOnly { return false }
    if replacesAll, scan.values.count > 1 { return true }
    // Most often, the user types a digit.
    if text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) { return false }
    // A keyboard adds a space to a word that it suggests.
    return String(text.trimmed).amountScalars.contains { $0.decimalValue == nil && !$0.isMinus }
  }

  /// Returns the content after a pasted amount.
  ///
  /// - Throws: The reason why the text isn't an amount that the input shows.
  fileprivate func pastedContent(_ text: String) throws(AmountParseError.Reason) -> InputContent {
    let amount = try pastedAmount(text)
    guard amount.decimals == decimals, amount.digits.count <= maxDigitsCount, allowNegative || !amount.isNegative else {
      throw .outOfRange
    }
    let digits = amount.isZero ? [0] : amount.digits
    return InputContent(
      isNegative: amount.isNegative,
      digits: digits,
      inserted: 0..<digits.count,
      isAddition: true,
      isAmount: true
    )
  }

  /// Returns the amount in text that the user pastes or the program sets, with the decimals of the input.
  ///
  /// Missing decimals become zeros. If the currency has no decimals, the text's are dropped.
  ///
  /// - Throws: The reason why the text isn't an amount that the input shows.
  func pastedAmount(_ text: String) throws(AmountParseError.Reason) -> AmountDigits {
    // Nobody types the exponent of a number, as in `1e3`.
    if let exponent = text.first(where: { $0 == "e" || $0 == "E" }), AmountDigits(plainNumber: text) != nil {
      throw .unexpected(exponent)
    }
    let amount = try amount(in: text)
    guard decimals == 0 || amount.decimals <= decimals else { throw .tooManyDecimals }
    return amount.rounded(toDecimals: decimals, .towardZero)
  }
}
