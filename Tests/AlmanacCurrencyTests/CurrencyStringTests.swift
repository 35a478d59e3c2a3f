import AlmanacCurrencyText
import Testing

@Suite struct CurrencyStringTests {
  /// A character can contain more than its digit.
  @Test(arguments: [("1️⃣2", "12"), ("1\u{301}", "1"), ("a1٢", "1"), ("½²", ""), ("", "")])
  func keepsOnlyTheDigits(text: String, digits: String) {
    #expect(text.numeralFormat() == digits)
    #expect(text.hasNumbers == !digits.isEmpty)
  }
}
