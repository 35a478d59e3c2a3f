import Almanac
import AlmanacMoney
import AlmanacWorld
import TestSupport
import Testing

/// Texts that are nearly amounts: what is read is what the text shows, and never another amount.
@Suite struct HostileAmountTests {
  @Test(arguments: 0..<20) func areReadAsTheyAreShown(round: Int) {
    var writer = HostileAmountWriter(seed: round)
    var counts = (strict: 0, lenient: 0, all: 0)
    for _ in 0..<rounds(100) {
      let format = writer.format()
      for _ in 0..<rounds(1000) {
        let text = writer.text(format)
        let (strict, lenient) = (try? format.parse(text).amount, try? format.parse(text, .lenient).amount)
        counts.all += 1
        counts.strict += strict == nil ? 0 : 1
        counts.lenient += lenient == nil ? 0 : 1
        let comment = "\(format.currency.rawValue) \(format.string(from: -1_234_567.5)) \(text.debugDescription)"
        // A text that follows the rules of the locale has no other meaning.
        if let strict { #expect(lenient == strict, "\(comment)") }
        for (amount, mode) in [(strict, ParsingMode.strict), (lenient, .lenient)] {
          guard let amount else { continue }
          #expect(ShownAmount(text).canShow(amount, format, mode), "\(comment): \(amount)")
        }
      }
    }
    #expect(counts.strict > counts.all / 50 && counts.lenient < counts.all * 9 / 10, "\(counts)")
  }
}

/// The digits of a text and what is between them, to see whether an amount is what it shows.
private struct ShownAmount {
  private let text: String

  /// From the first digit to the last, with ASCII for all digits, spaces and apostrophes, and without marks.
  private let core: String
  private let isNegative: Bool

  init(_ text: String) {
    self.text = text
    let plain = text.unicodeScalars.compactMap(Self.plain)
    let isDigit = { (scalar: Unicode.Scalar) in "0"..."9" ~= scalar }
    let (first, last) = (plain.firstIndex(where: isDigit) ?? 0, plain.lastIndex(where: isDigit) ?? 0)
    let start = first > 0 && ".,\u{66B}".unicodeScalars.contains(plain[first - 1]) ? first - 1 : first
    core = plain.isEmpty ? "" : String(String.UnicodeScalarView(plain[start...last]))
    isNegative = plain.contains("-") || plain.contains("(")
  }

  /// Returns whether the text shows an amount with the separators of a format or, in lenient mode, with usual ones.
  func canShow(_ amount: ExactDecimal, _ format: AmountFormat<Currency>, _ mode: ParsingMode) -> Bool {
    // Some symbols contain digits or separators, and what the format writes is that amount.
    let texts = [format.string(from: amount)] + (amount.isZero ? [format.string(from: -0.0)] : [])
    if texts.contains(text) { return true }
    if core.contains(where: { $0 == "e" || $0 == "E" }), Double(core) == amount.magnitude { return true }
    guard isNegative || !amount.isNegative else { return false }
    let own = (format.groupingSeparator.plainSeparator, format.decimalSeparator.plainSeparator)
    var pairs = [own, ("", ".")]
    if mode == .lenient {
      for grouping in [".", ",", "'", " ", "\u{66C}", own.0] {
        pairs += [".", ",", "\u{66B}", own.1].filter { $0 != grouping }.map { (grouping, $0) }
      }
    }
    // A point before the digits can belong to a symbol.
    let cores = [core, String(core.drop { !("0"..."9" ~= $0) })]
    return pairs.contains { pair in !writings(of: amount, pair).filter(cores.contains).isEmpty }
  }

  /// The ways to write the digits of the text with a decimal separator where the amount has it, and with groups.
  private func writings(of amount: ExactDecimal, _ pair: (grouping: String, decimal: String)) -> [String] {
    let digits = core.filter { "0"..."9" ~= $0 }
    let (whole, decimals) = (String(digits.dropLast(amount.decimals)), String(digits.suffix(amount.decimals)))
    guard whole.count + decimals.count == digits.count else { return [] }
    let fraction = decimals.isEmpty ? "" : pair.decimal + decimals
    let groups = [(3, 3), (3, 2), (2, 2), (4, 4)].map { Self.grouped(whole, $0, pair.grouping) }
    return ([whole] + groups).map { $0 + fraction }
  }

  private static func grouped(_ digits: String, _ sizes: (last: Int, others: Int), _ separator: String) -> String {
    var (rest, groups) = (Substring(digits), [Substring]())
    while !rest.isEmpty {
      let size = groups.isEmpty ? sizes.last : sizes.others
      groups.insert(rest.suffix(size), at: 0)
      rest = rest.dropLast(size)
    }
    return groups.joined(separator: separator)
  }

  static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.properties.isBidiControl || scalar == "\u{FEFF}" { return nil }
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

extension ExactDecimal {
  fileprivate var magnitude: Double { Double(description.filter { $0 != "-" }) ?? .nan }
}

extension String {
  fileprivate var plainSeparator: String {
    String(String.UnicodeScalarView(unicodeScalars.compactMap(ShownAmount.plain)))
  }
}

/// Writes amounts, and changes the texts.
private struct HostileAmountWriter {
  private var generator: SeededGenerator
  private var alphabet: [[Unicode.Scalar]] = []

  private static let parts = [
    ".", ",", "'", "’", " ", "\u{A0}", "\u{202F}", "٫", "٬", "．", "，", "-", "−", "－", "+", "＋", "(", ")", "$", "€",
    "R$", "Rs.",
    "kr", "USD", "eur", "e", "E", "1", "12", "234", "000", "0", "٣", "५", "๗", "𝟗", "５", "²", "½", "Ⅳ", "\u{200F}",
    "\u{200E}",
    "\u{61C}", "\u{2066}", "\u{200B}", "\u{301}", "\u{FEFF}", "/", ":", "%", "x", "é", "\t", "\n", "\0", "👍",
  ]

  init(seed: Int) { generator = SeededGenerator(seed: seed) }

  mutating func format() -> AmountFormat<Currency> {
    // The first two are the locales of the device.
    let locales = CurrencyLocale.allCases.dropFirst(2)
    var format = AmountFormat(
      locales.randomElement(using: &generator) ?? .germanGermany,
      Currency.allCases.randomElement(using: &generator) ?? .euro
    )
    format.style = Bool.random(using: &generator) ? .standard : .accounting
    format.width = [.standard, .narrow, .code, .none].randomElement(using: &generator) ?? .code
    let digits = [FractionDigits.display, .minorUnits, .cash, .decimals(0...3), .decimals(0)]
    format.digits = digits.randomElement(using: &generator) ?? .cash
    format.sign = [.asNeeded, .always, .exceptZero, .negative, .never].randomElement(using: &generator) ?? .always
    let own = [format.symbol, format.string(from: -1_234_567.5), format.string(from: 8)]
    alphabet = (Self.parts + own).map { Array($0.unicodeScalars) } + own.flatMap { $0.unicodeScalars.map { [$0] } }
    return format
  }

  mutating func text(_ format: AmountFormat<Currency>) -> String {
    let units = Int.random(in: 0..<(1 << Int.random(in: 1...40, using: &generator)), using: &generator)
    var text = Array(format.string(from: Double(Bool.random(using: &generator) ? units : -units) / 100).unicodeScalars)
    for _ in 0..<Int.random(in: 0...4, using: &generator) { mutate(&text) }
    return String(String.UnicodeScalarView(text))
  }

  private mutating func mutate(_ text: inout [Unicode.Scalar]) {
    let start = Int.random(in: 0...text.count, using: &generator)
    let end = min(text.count, start + Int.random(in: 0...3, using: &generator))
    let part = alphabet.randomElement(using: &generator) ?? []
    switch Int.random(in: 0...5, using: &generator) {
    case 0: text.insert(contentsOf: part, at: start)
    case 1: text.replaceSubrange(start..<end, with: part)
    case 2: text.removeSubrange(start..<end)
    case 3: text.insert(contentsOf: text[start..<end], at: Int.random(in: 0...text.count, using: &generator))
    case 4: text[start..<end].reverse()
    default: text = part + text
    }
  }
}
