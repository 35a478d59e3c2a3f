import TestSupport
import Testing

@testable import AlmanacCurrency

@Suite struct CurrencyTextChangeTests {
  @Test(arguments: 0..<rounds(100))
  func findsAnEditThatGivesTheNewText(round: Int) {
    var generator = SeededGenerator(seed: UInt64(round))
    for _ in 0..<200 {
      let old = Self.text(using: &generator)
      let new = Self.text(using: &generator)
      let start = Int.random(in: 0...old.count, using: &generator)
      let selection = start..<Int.random(in: start...old.count, using: &generator)
      let caret = Int.random(in: -1...(new.count + 1), using: &generator)
      let edit = CurrencyTextEdit(from: old, selection: selection, to: new, caret: caret)
      #expect(edit.applied(to: old, selection: 0..<0).text == new, "\(old) at \(selection)")
    }
  }

  /// Texts of few characters, so that many edits lead from one to the other.
  private static func text(using generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...6, using: &generator)
    return String((0..<count).map { _ in "1,€".randomElement(using: &generator) ?? "1" })
  }
}
