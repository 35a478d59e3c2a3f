import AlmanacCurrency
import Foundation
import TestSupport
import Testing

/// Amounts are rounded half to even, from all of their digits.
@Suite struct CurrencyRoundingTests {
  private let formatter = CurrencyFormatter { $0.locale = "en_US" }

  /// Amounts beside a half cent, with so many decimals that a `Double` is several units off.
  @Test(arguments: 0..<rounds(20)) func roundsADecimalExactly(round: Int) throws {
    var generator = SeededGenerator(seed: UInt64(round))
    for _ in 0..<2_000 {
      let integers = Int.random(in: 0..<10_000_000_000, using: &generator)
      let cents = Int.random(in: 10..<100, using: &generator)
      let beside = [4_989, 4_990, 4_999, 5_000, 5_001, 5_009, 5_010].randomElement(using: &generator) ?? 0
      let rest = (0..<Int.random(in: 0...22, using: &generator)).map { _ in Int.random(in: 0...9, using: &generator) }
      let text = "\(integers).\(cents)\(beside)\(rest.map(String.init).joined())"
      var amount = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
      var expected = Decimal()
      NSDecimalRound(&expected, &amount, 2, .bankers)
      #expect(formatter.string(from: amount) == formatter.string(from: expected), "\(text)")
    }
  }
}
