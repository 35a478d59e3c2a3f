import Almanac

/// Writes amounts with their affixes and separators.
///
/// It contains bytes of tables instead of strings, because copying strings counts references, which takes longer than
/// writing the digits and makes threads wait. Code that keeps a writer must also keep the memory of its bytes.
package struct AmountWriter: Sendable {
  /// The affixes of an amount. In a template, `¤` stands for the symbol and `-` for the sign.
  struct Affixes: Sendable {
    var prefix: TableBytes
    var suffix: TableBytes
    var sign: TableBytes

    /// Whether the sign comes first, because the template contains no place for it.
    var beginsWithSign = false

    fileprivate(set) var before = AffixText()
    fileprivate(set) var after = AffixText()

    var size: Int { before.count + after.count }
    fileprivate var isASCII: Bool { before.isASCII && after.isASCII }

    @inline(__always)
    fileprivate func rendered(_ symbol: SpacedSymbol?) -> Affixes {
      var affixes = self
      affixes.before = AffixText { render(.beforeDigits, symbol, to: &$0) }
      affixes.after = AffixText { render(.afterDigits, symbol, to: &$0) }
      return affixes
    }

    /// Writes the affix on one side of the digits.
    func write(_ side: SymbolSpacing, _ symbol: SpacedSymbol?, to output: inout TemplateOutput) {
      let text = side == .beforeDigits ? before : after
      if text.isInPlace { output.append(text) } else { render(side, symbol, to: &output) }
    }

    private func render(_ side: SymbolSpacing, _ symbol: SpacedSymbol?, to output: inout TemplateOutput) {
      let template = side == .beforeDigits ? prefix : suffix
      guard let symbol else { return output.append(template) }
      if beginsWithSign, side == .beforeDigits { output.append(sign) }
      output.append(template, symbol, sign, side)
    }
  }

  /// The format of an amount's digits.
  package struct Number: Sendable {
    /// The zero of the locale's script. The other digits follow it.
    let zero: Unicode.Scalar
    let decimalSeparator: TableBytes
    let groupingSeparator: TableBytes

    /// The number of digits in the last group and in each other group, or `nil` if there are no groups.
    package var groupSizes: (last: Int, others: Int)?

    /// The number of digits that must precede the first separator.
    package var minimumGroupingDigits: Int

    /// The minimum and maximum number of decimals.
    package var decimals: ClosedRange<Int>

    /// Whether to write the decimal separator even if there are no decimals.
    var alwaysShowsDecimalSeparator = false

    fileprivate var isASCII: Bool { zero.isASCII && decimalSeparator.isASCII && groupingSeparator.isASCII }
  }

  private var positive: Affixes
  private var negative: Affixes

  /// The symbol in templates, or `nil` if the affixes aren't templates.
  private(set) var symbol: SpacedSymbol?
  package var number: Number

  /// Whether all digits and separators are ASCII.
  private let isNumberASCII: Bool

  /// Creates a writer. The symbol is for the templates, or `nil` if the affixes aren't templates.
  @inline(__always)
  init(positive: Affixes, negative: Affixes, symbol: SpacedSymbol?, number: Number) {
    self.positive = positive.rendered(symbol)
    self.negative = negative.rendered(symbol)
    self.symbol = symbol
    self.number = number
    isNumberASCII = number.isASCII
  }

  /// Whether a template contains the symbol before the digits.
  var beginsWithSymbol: Bool { positive.prefix.text.unicodeScalars.contains("¤") }
}

extension AmountWriter {
  /// Formats an amount that is rounded to the decimals of the number.
  package func text(of amount: AmountDigits) -> String {
    amount.isNegative ? text(of: amount, negative) : text(of: amount, positive)
  }

  /// Returns a writer for positive or negative amounts in another pattern of the locale, with or without their sign,
  /// and optionally with another symbol.
  package func inPattern(
    _ pattern: TableBytes,
    isNegative: Bool,
    isSigned: Bool,
    symbol other: TableBytes? = nil
  ) -> AmountWriter {
    let sign = isNegative ? negative.sign : positive.sign
    let halves = PatternHalves(pattern)
    var writer = self
    if let other { writer.symbol = SpacedSymbol(other, []) }
    writer.positive = (isSigned ? halves.signed(sign) : halves.positive(sign: sign)).rendered(writer.symbol)
    writer.negative = writer.positive
    return writer
  }

  @inline(__always)
  private func text(of amount: AmountDigits, _ affixes: Affixes) -> String {
    let layout = NumberLayout(amount, number)
    let size = affixes.size + layout.size
    if isNumberASCII, affixes.isASCII {
      return String(unsafeUninitializedCapacity: size) { buffer in
        write(amount, layout, affixes, to: buffer)
        return size
      }
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { buffer in
      write(amount, layout, affixes, to: buffer)
      return String(valid: UnsafeBufferPointer(buffer))
    }
  }

  @inline(__always)
  private func write(
    _ amount: AmountDigits,
    _ layout: NumberLayout,
    _ affixes: Affixes,
    to buffer: UnsafeMutableBufferPointer<UInt8>
  ) {
    let end = affixes.before.count + layout.size
    layout.write(amount, number, to: buffer, before: end)
    if affixes.before.isInPlace, affixes.after.isInPlace {
      affixes.before.write(to: buffer, at: 0)
      affixes.after.write(to: buffer, at: end)
    } else {
      write(affixes, to: buffer, after: end)
    }
  }

  /// Writes the affixes around a number that ends at an offset.
  private func write(_ affixes: Affixes, to buffer: UnsafeMutableBufferPointer<UInt8>, after end: Int) {
    var output = TemplateOutput(buffer, from: 0)
    affixes.write(.beforeDigits, symbol, to: &output)
    output = TemplateOutput(buffer, from: end)
    affixes.write(.afterDigits, symbol, to: &output)
  }

  func affixes(isNegative: Bool) -> Affixes { isNegative ? negative : positive }

  /// Returns the strings before and after the digits.
  func affixTexts(isNegative: Bool) -> AmountPattern.Affixes {
    let affixes = affixes(isNegative: isNegative)
    return AmountPattern.Affixes(
      prefix: TemplateOutput.text(ofSize: affixes.before.count) { affixes.write(.beforeDigits, symbol, to: &$0) },
      suffix: TemplateOutput.text(ofSize: affixes.after.count) { affixes.write(.afterDigits, symbol, to: &$0) }
    )
  }

  /// Formats a value that isn't a number, such as infinity.
  package func text(of name: String, isNegative: Bool) -> String {
    let affixes = affixTexts(isNegative: isNegative)
    return affixes.prefix + name + affixes.suffix
  }

  /// Returns the amount in a string that this writer writes, or `nil` for any other string.
  func ownAmount(in text: String) -> AmountDigits? {
    var text = text
    return text.withUTF8 { bytes in ownAmount(in: bytes, isNegative: false) ?? ownAmount(in: bytes, isNegative: true) }
  }

  private func ownAmount(in text: UnsafeBufferPointer<UInt8>, isNegative: Bool) -> AmountDigits? {
    let affixes = isNegative ? negative : positive
    let coreSize = text.count - affixes.size
    guard coreSize > 0 else { return nil }
    let core = text[affixes.before.count..<affixes.before.count + coreSize]
    guard let amount = AmountDigits(digitsOf: core, number, isNegative: isNegative) else { return nil }
    // The amount is the one that was written if it is written like this.
    let layout = NumberLayout(amount, number)
    guard layout.size == coreSize else { return nil }
    let isOwn = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { buffer in
      write(amount, layout, affixes, to: buffer)
      return buffer.elementsEqual(text)
    }
    return isOwn ? amount : nil
  }
}

extension TableBytes {
  @inline(__always)
  fileprivate var isASCII: Bool { buffer.allSatisfy { $0 < 0x80 } }
}

extension String {
  /// Creates a string from valid UTF-8. Newer systems don't validate it again, which takes as long as writing it.
  @inline(__always)
  init(valid bytes: UnsafeBufferPointer<UInt8>) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      self.init(copying: UTF8Span(unchecked: bytes.span))
    } else {
      self.init(decoding: bytes, as: UTF8.self)
    }
  }
}
