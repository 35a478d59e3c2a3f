import Almanac

/// Parses an amount by the grammar that `AmountFormat.parse(_:_:)` documents.
package struct AmountReader {
  private let rules: ReadingRules
  private let mode: ParsingMode
  private let acceptsAnyCurrency: Bool
  private let scalars: [Unicode.Scalar]

  /// The scalars that aren't read yet.
  private var range: Range<Int>
  private var sign: Unicode.Scalar?
  private var isInParentheses = false
  private var hasSymbol = false

  private init(_ text: String, _ rules: ReadingRules, _ mode: ParsingMode, acceptsAnyCurrency: Bool) {
    self.rules = rules
    self.mode = mode
    self.acceptsAnyCurrency = acceptsAnyCurrency
    scalars = text.amountScalars
    range = scalars.indices
  }

  /// Returns the amount in a string.
  ///
  /// If `isExact` is `true`, decimals after 38 digits are an error. Otherwise, they are ignored. If
  /// `acceptsAnyCurrency` is `true`, the string can contain another currency's symbol or code.
  ///
  /// - Throws: The first reason why the string doesn't follow the grammar.
  package static func amount(
    in text: String,
    _ rules: ReadingRules,
    _ mode: ParsingMode,
    isExact: Bool = false,
    acceptsAnyCurrency: Bool = false
  ) throws(AmountParseError.Reason) -> AmountDigits {
    if rules.isPlain(text), let amount = plainAmount(text) { return amount }
    var reader = AmountReader(text, rules, mode, acceptsAnyCurrency: acceptsAnyCurrency)
    do throws(AmountParseError.Reason) {
      return try reader.read(isExact: isExact)
    } catch {
      switch error {
      case .separators, .unexpected:
        // It can be a number as programs write it, such as `1234.5` or `1e3`.
        guard let amount = plainAmount(reader.text) else { throw error }
        return amount
      default: throw error
      }
    }
  }

  /// Returns the amount in a number as programs write it, or `nil` if it has more digits than are read elsewhere. Only
  /// an exponent can add more zeros.
  private static func plainAmount(_ text: String) -> AmountDigits? {
    let limit = ExactDecimal.maximumDecimals
    guard let amount = AmountDigits(plainNumber: text), amount.magnitude.digitCount <= limit else { return nil }
    return amount.integerCount <= limit || text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") } ? amount : nil
  }

  private var first: Unicode.Scalar? { range.isEmpty ? nil : scalars[range.lowerBound] }
  private var last: Unicode.Scalar? { range.isEmpty ? nil : scalars[range.upperBound - 1] }

  /// The string without spaces and line breaks at its ends.
  private var text: String {
    let spaces = scalars[...].suffix { $0.isSpaceOrNewline }
    return String(String.UnicodeScalarView(scalars.dropLast(spaces.count).drop { $0.isSpaceOrNewline }))
  }

  private mutating func drop(_ count: Int, at side: TextSide) {
    let (start, end) = (range.lowerBound, range.upperBound)
    range = side == .start ? start + count..<end : start..<end - count
  }

  private mutating func read(isExact: Bool) throws(AmountParseError.Reason) -> AmountDigits {
    var unread = range
    repeat {
      unread = range
      dropSpaces()
      dropParentheses()
      dropPriceDash()
      try readAffix(at: .start)
      try readAffix(at: .end)
    } while range != unread
    if sign != nil, isInParentheses || first == "-" || first == "+" { throw .signs }
    let isNegative = isInParentheses || sign == "-"
    return try NumberReader.amount(in: scalars[range], rules, mode, isNegative: isNegative, isExact: isExact)
  }

  private mutating func dropParentheses() {
    guard !isInParentheses, first == "(", last == ")" else { return }
    isInParentheses = true
    drop(1, at: .start)
    drop(1, at: .end)
  }

  /// Drops the dash of a price without decimals, as in `5,-` and `5.–`, which isn't a minus sign, and its separator.
  private mutating func dropPriceDash() {
    let dashes = scalars[range].suffix { $0.isDash }
    let rest = scalars[range].dropLast(dashes.count)
    guard !dashes.isEmpty, let separator = rest.last, rules.canBeginDecimals(.scalar(separator)),
      rest.dropLast().last?.decimalValue != nil
    else { return }
    drop(dashes.count + 1, at: .end)
  }

  /// Reads a sign or a symbol before or after the digits.
  private mutating func readAffix(at side: TextSide) throws(AmountParseError.Reason) {
    let next = side == .start ? first : last
    if sign == nil, next == "-" || next == "+" {
      sign = next
      drop(1, at: side)
    } else if !hasSymbol, let length = try lengthOfSymbol(at: side) {
      hasSymbol = true
      drop(length, at: side)
    }
  }

  private func lengthOfSymbol(at side: TextSide) throws(AmountParseError.Reason) -> Int? {
    do throws(AmountParseError.Reason) {
      return try rules.lengthOfSymbol(in: scalars[range], at: side, mode)
    } catch {
      guard acceptsAnyCurrency, case .wrongCurrency(let word) = error else { throw error }
      return word.unicodeScalars.count
    }
  }

  private mutating func dropSpaces() {
    while first?.isSpaceOrNewline == true { drop(1, at: .start) }
    while last?.isSpaceOrNewline == true { drop(1, at: .end) }
  }
}

/// A side of the digits.
enum TextSide {
  case start, end
}

extension Unicode.Scalar {
  fileprivate var isSpaceOrNewline: Bool { self == " " || self == "\n" || self == "\r" }

  /// Whether it is a hyphen or a dash of any length.
  fileprivate var isDash: Bool { self == "-" || self == "\u{2013}" || self == "\u{2014}" }
}
