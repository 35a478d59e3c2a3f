/// Writes amounts with the texts around and between the digits.
///
/// It has strings instead of arrays: Swift copies short ones without counting references, which threads would wait for.
final class AmountWriter: Sendable {
  private let positive: CurrencyPattern.Affixes
  private let negative: CurrencyPattern.Affixes
  private let decimalDigits: Int
  /// Empty if the format writes none.
  private let decimalSeparator: String
  private let groupingSeparator: String
  private let groupSizes: (last: Int, others: Int)
  /// The number of integer digits from which there are groups.
  private let groupedCount: Int
  /// The digit zero. The others differ from it in the last byte of UTF-8: the digits of a script begin at a multiple of 16, or at
  /// 6 after it.
  private let zero: String

  init(_ pattern: CurrencyPattern, _ settings: CurrencyFormat) {
    (positive, negative) = (pattern.positive, pattern.negative)
    decimalDigits = pattern.decimalDigits
    let hasSeparator = pattern.decimalDigits > 0 || settings.alwaysShowsDecimalSeparator
    decimalSeparator = hasSeparator ? pattern.decimalSeparator : ""
    groupingSeparator = pattern.groupingSeparator
    groupSizes = pattern.groupSizes ?? (1, 1)
    // No amount has a thousand digits.
    groupedCount = pattern.groupSizes.map { min($0.last, 1_000) + pattern.minimumGroupingDigits } ?? .max
    zero = String(pattern.zero)
  }

  /// The text of an amount with the decimals of the pattern.
  func text(of amount: AmountDigits) -> String {
    let affixes = amount.isNegative ? negative : positive
    let integers = max(1, amount.integerCount)
    let size =
      affixes.prefix.utf8.count + (integers + decimalDigits) * zero.utf8.count + decimalSeparator.utf8.count
      + groupCount(integers) * groupingSeparator.utf8.count + affixes.suffix.utf8.count
    return String(unsafeUninitializedCapacity: size) { buffer in
      var output = Output(buffer: buffer)
      output.append(affixes.prefix)
      appendIntegers(of: amount, to: &output)
      output.append(decimalSeparator)
      for _ in 0..<max(0, decimalDigits - amount.digits.count) { output.append(0, zero) }
      for index in amount.integerCount..<amount.digits.count { output.append(amount.digits[index], zero) }
      output.append(affixes.suffix)
      return output.count
    }
  }

  private func appendIntegers(of amount: AmountDigits, to output: inout Output) {
    let count = amount.integerCount
    if count == 0 { output.append(0, zero) }
    let groups = groupCount(count)
    // The number of digits until the next separator.
    var rest = groups == 0 ? count : count - groupSizes.last - (groups - 1) * groupSizes.others
    for index in 0..<count {
      if rest == 0 {
        output.append(groupingSeparator)
        rest = count - index > groupSizes.last ? groupSizes.others : groupSizes.last
      }
      output.append(amount.digits[index], zero)
      rest -= 1
    }
  }

  /// The number of groups after the first one.
  private func groupCount(_ integers: Int) -> Int {
    integers < groupedCount ? 0 : (integers - groupSizes.last - 1) / groupSizes.others + 1
  }

  /// The amount in a text that the format can have written, or `nil` for a text without its affixes.
  func amount(in text: String, isNegative: Bool) -> AmountDigits? {
    let affixes = isNegative ? negative : positive
    let (prefix, suffix) = (affixes.prefix.utf8, affixes.suffix.utf8)
    guard text.utf8.count > prefix.count + suffix.count, text.utf8.starts(with: prefix),
      text.utf8.suffix(suffix.count).elementsEqual(suffix)
    else { return nil }
    let core = text.utf8.dropFirst(prefix.count).dropLast(suffix.count)
    var values: [UInt8] = []
    values.reserveCapacity(24)
    values += Substring(core).unicodeScalars.lazy.compactMap(\.decimalValue)
    return AmountDigits(isNegative: isNegative, digits: values, decimalDigits: decimalDigits)
  }
}

/// The UTF-8 of a text.
private struct Output {
  let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

  mutating func append(_ text: String) {
    for byte in text.utf8 {
      buffer[count] = byte
      count += 1
    }
  }

  mutating func append(_ digit: UInt8, _ zero: String) {
    append(zero)
    buffer[count - 1] += digit
  }
}
