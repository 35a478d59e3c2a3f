import TestSupport
import Testing

@testable import AlmanacGenerator

/// The texts that a search of the generated code looks through.
@Suite struct SearchRowTests {
  /// The fold for ASCII in C, and the runtime's for everything else.
  @Test(arguments: 0..<20) func foldsAsTheRuntimeDoes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let characters = (0...0x7F).compactMap(UnicodeScalar.init).map(Character.init)
    for round in 0..<100 {
      var text = String(
        (0..<Int.random(in: 0...20, using: &random)).compactMap { _ in characters.randomElement(using: &random) }
      )
      if round % 10 == 0 { text += "Çé한ß" }
      #expect(SearchRow.folded(text) == SearchText.folded(text), "\(text)")
    }
  }
}
