/// Writes amounts with the UTF-8 of the texts around and between the digits.
///
/// A class, because to copy a struct of many arrays takes longer than to write an amount.
final class AmountWriter: Sendable {
  struct Affixes: Sendable {
    let prefix: [UInt8]
    let suffix: [UInt8]

    init(_ affixes: CurrencyPattern.Affixes) {
      prefix = Array(affixes.prefix.utf8)
      suffix = Array(affixes.suffix.utf8)
    }
  }

  let positive: Affixes
  let negative: Affixes
  private let decimalDigits: Int
  /// Empty if the format writes none.
  private let decimalSeparator: [UInt8]
  private let groupingSeparator: [UInt8]
  private let groupingSize: Int
  private let secondaryGroupingSize: Int
  /// The number of integer digits from which there are groups.
  private let groupedCount: Int
  /// The ten digits. Empty if they are those of ASCII.
  private let digits: [[UInt8]]

  init(_ pattern: CurrencyPattern, _ settings: CurrencyFormat) {
    positive = Affixes(pattern.positive)
    negative = Affixes(pattern.negative)
    decimalDigits = pattern.decimalDigits
    let hasSeparator = pattern.decimalDigits > 0 || settings.alwaysShowsDecimalSeparator
    decimalSeparator = hasSeparator ? Array(pattern.decimalSeparator.utf8) : []
    groupingSeparator = Array(pattern.groupingSeparator.utf8)
    (groupingSize, secondaryGroupingSize) = pattern.groupSizes ?? (1, 1)
    // No amount has a thousand digits.
    groupedCount = pattern.groupSizes.map { min($0.last, 1_000) + pattern.minimumGroupingDigits } ?? .max
    let numbers: Range<UInt32> = pattern.zero == "0" ? 0..<0 : 0..<10
    digits = numbers.map { Array(String(Unicode.Scalar(pattern.zero.value + $0) ?? "0").utf8) }
  }

  /// The text of an amount with the decimals of the pattern.
  func text(of amount: AmountDigits) -> String {
    var bytes: [UInt8] = []
    // Enough for most amounts in ASCII.
    bytes.reserveCapacity(48)
    bytes += amount.isNegative ? negative.prefix : positive.prefix
    appendIntegers(of: amount, to: &bytes)
    bytes += decimalSeparator
    for _ in 0..<max(0, decimalDigits - amount.digits.count) { append(0, to: &bytes) }
    for index in amount.integerCount..<amount.digits.count { append(amount.digits[index], to: &bytes) }
    bytes += amount.isNegative ? negative.suffix : positive.suffix
    return String(decoding: bytes, as: UTF8.self)
  }

  private func appendIntegers(of amount: AmountDigits, to bytes: inout [UInt8]) {
    let count = amount.integerCount
    if count == 0 { append(0, to: &bytes) }
    // The number of digits until the next separator.
    var rest = count < groupedCount ? count : (count - groupingSize - 1) % secondaryGroupingSize + 1
    for index in 0..<count {
      if rest == 0 {
        bytes += groupingSeparator
        rest = count - index > groupingSize ? secondaryGroupingSize : groupingSize
      }
      append(amount.digits[index], to: &bytes)
      rest -= 1
    }
  }

  private func append(_ digit: UInt8, to bytes: inout [UInt8]) {
    if digits.isEmpty {
      bytes.append(UInt8(ascii: "0") + digit)
    } else {
      bytes += digits[Int(digit)]
    }
  }

  /// The amount in a text that the format can have written, or `nil` for a text without its affixes.
  func amount(in bytes: [UInt8], isNegative: Bool) -> AmountDigits? {
    let affixes = isNegative ? negative : positive
    let length = bytes.count - affixes.prefix.count - affixes.suffix.count
    guard length > 0, bytes.starts(with: affixes.prefix) else { return nil }
    let text = bytes[affixes.prefix.count..<affixes.prefix.count + length]
    var values: [UInt8] = []
    values.reserveCapacity(24)
    if digits.isEmpty {
      for byte in text where UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { values.append(byte - UInt8(ascii: "0")) }
    } else {
      values += String(decoding: text, as: UTF8.self).unicodeScalars.compactMap(\.decimalValue)
    }
    return AmountDigits(isNegative: isNegative, digits: values, decimalDigits: decimalDigits)
  }
}
