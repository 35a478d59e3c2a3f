import Almanac

/// The symbols and separators that a format reads, in the form of `amountScalars`, and its group sizes.
package struct ReadingRules: Sendable {
  /// The symbols of the currency.
  private let symbols: [ScalarText]
  private let code: ScalarText
  private let decimalSeparator: ScalarText
  private let groupingSeparator: ScalarText
  let decimalKind: SeparatorKind?
  let groupingKind: SeparatorKind?
  let groupSizes: (last: Int, others: Int)

  /// The maximum number of decimals that the format writes.
  let decimals: Int

  init(symbol: String, code: String, _ number: AmountWriter.Number) {
    self.init(symbols: [ScalarText(symbol)], code: ScalarText(code), number)
  }

  init(symbols: [ScalarText], code: ScalarText, _ number: AmountWriter.Number) {
    self.symbols = symbols
    self.code = code
    decimalSeparator = ScalarText(number.decimalSeparator)
    groupingSeparator = ScalarText(number.groupingSeparator)
    decimalKind = decimalSeparator.kind(ifLong: .decimal)
    groupingKind = groupingSeparator.kind(ifLong: groupingSeparator == decimalSeparator ? .decimal : .grouping)
    groupSizes = number.groupSizes ?? (3, 3)
    decimals = number.decimals.upperBound
  }

  /// Returns the separator at an offset, and its length.
  func separator(in text: ArraySlice<Unicode.Scalar>, at offset: Int) -> (kind: SeparatorKind, length: Int)? {
    if let decimalKind, decimalSeparator.isIn(text, at: offset) { return (decimalKind, decimalSeparator.count) }
    if let groupingKind, groupingSeparator.isIn(text, at: offset) { return (groupingKind, groupingSeparator.count) }
    switch text[offset] {
    case ".", ",", "'", " ", "\u{66B}", "\u{66C}": return (.scalar(text[offset]), 1)
    default: return nil
    }
  }

  /// Returns whether a separator is the format's decimal separator, or a common one.
  func canBeginDecimals(_ kind: SeparatorKind) -> Bool {
    switch kind {
    case .scalar("."), .scalar(","), .scalar("\u{66B}"): true
    default: kind == decimalKind
    }
  }

  /// Returns whether a separator is the format's grouping separator, or a common one.
  func canGroup(_ kind: SeparatorKind) -> Bool {
    switch kind {
    case .scalar("."), .scalar(","), .scalar("'"), .scalar(" "), .scalar("\u{66C}"): true
    default: kind == groupingKind
    }
  }

  /// Returns whether a string is a number as programs write it that is the same in every locale: digits, and a point
  /// that isn't before exactly three of them.
  func isPlain(_ text: String) -> Bool {
    guard groupSizes.last == 3 else { return false }
    var text = text
    return text.withUTF8 { bytes in
      var point: Int?
      for (index, byte) in bytes.enumerated() where byte &- UInt8(ascii: "0") > 9 {
        if byte == UInt8(ascii: "."), point == nil {
          point = index
        } else if byte != UInt8(ascii: "-") || index > 0 {
          return false
        }
      }
      return point.map { bytes.count - $0 != 4 } ?? true
    }
  }

  /// Returns the length of the currency's symbol or code at one end of a string, or `nil` if there is no word.
  ///
  /// - Throws: `wrongCurrency` for another word, `unexpected` for one that starts with a point, and `ambiguous` for a
  ///   code before a point and a digit.
  func lengthOfSymbol(
    in text: ArraySlice<Unicode.Scalar>,
    at side: TextSide,
    _ mode: ParsingMode
  ) throws(AmountParseError.Reason) -> Int? {
    let word = side == .start ? word(before: text) : word(after: text)
    var length = code.length(in: text, at: side)
    for symbol in symbols { length = max(length, symbol.length(in: text, at: side)) }
    let name = word.last == "." ? word.dropLast() : word
    if length < name.count, isOwn(name, mode) { length = name.count }
    if side == .start, text.dropFirst(length).first == ".", text.prefix(length).last?.canBeAbbreviated == true {
      // Nobody abbreviates a code, so `USD.50` can be fifty dollars or fifty cents.
      let isCode = code.isEqual(String(String.UnicodeScalarView(text.prefix(length))).uppercased().unicodeScalars)
      if isCode, text.dropFirst(length + 1).first?.decimalValue != nil { throw .ambiguous }
      length += 1
    }
    if length > 0, length >= word.count { return length }
    guard let first = word.first else { return nil }
    throw first == "." ? .unexpected(".") : .wrongCurrency(String(String.UnicodeScalarView(word)))
  }

  /// Returns whether a word is the code in any case, in lenient mode, or the symbol after the code's first two letters:
  /// `US$`.
  private func isOwn(_ word: ArraySlice<Unicode.Scalar>, _ mode: ParsingMode) -> Bool {
    let text = String(String.UnicodeScalarView(word))
    if mode == .lenient, code.isEqual(text.uppercased().unicodeScalars) { return true }
    return symbols.contains { $0.isEqual(word.dropFirst(2)) } && code.begins(with: word.prefix(2))
  }

  private func word(before text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let word = text.prefix { $0.isPartOfSymbol }
    guard word.last == ".", text.dropFirst(word.count).first?.decimalValue != nil else { return word }
    // In `$.50`, the point belongs to the number, but `Rs.50` are fifty rupees.
    return word.dropLast().last?.canBeAbbreviated == true ? word : word.dropLast()
  }

  private func word(after text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    // In `5.$`, the point belongs to the number.
    text.suffix { $0.isPartOfSymbol }.drop { $0 == "." }
  }
}

/// A separator: a single scalar, or one of the format's longer ones.
enum SeparatorKind: Equatable {
  case scalar(Unicode.Scalar)
  case decimal, grouping
}

/// A string in the form of `amountScalars`. Most have a single scalar, which needs no array.
struct ScalarText: Equatable, Sendable {
  private(set) var first: Unicode.Scalar?
  private var others: [Unicode.Scalar] = []

  var count: Int { first == nil ? 0 : 1 + others.count }

  init(_ bytes: TableBytes) {
    if bytes.count == 1 {
      self.init(CollectionOfOne(Unicode.Scalar(bytes[0])))
    } else {
      self.init(bytes.text)
    }
  }

  init(_ text: String) { self.init(text.unicodeScalars) }

  private init(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars {
      guard let plain = scalar.plain else { continue }
      if first == nil { first = plain } else { others.append(plain) }
    }
  }

  /// Returns its kind as a separator, or `nil` if it's empty.
  func kind(ifLong kind: SeparatorKind) -> SeparatorKind? { others.isEmpty ? first.map { .scalar($0) } : kind }

  /// Returns its length if it's at one end of a string, or 0 otherwise.
  func length(in text: ArraySlice<Unicode.Scalar>, at side: TextSide) -> Int {
    guard count > 0, isIn(text, at: side == .start ? text.startIndex : text.endIndex - count) else { return 0 }
    return count
  }

  func isEqual(_ text: some Sequence<Unicode.Scalar>) -> Bool { first != nil && text.elementsEqual(scalars) }

  func begins(with text: some Sequence<Unicode.Scalar>) -> Bool { scalars.starts(with: text) }

  private var scalars: [Unicode.Scalar] { (first.map { [$0] } ?? []) + others }

  /// Returns whether it's at an offset of a string. The offset can be before the string.
  func isIn(_ text: ArraySlice<Unicode.Scalar>, at offset: Int) -> Bool {
    guard offset >= text.startIndex, count <= text.endIndex - offset, text[offset] == first else { return false }
    return others.isEmpty || text[(offset + 1)...].starts(with: others)
  }
}

extension ArraySlice<Unicode.Scalar> {
  func suffix(while predicate: (Unicode.Scalar) -> Bool) -> ArraySlice {
    suffix(from: lastIndex { !predicate($0) }.map { $0 + 1 } ?? startIndex)
  }
}

extension Unicode.Scalar {
  /// Whether a point after it abbreviates a symbol, as in `Rs.` and `S/.`.
  fileprivate var canBeAbbreviated: Bool { self == "/" || properties.isAlphabetic }

  /// Whether it is a letter, a currency sign or a point, as in symbols such as `R$` and `Rs.`.
  fileprivate var isPartOfSymbol: Bool {
    switch self {
    case ".", "$", "A"..."Z", "a"..."z": true
    case "\0"..."\u{7F}": false
    default: properties.isAlphabetic || properties.generalCategory == .currencySymbol
    }
  }
}
