import Almanac
import AlmanacMoney
import AlmanacWorld
import TestSupport
import Testing

/// Texts that are nearly amounts are read only if the grammar has them, and as it says.
@Suite struct HostileAmountTests {
  @Test(arguments: 0..<20) func areReadByTheGrammar(round: Int) {
    var writer = HostileAmountWriter(seed: round)
    var counts = (read: 0, all: 0)
    for _ in 0..<rounds(100) {
      let format = writer.format()
      guard let grammar = AmountGrammar(format) else { continue }
      for _ in 0..<rounds(1000) {
        let text = writer.text(format)
        let amount = try? format.parse(text).amount
        counts.all += 1
        counts.read += amount == nil ? 0 : 1
        let problem = Self.problem(text, amount, format, grammar)
        let sample = format.string(from: -1_234_567.5)
        #expect(problem == nil, "\(format.currency.rawValue) \(sample) \(text.debugDescription)")
      }
    }
    #expect(counts.read > counts.all / 20 && counts.read < counts.all * 19 / 20, "\(counts)")
  }

  /// What is wrong with an amount that a text was read as.
  private static func problem(
    _ text: String,
    _ amount: ExactDecimal?,
    _ format: AmountFormat<Currency>,
    _ grammar: AmountGrammar
  ) -> String? {
    // What the format writes is that amount, even if a plain number would be another one.
    if let amount {
      let texts = [format.string(from: amount)] + (amount.isZero ? [format.string(from: -0.0)] : [])
      if texts.contains(text) { return nil }
    }
    if let plain = AmountGrammar.plainNumber(text) { return amount == plain ? nil : "it is the number \(plain)" }
    let amounts = grammar.amounts(in: text)
    guard let amount else { return amounts.count != 1 ? nil : "it is an amount" }
    if grammar.isAmbiguous { return amounts.contains(amount) ? nil : "it is none of \(amounts)" }
    return amounts == [amount] ? nil : "it is \(amounts), not \(amount)"
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
    format.sign = [.asNeeded, .asNeeded, .always, .never].randomElement(using: &generator) ?? .always
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
