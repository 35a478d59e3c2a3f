import CurrencyFormatter

/// How to read and adjust texts.
extension Snippet {
  private static var reais: CurrencyFormatter {
    CurrencyFormatter {
      $0.currency = .brazilianReal
      $0.locale = CurrencyLocale.portugueseBrazil
      $0.hasDecimals = true
    }
  }

  private static var dollars: CurrencyFormatter {
    CurrencyFormatter {
      $0.currency = .dollar
      $0.locale = CurrencyLocale.englishUnitedStates
    }
  }

  static var texts: [Snippet] {
    [
      Snippet("unformatted with decimals", expects: "300000.54", "0.99", "333.84") {
        ["R$ 300.000,54", "¥ 0,99", "$333,84"].map { reais.unformatted(string: $0) }
      },
      Snippet("unformatted without decimals", expects: "300000", "3953", "999") {
        let formatter = dollars
        formatter.hasDecimals = false
        return ["$ 300,000", "¥3.953", "$999"].map { formatter.unformatted(string: $0) }
      },
      Snippet("double(from:)", expects: "0.02", "300000.54", "-5.0", "nil") {
        ["00.02", "300000.54", "-5", "text"].map { reais.double(from: $0) }
      },
      Snippet("an amount and back", expects: "€\u{A0}300.000,54", "300000.54", "300000.54") {
        let formatter = reais
        formatter.currency = .euro
        let text = formatter.string(from: 300000.54) ?? ""
        let plain = formatter.unformatted(string: text) ?? ""
        return [text, plain, formatter.double(from: plain)]
      },
      Snippet("the next digit moves the decimal separator", expects: "$232.47", "R$\u{A0}0,05") {
        [
          dollars.formattedStringWithAdjustedDecimalSeparator(from: "$ 23.247"),
          reais.formattedStringWithAdjustedDecimalSeparator(from: reais.initialText + "5"),
        ]
      },
      Snippet("digit by digit", expects: "$0.03", "$0.34", "$3.45", "$34.56", "$345.67", "$3,456.78") {
        let formatter = dollars
        var text = formatter.initialText
        return "345678".map { key in
          text = formatter.formattedStringWithAdjustedDecimalSeparator(from: text + String(key)) ?? ""
          return text
        }
      },
      Snippet("a negative amount", expects: "-R$\u{A0}34,56", "-R$\u{A0}34.56") {
        let formatter = reais
        let text = formatter.formattedStringWithAdjustedDecimalSeparator(from: "-3456")
        formatter.decimalSeparator = "."
        return [text, formatter.formattedStringWithAdjustedDecimalSeparator(from: "-3456")]
      },
      Snippet("a text outside the limits", expects: "$100.31", "$10.00", "$50.00") {
        let formatter = dollars
        formatter.minValue = 10
        formatter.maxValue = 100.31
        return ["$300,000.54", "$2.03", "$50.00"].map { formatter.formattedStringAdjustedToFitAllowedValues(from: $0) }
      },
      Snippet("numeralFormat() and hasNumbers", expects: "23566343559", "true", "false", "false") {
        ["*235&Q@6634(355$Q9_-".numeralFormat(), "sa12".hasNumbers, "R$".hasNumbers, ",".hasNumbers]
      },
      Snippet("representsZero", expects: "false", "false", "true") {
        ["R$ 34.00".representsZero, "00,34".representsZero, "0.000,00".representsZero]
      },
      Snippet("lastNumberOffsetFromEnd", expects: "-4", "0", "nil") {
        ["123some", "number123", "text"].map { $0.lastNumberOffsetFromEnd }
      },
      Snippet("updateDecimalSeparator(decimalDigits:)", expects: "143.49", "34.9", "99", "9", ".9") {
        [("14349", 2), ("349", 1), ("99", 0), ("9", 2), ("9", 1)].map { text, digits in
          var text = text
          text.updateDecimalSeparator(decimalDigits: digits)
          return text
        }
      },
    ]
  }
}
