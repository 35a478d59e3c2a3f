package import Almanac

/// Writes amounts with the texts around and between the digits.
///
/// It has bytes of tables instead of strings: copies count no references, which take longer than the digits, and for which threads
/// would wait. Who holds a writer holds the memory of its bytes.
package struct AmountWriter: Sendable {
  /// What is around an amount. In a template, `¤` stands for the symbol and `-` for the sign.
  package struct Affixes: Sendable {
    package var prefix: TableBytes
    package var suffix: TableBytes
    package var sign: TableBytes

    /// Whether the sign is before all, because the template has no place for it.
    package var beginsWithSign = false

    fileprivate(set) var prefixSize = 0
    fileprivate(set) var suffixSize = 0

    fileprivate var size: Int { prefixSize + suffixSize }

    package init(prefix: TableBytes, suffix: TableBytes, sign: TableBytes) {
      self.prefix = prefix
      self.suffix = suffix
      self.sign = sign
    }
  }

  /// What is between the digits of an amount.
  package struct Number: Sendable {
    /// The digit zero of the locale's script. The others follow it.
    package let zero: Unicode.Scalar
    package let decimalSeparator: TableBytes
    package let groupingSeparator: TableBytes

    /// The numbers of digits in the last group and in the others, or `nil` if there are no groups.
    package var groupSizes: (last: Int, others: Int)?

    /// The number of digits that must precede the first separator.
    package let minimumGroupingDigits: Int

    /// The smallest and the largest number of decimals.
    package var decimals: ClosedRange<Int>

    /// Whether to write the decimal separator even if there are no decimals.
    package var alwaysShowsDecimalSeparator = false

    package init(
      zero: Unicode.Scalar,
      decimalSeparator: TableBytes,
      groupingSeparator: TableBytes,
      groupSizes: (last: Int, others: Int)?,
      minimumGroupingDigits: Int,
      decimals: ClosedRange<Int>
    ) {
      self.zero = zero
      self.decimalSeparator = decimalSeparator
      self.groupingSeparator = groupingSeparator
      self.groupSizes = groupSizes
      self.minimumGroupingDigits = minimumGroupingDigits
      self.decimals = decimals
    }
  }

  private var positive: Affixes
  private var negative: Affixes

  /// The symbol in templates, or `nil` if the affixes are none.
  var symbol: SpacedSymbol? { didSet { measure() } }
  package let number: Number

  /// - Parameter symbol: The symbol in templates, or `nil` if the affixes are none.
  package init(positive: Affixes, negative: Affixes, symbol: SpacedSymbol?, number: Number) {
    self.positive = positive
    self.negative = negative
    self.symbol = symbol
    self.number = number
    measure()
  }

  private mutating func measure() {
    measure(&positive)
    measure(&negative)
  }

  /// Whether a template has the symbol before the digits.
  var beginsWithSymbol: Bool { positive.prefix.text.unicodeScalars.contains("¤") }

  private func measure(_ affixes: inout Affixes) {
    affixes.prefixSize = TemplateOutput.size { write(prefixOf: affixes, to: &$0) }
    affixes.suffixSize = TemplateOutput.size { write(suffixOf: affixes, to: &$0) }
  }

  private func write(prefixOf affixes: Affixes, to output: inout TemplateOutput) {
    guard let symbol else { return output.append(affixes.prefix) }
    if affixes.beginsWithSign { output.append(affixes.sign) }
    output.append(affixes.prefix, symbol, affixes.sign, .beforeDigits)
  }

  private func write(suffixOf affixes: Affixes, to output: inout TemplateOutput) {
    guard let symbol else { return output.append(affixes.suffix) }
    output.append(affixes.suffix, symbol, affixes.sign, .afterDigits)
  }
}

extension AmountWriter {
  /// The text of an amount, which is rounded to the decimals of the number.
  package func text(of amount: AmountDigits) -> String {
    let layout = NumberLayout(amount, number)
    let size = affixes(amount.isNegative).size + layout.size
    return String(unsafeUninitializedCapacity: size) { buffer in
      write(amount, layout, to: buffer)
      return size
    }
  }

  private func affixes(_ isNegative: Bool) -> Affixes { isNegative ? negative : positive }

  /// The texts before and after the digits.
  func affixTexts(isNegative: Bool) -> (prefix: String, suffix: String) {
    let affixes = affixes(isNegative)
    let prefix = TemplateOutput.text(ofSize: affixes.prefixSize) { write(prefixOf: affixes, to: &$0) }
    return (prefix, TemplateOutput.text(ofSize: affixes.suffixSize) { write(suffixOf: affixes, to: &$0) })
  }

  private func write(_ amount: AmountDigits, _ layout: NumberLayout, to buffer: UnsafeMutableBufferPointer<UInt8>) {
    let affixes = affixes(amount.isNegative)
    let end = affixes.prefixSize + layout.size
    var output = TemplateOutput(buffer, from: 0)
    write(prefixOf: affixes, to: &output)
    layout.write(amount, number, to: buffer, before: end)
    output = TemplateOutput(buffer, from: end)
    write(suffixOf: affixes, to: &output)
  }

  /// The text of something that is no number, such as infinity.
  func text(of name: String, isNegative: Bool) -> String {
    let affixes = affixes(isNegative)
    var bytes = [UInt8](repeating: 0, count: affixes.prefixSize) + name.utf8
    let end = bytes.count
    bytes += [UInt8](repeating: 0, count: affixes.suffixSize)
    bytes.withUnsafeMutableBufferPointer { buffer in
      var output = TemplateOutput(buffer, from: 0)
      write(prefixOf: affixes, to: &output)
      output = TemplateOutput(buffer, from: end)
      write(suffixOf: affixes, to: &output)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The amount in a text that this writer writes, or `nil` for any other text.
  package func ownAmount(in text: String) -> AmountDigits? {
    var text = text
    return text.withUTF8 { bytes in ownAmount(in: bytes, isNegative: false) ?? ownAmount(in: bytes, isNegative: true) }
  }

  private func ownAmount(in text: UnsafeBufferPointer<UInt8>, isNegative: Bool) -> AmountDigits? {
    let affixes = affixes(isNegative)
    let coreSize = text.count - affixes.size
    guard coreSize > 0 else { return nil }
    let core = text[affixes.prefixSize..<affixes.prefixSize + coreSize]
    guard let amount = AmountDigits(digitsOf: core, number, isNegative: isNegative) else { return nil }
    // The amount is the one that was written if it is written like this.
    let layout = NumberLayout(amount, number)
    guard layout.size == coreSize else { return nil }
    let isOwn = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { buffer in
      write(amount, layout, to: buffer)
      return buffer.elementsEqual(text)
    }
    return isOwn ? amount : nil
  }
}
