import Almanac
import AlmanacMoney
import AlmanacWorld

/// The grammar that `AmountFormat.parse(_:)` documents, written once more: it tries all ways to divide a text, and
/// knows of a format only what it writes.
struct AmountGrammar {
  typealias Scalars = ArraySlice<Unicode.Scalar>

  private let symbols: [Scalars]
  private let number: GrammarNumber

  /// Whether the decimal separator can be a symbol, too: in Cape Verde, it is `$`.
  let isAmbiguous: Bool

  /// `nil` if the format writes no groups.
  init?(_ format: AmountFormat<Currency>) {
    guard let number = GrammarNumber(format) else { return nil }
    self.number = number
    symbols = [format.symbol, format.currency.rawValue].map { Self.plain($0)[...] }.filter { !$0.isEmpty }
    isAmbiguous = number.decimal.contains { $0.properties.generalCategory == .currencySymbol }
  }

  /// The scalars, with ASCII for all digits, spaces, apostrophes and signs, and without marks of direction.
  static func plain(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.compactMap { scalar in
      if scalar.properties.isBidiControl { return nil }
      if scalar.properties.generalCategory == .spaceSeparator || scalar == "\t" { return " " }
      if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
        return Unicode.Scalar(UInt8(48 + value))
      }
      switch scalar {
      case "−", "﹣", "－": return "-"
      case "＋": return "+"
      case "’", "ʼ", "＇": return "'"
      case "，": return ","
      case "．": return "."
      default: return scalar
      }
    }
  }

  /// The amount of a plain number, such as `-1e-05`.
  static func plainNumber(_ text: String) -> ExactDecimal? {
    // Most texts are none, and expressions take long.
    guard text.utf8.allSatisfy("0123456789.eE+-".utf8.contains) else { return nil }
    guard let match = text.wholeMatch(of: /([-+]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([-+]?[0-9]+))?/) else { return nil }
    let (whole, decimals) = (String(match.2), String(match.3 ?? ""))
    guard !(whole + decimals).isEmpty, let exponent = Int(match.4 ?? "0"), -400...400 ~= exponent else { return nil }
    let digits = whole + decimals
    let point = whole.count + exponent
    let before = String(repeating: "0", count: max(0, 1 - point)) + digits
    let padded = before + String(repeating: "0", count: max(0, max(1, point) - before.count))
    let index = padded.index(padded.startIndex, offsetBy: max(1, point))
    return decimal(isNegative: match.1 == "-", padded[..<index], padded[index...])
  }

  /// The amounts of all ways to read a text.
  func amounts(in text: String) -> Set<ExactDecimal> {
    let scalars = trimmed(Self.plain(text)[...])
    if scalars.first == "(", scalars.last == ")" {
      return amounts(inside: scalars.dropFirst().dropLast(), isInParentheses: true)
    }
    return amounts(inside: scalars, isInParentheses: false)
  }

  private func amounts(inside text: Scalars, isInParentheses: Bool) -> Set<ExactDecimal> {
    guard let first = text.firstIndex(where: \.isASCIIDigit), let last = text.lastIndex(where: \.isASCIIDigit)
    else { return [] }
    var amounts: Set<ExactDecimal> = []
    for start in text.startIndex...first {
      guard let before = affix(text[..<start], next: text[start]) else { continue }
      for end in last + 1...text.endIndex {
        guard let after = affix(text[end...], next: nil), before.symbols + after.symbols <= 1 else { continue }
        let signs = before.signs + after.signs
        guard signs.count <= (isInParentheses ? 0 : 1), let parts = number.parts(text[start..<end]) else { continue }
        let amount = Self.decimal(isNegative: isInParentheses || signs == ["-"], parts.whole, parts.decimals)
        if let amount { amounts.insert(amount) }
      }
    }
    return amounts
  }

  /// The signs and the number of symbols before the scalar `next`, or after a number. `nil` if there is something else.
  private func affix(_ text: Scalars, next: Unicode.Scalar?) -> (signs: [Unicode.Scalar], symbols: Int)? {
    let next = text.last == " " ? " " : next
    let text = trimmed(text)
    guard let first = text.first, let last = text.last else { return ([], 0) }
    if isSymbol(text, next: next) { return ([], 1) }
    if first.isSign {
      let rest = trimmed(text.dropFirst())
      return rest.isEmpty ? ([first], 0) : isSymbol(rest, next: next) ? ([first], 1) : nil
    }
    return last.isSign && isSymbol(trimmed(text.dropLast()), next: " ") ? ([last], 1) : nil
  }

  private func isSymbol(_ text: Scalars, next: Unicode.Scalar?) -> Bool {
    if symbols.contains(text) { return true }
    if text.count == 3, text.allSatisfy({ "A"..."Z" ~= $0 }) { return true }
    let isWord = text.allSatisfy {
      $0 == "." || $0.properties.isAlphabetic || $0.properties.generalCategory == .currencySymbol
    }
    guard isWord, text.first != ".", text.contains(where: { $0.properties.generalCategory == .currencySymbol })
    else { return false }
    // In `$.50`, the point belongs to the number.
    return text.last != "." || next?.isASCIIDigit != true
  }

  private func trimmed(_ text: Scalars) -> Scalars {
    let start = text.firstIndex { $0 != " " } ?? text.endIndex
    let end = text.lastIndex { $0 != " " }.map { $0 + 1 } ?? start
    return text[start..<end]
  }

  /// `nil` if there are too many digits.
  private static func decimal(
    isNegative: Bool,
    _ whole: some StringProtocol,
    _ decimals: some StringProtocol
  ) -> ExactDecimal? {
    let fraction = decimals.isEmpty ? "" : "." + decimals
    return try? ExactDecimal((isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole) + fraction)
  }
}

extension Unicode.Scalar {
  var isASCIIDigit: Bool { "0"..."9" ~= self }

  fileprivate var isSign: Bool { self == "-" || self == "+" }
}
