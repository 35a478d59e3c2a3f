import Guide
import TestSupport
import Testing

@Suite struct AmountViewModelTests {
  private func field(_ currency: String, _ locale: String) throws -> AmountViewModel {
    try #require(AmountViewModel(currency: currency, locale: locale))
  }

  @Test func shiftsDigitsIn() throws {
    let dollars = try field("USD", "en_US")
    var state = dollars.applying(.insert("1"), to: "", selection: 0..<0)
    #expect(state.text == "$0.01")
    for digit in ["2", "3"] {
      state = dollars.applying(.insert(digit), to: state.text, selection: state.selectionStart..<state.selectionEnd)
    }
    #expect([state.text, state.amount] == ["$1.23", "1.23"])
    #expect([state.selectionStart, state.selectionEnd] == [5, 5])
    #expect(dollars.applying(.insert("123"), to: "", selection: 0..<0).text == "$123.00")
    #expect(dollars.applying(.delete, to: "$0.19", selection: 5..<5).text == "$0.01")
    #expect(dollars.applying(.insert("8"), to: "$1.23", selection: 0..<5).text == "$0.08")
    #expect(dollars.applying(.replace(1..<5, with: "12.5"), to: "$1.23", selection: 5..<5).text == "$12.50")
    #expect(dollars.applying(.end, to: "$12", selection: 3..<3).text == "$0.12")
  }

  @Test func keepsTheCaretBeforeASymbol() throws {
    let euros = try field("EUR", "de_DE")
    let state = euros.applying(.insert("6"), to: "123,45\u{A0}€", selection: 6..<6)
    #expect(state.text == "1.234,56\u{A0}€")
    #expect(state.selectionStart == 8)
    #expect(state.amount == "1234.56")
  }

  @Test func countsUTF16CodeUnits() throws {
    let dollars = try field("USD", "en_US")
    // The character before the digits has two code units.
    let state = dollars.applying(.insert("9"), to: "💶1.23", selection: 6..<6)
    #expect(state.text == "$12.39")
    for offset in -2..<9 {
      let state = dollars.applying(.insert("x"), to: "💶1.23", selection: offset..<offset)
      #expect(0...state.text.utf16.count ~= state.selectionStart)
    }
  }

  @Test func convertsBetweenFormats() throws {
    let (german, american) = (try field("EUR", "de_DE"), try field("EUR", "en_US"))
    #expect(german.converting("1.234,50 €", to: american) == "€1,234.50")
    #expect(american.converting("€1,234.50", to: german) == "1.234,50\u{A0}€")
    #expect(german.converting("12.345,67", to: try field("CHF", "de_CH")) == "CHF\u{A0}12'345.67")
    #expect(german.converting("1.234,50 €", to: try field("JPY", "ja_JP")) == "￥1,234")
    #expect(german.converting("5 Äpfel", to: american) == nil)
    #expect(german.converting("", to: american) == nil)
  }

  @Test func refusesUnknownCurrenciesAndLocales() {
    #expect(AmountViewModel(currency: "eur", locale: "de_DE") == nil)
    #expect(AmountViewModel(currency: "EUR", locale: "../de") == nil)
  }

  @Test func survivesAnyText() throws {
    var generator = SeededGenerator(seed: 3)
    let parts = [
      "1", "٣", "-", ".", ",", "\u{200F}", "€", "👩‍👩‍👧", "e\u{301}", " ", "\u{A0}", "99999999999999999999", "\u{0}",
    ]
    for locale in ["en_US", "ar_EG", "hi_IN", "de_CH"] {
      let field = try field("EUR", locale)
      for _ in 0..<300 {
        let text = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
          parts.randomElement(using: &generator) ?? ""
        }
        let start = Int.random(in: 0...8, using: &generator)
        let state = field.applying(
          .insert(text[0..<(text.count / 2)].joined()),
          to: text.joined(),
          selection: start..<(start + 2)
        )
        #expect(0...state.text.utf16.count ~= state.selectionStart)
        #expect(state.selectionStart...state.text.utf16.count ~= state.selectionEnd)
      }
    }
    let long = String(repeating: "1", count: 100_000)
    #expect(try field("EUR", "de_DE").applying(.insert(long), to: long, selection: 0..<0).text.count < 200)
  }
}
