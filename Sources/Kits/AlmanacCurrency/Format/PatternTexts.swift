import Almanac
import AlmanacMoney

/// The texts of a pattern in memory, and what writes them.
struct PatternTexts {
  let memory: TableMemory

  /// Needs the memory.
  let writer: AmountWriter

  init(_ pattern: CurrencyPattern, _ settings: CurrencyFormat.Settings) {
    let (positive, negative) = (pattern.positive, pattern.negative)
    let texts = [
      positive.prefix, positive.suffix, negative.prefix, negative.suffix, pattern.decimalSeparator,
      pattern.groupingSeparator,
    ]
    memory = TableMemory(texts.flatMap(\.utf8))
    var offset = 0
    var parts: [TableBytes] = []
    for text in texts {
      parts.append(memory.bytes(in: offset..<offset + text.utf8.count))
      offset += text.utf8.count
    }
    var number = AmountWriter.Number(
      zero: pattern.zero,
      decimalSeparator: parts[4],
      groupingSeparator: parts[5],
      groupSizes: pattern.groupSizes,
      minimumGroupingDigits: pattern.minimumGroupingDigits,
      decimals: pattern.decimalDigits...pattern.decimalDigits
    )
    number.alwaysShowsDecimalSeparator = settings.alwaysShowsDecimalSeparator
    let none = TableBytes("")
    writer = AmountWriter(
      positive: AmountWriter.Affixes(prefix: parts[0], suffix: parts[1], sign: none),
      negative: AmountWriter.Affixes(prefix: parts[2], suffix: parts[3], sign: none),
      symbol: nil,
      number: number
    )
  }
}
