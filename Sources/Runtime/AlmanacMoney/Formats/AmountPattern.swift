import Almanac

/// The affixes and separators that a format writes, as strings that a program can change and keep.
///
/// Formats that read tables don't need it. Inputs do, and formats whose locale only Foundation knows.
package struct AmountPattern: Hashable, Sendable {
  /// The strings before and after the digits.
  package struct Affixes: Hashable, Sendable {
    package let prefix: String
    package let suffix: String

    package init(prefix: String, suffix: String) { (self.prefix, self.suffix) = (prefix, suffix) }
  }

  package var currencyCode = ""
  package var symbol = ""
  package var positive = Affixes(prefix: "", suffix: "")
  package var negative = Affixes(prefix: "", suffix: "")
  package var minusSign = "-"

  /// Whether the symbol is before the digits.
  package var beginsWithSymbol = false

  /// The code point of the zero of the locale's script. The other digits follow it.
  package var zeroValue = Unicode.Scalar("0").value
  package var decimalSeparator = "."
  package var alwaysShowsDecimalSeparator = false
  package var decimalDigits = 0
  package var groupingSeparator = ","
  package var hasGroupingSeparator = true
  package var groupingSize = 3

  /// 0 means as many as `groupingSize`.
  package var secondaryGroupingSize = 0

  /// The number of digits that must precede the first separator, at most 4. In Spanish, it is 2: `1234` and `12.345`.
  package var minimumGroupingDigits = 1

  /// Creates a pattern whose properties you then set.
  package init() {}

  /// Creates the pattern of a writer that reads a locale's tables.
  init(_ writer: AmountWriter, currencyCode: String) {
    let number = writer.number
    self.currencyCode = currencyCode
    symbol = writer.symbol?.text.text ?? ""
    positive = writer.affixTexts(isNegative: false)
    negative = writer.affixTexts(isNegative: true)
    // Even if no sign is written.
    minusSign = writer.affixes(isNegative: true).sign.text
    beginsWithSymbol = writer.beginsWithSymbol
    zeroValue = number.zero.value
    decimalSeparator = number.decimalSeparator.text
    alwaysShowsDecimalSeparator = number.alwaysShowsDecimalSeparator
    decimalDigits = number.decimals.upperBound
    groupingSeparator = number.groupingSeparator.text
    minimumGroupingDigits = number.minimumGroupingDigits
    hasGroupingSeparator = number.groupSizes != nil
    if let (last, others) = number.groupSizes {
      groupingSize = last
      secondaryGroupingSize = others == last ? 0 : others
    }
  }

  /// The number of digits in the last group and in each other group, or `nil` if there are no groups.
  ///
  /// As in `NumberFormatter`, a size of 0 means the other size.
  private var groupSizes: (last: Int, others: Int)? {
    let last = groupingSize > 0 ? groupingSize : secondaryGroupingSize
    guard hasGroupingSeparator, last > 0 else { return nil }
    return (last, secondaryGroupingSize > 0 ? secondaryGroupingSize : last)
  }

  /// Creates a writer for the pattern, with the memory that it needs.
  func writer() -> (AmountWriter, TableMemory) {
    let texts = [
      positive.prefix, positive.suffix, negative.prefix, negative.suffix, decimalSeparator, groupingSeparator,
    ]
    let memory = TableMemory(texts.flatMap { $0.utf8 })
    var offset = 0
    var parts: [TableBytes] = []
    for text in texts {
      parts.append(memory.bytes(in: offset..<offset + text.utf8.count))
      offset += text.utf8.count
    }
    let number = AmountWriter.Number(
      // A decoded pattern can contain anything.
      zero: Unicode.Scalar(zeroValue).flatMap { $0.decimalValue == 0 ? $0 : nil } ?? "0",
      decimalSeparator: parts[4],
      groupingSeparator: parts[5],
      groupSizes: groupSizes,
      minimumGroupingDigits: min(max(1, minimumGroupingDigits), 4),
      decimals: decimalDigits...decimalDigits,
      alwaysShowsDecimalSeparator: alwaysShowsDecimalSeparator
    )
    let none = TableBytes("")
    let writer = AmountWriter(
      positive: AmountWriter.Affixes(prefix: parts[0], suffix: parts[1], sign: none),
      negative: AmountWriter.Affixes(prefix: parts[2], suffix: parts[3], sign: none),
      symbol: nil,
      number: number
    )
    return (writer, memory)
  }
}

#if !hasFeature(Embedded)
  extension AmountPattern: Codable {}
  extension AmountPattern.Affixes: Codable {}
#endif
