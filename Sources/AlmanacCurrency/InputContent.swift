/// The digits and the sign after an edit, before they are limited and formatted.
struct InputContent {
  let isNegative: Bool
  let digits: [Int]
  /// The number of digits after the caret.
  let trailingCount: Int

  /// The content after an edit, or `nil` if the edit changes nothing.
  init?(text: String, range: Range<Int>, replacement: String, format: ResolvedFormat) {
    let scan = format.scan(text)
    let after = scan.digits.filter { $0.offset >= range.upperBound }.map(\.value)
    let before = scan.digits.filter { $0.offset < range.lowerBound }.map(\.value)
    let keepsMinus = scan.minusOffset.map { !range.contains($0) } ?? false
    if replacement.isEmpty {
      if range.isEmpty { return nil }
      let deletesNothing = before.count + after.count == scan.digits.count && keepsMinus == (scan.minusOffset != nil)
      // Of a zero, only the sign can be deleted.
      let isNegative = keepsMinus && !scan.values.allSatisfy { $0 == 0 }
      self.init(isNegative: isNegative, before: before.dropLast(deletesNothing ? 1 : 0), after: after)
      return
    }
    let inserted = AmountScan(replacement, symbol: format.currencySymbol, symbolLeads: format.symbolLeads)
    let addsMinus = inserted.minusOffset != nil
    if inserted.digits.isEmpty {
      guard addsMinus, range.lowerBound == 0, format.allowsNegative else { return nil }
      let keeps = range.upperBound < text.count
      self.init(isNegative: true, before: keeps ? scan.values.dropLast(after.count) : [], after: after)
      return
    }
    let startsAmount = before.allSatisfy { $0 == 0 }
    let digits = startsAmount && after.isEmpty ? format.digitsForInput(inserted) : inserted.values
    let isNegative = keepsMinus || addsMinus && startsAmount && format.allowsNegative
    self.init(isNegative: isNegative, before: before + digits, after: after)
  }

  private init(isNegative: Bool, before: [Int], after: [Int]) {
    self.isNegative = isNegative
    digits = before + after
    trailingCount = after.count
  }
}
