import AlmanacCurrency
import Foundation
import TestSupport
import Testing

/// A text is an amount exactly if the documented grammar says so.
@Suite struct CurrencyGrammarTests {
  private static let dollars = CurrencyFormatter { $0.locale = "en_US" }

  @Test(arguments: [
    (".5", "0.5"), ("-.5", "-0.5"), ("5.", "5"), ("1e3", "1000"), ("1e-05", "0.00001"),
    ("1e+16", "10000000000000000"), ("1.5E2", "150"), ("+7", "7"), ("007", "7"), ("$.50", "0.50"), ("(5)", "-5"),
    ("($1,234.50)", "-1234.50"),
    ("$1,234.50-", "-1234.50"), ("- $5", "-5"), ("USD 5", "5"), ("5 EUR", "5"), ("R$ 5,5", "5.5"),
    ("1'234.5", "1234.5"),
    ("1 234 567", "1234567"), ("12,34,567.5", "1234567.5"), ("0,123", "0.123"), ("1234,567", "1234.567"),
    ("1.234.567,8", "1234567.8"), ("\u{2212}5", "-5"), ("\u{FF04}５", "5"),
  ])
  func reads(text: String, plain: String) {
    let amount = Decimal(string: plain, locale: Locale(identifier: "en_US_POSIX"))
    #expect(Self.dollars.decimal(from: text) == amount)
    #expect(Self.dollars.double(from: text) == Double(plain))
    #expect(Self.dollars.unformatted(string: text) == plain)
  }

  @Test(arguments: [
    "12/31/2024", "1.2.3", "5 apples 6", "5 apples", "12-34", "1,23,45", "1,2345,678", "1 2", "--5", "-5-", "(-5)",
    "($5", "$5$", "1e", "e5", "1e5e5", "1e+-5", "1e5.5", "0x10", "inf", "nan", "1_000", "5%", "5.5.", "1,234,", "..5",
    ".$5",
    "1e401", "1e400", "$", "-", "()", "$-", "five", "5 6", "1.234,567.8", "1 234'567",
    "99999999999999999999999999999999999999999",
  ])
  func refuses(text: String) {
    #expect(Self.dollars.decimal(from: text) == nil)
  }

  /// Texts made of all parts of the grammar, in any order, against regular expressions for it.
  @Test(arguments: 0..<rounds(20)) func followsTheGrammar(round: Int) throws {
    let grammar = try Self.grammar()
    var generator = SeededGenerator(seed: UInt64(round))
    let parts = [
      "0", "1", "5", "12", "123", "234", "5678", ".", ",", "'", " ", "$", "€", "R$", "USD", "-", "+", "(", ")", "e",
      "E", "k",
      "/", "000", "1,234", "1.234", ".50", ",50",
    ]
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...6, using: &generator)
      let text = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      // The range of Decimal is not part of the grammar.
      if text.firstMatch(of: /[eE][+-]?[0-9]{3}/) != nil { continue }
      let isAmount = text.wholeMatch(of: grammar) != nil
      #expect((Self.dollars.double(from: text) != nil) == isAmount, "\(text)")
    }
  }

  /// The grammar for a formatter with the separators of English.
  private static func grammar() throws -> Regex<AnyRegexOutput> {
    let groups = [",", "\\.", "'", " "].map { mark in
      "[1-9][0-9]{0,2}(?:\(mark)[0-9]{3})+|[1-9][0-9]?(?:\(mark)[0-9]{2})+\(mark)[0-9]{3}"
    }
    let others = [("[,' ]", "\\."), ("[.' ]", ",")]
    let decimals = others.flatMap { marks, point in
      [",", "\\.", "'", " "].filter { $0 != point }.flatMap { mark in
        [
          "[1-9][0-9]{0,2}(?:\(mark)[0-9]{3})+\(point)[0-9]*",
          "[1-9][0-9]?(?:\(mark)[0-9]{2})+\(mark)[0-9]{3}\(point)[0-9]*",
        ]
      } + ["[0-9]+\(point)[0-9]*", "\(point)[0-9]+"]
    }
    let number = "(?:[0-9]+|\((groups + decimals).joined(separator: "|")))"
    // A point before a digit belongs to the number.
    let symbol = "(?:[A-Z]{3}|(?=[A-Za-z.]*[€$])[A-Za-z€$](?:[A-Za-z€$.]*[A-Za-z€$])?(?:\\.+(?![0-9]))?)"
    let sign = "[-+]"
    var texts: [String] = []
    for before in ["", sign, symbol, "\(sign) *\(symbol)", "\(symbol) *\(sign)"] {
      for after in ["", sign, symbol, "\(sign) *\(symbol)", "\(symbol) *\(sign)"] {
        let both = before + after
        let signs = both.components(separatedBy: sign).count - 1
        let symbols = both.components(separatedBy: "[A-Z]{3}").count - 1
        guard signs <= 1, symbols <= 1 else { continue }
        texts.append("\(before) *\(number) *\(after)")
        if signs == 0 { texts.append("\\( *\(before) *\(number) *\(after) *\\)") }
      }
    }
    let plain = "[-+]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][-+]?[0-9]+)?"
    return try Regex("\(plain)| *(?:\(texts.joined(separator: "|"))) *")
  }
}
