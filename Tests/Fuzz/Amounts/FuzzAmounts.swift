@testable import Almanac
@testable import AlmanacMoney

/// The writer of amounts with tables of any texts: it reads back what it has written, unless the texts contain digits.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  // The lines are the numbers, the amount, and the texts of the table.
  let lines = text.split(separator: "\n", maxSplits: 8, omittingEmptySubsequences: false).map { String($0) }
  guard lines.count == 9, let amount = AmountDigits(plainNumber: lines[1]) else { return 0 }
  let numbers = lines[0].utf8.map { Int($0) } + [0, 0, 0, 0, 0, 0]
  let bytes = lines[2...].map { Array($0.utf8) }
  let memory = TableMemory(bytes.flatMap(\.self))
  withExtendedLifetime(memory) {
    var offset = 0
    let texts = bytes.map { bytes in
      offset += bytes.count
      return memory.bytes(in: offset - bytes.count..<offset)
    }
    let writer = FuzzAmounts.writer(texts, numbers)
    let digits = (0..<10).compactMap { Unicode.Scalar(writer.number.zero.value + $0) }
    let isPlain = !texts.contains { $0.text.unicodeScalars.contains(where: digits.contains) }
    check(amount, writer, isPlain: isPlain)
  }
  return 0
}

private enum FuzzAmounts {
  private static let zeros: [Unicode.Scalar] = ["0", "٠", "०", "𑄶"]

  /// A writer as the generator's tables can describe: groups have digits, and the rest can be anything.
  static func writer(_ texts: [TableBytes], _ numbers: [Int]) -> AmountWriter {
    let decimals = numbers[3] % 39
    return AmountWriter(
      positive: AmountWriter.Affixes(prefix: texts[0], suffix: texts[1], sign: texts[2]),
      negative: AmountWriter.Affixes(prefix: texts[1], suffix: texts[0], sign: texts[2]),
      symbol: SpacedSymbol(texts[3], SymbolSpacing(rawValue: numbers[4] % 4), isHidden: numbers[4] % 5 == 0),
      number: AmountWriter.Number(
        zero: zeros[numbers[5] % zeros.count],
        decimalSeparator: texts[4],
        groupingSeparator: texts[5],
        groupSizes: numbers[0] % 8 == 0 ? nil : (numbers[0] % 8, numbers[1] % 7 + 1),
        minimumGroupingDigits: numbers[2] % 4 + 1,
        decimals: decimals - min(decimals, numbers[1] % 3)...decimals
      )
    )
  }
}

private func check(_ amount: AmountDigits, _ writer: AmountWriter, isPlain: Bool) {
  let decimals = writer.number.decimals
  let amount = amount.rounded(toDecimals: decimals.upperBound).shortened(toDecimals: decimals.lowerBound)
  let written = writer.text(of: amount)
  let own = writer.ownAmount(in: written)
  // A digit in a text, or a decimal separator that is also elsewhere, can lead to another amount, or to none.
  guard isPlain, decimals.lowerBound == decimals.upperBound else { return }
  guard var own else { fatalError("A text is not read.") }
  var negated = amount
  negated.isNegative.toggle()
  // If signs are not written, all amounts are positive.
  if writer.text(of: negated) == written { own.isNegative = amount.isNegative }
  let texts = [own, amount].map { $0.shortened(toDecimals: 0).plainText }
  precondition(texts[0] == texts[1], "An amount changes.")
}
