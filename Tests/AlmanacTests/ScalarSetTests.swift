import Almanac
import Testing

@Suite struct ScalarSetTests {
  @Test func hasWhatItsRunsHave() {
    // From 1 to 2, from 56 to 112, and from 56 * 56 on.
    let set = ScalarSet("$###%####$###%####$#")
    let members = (0..<5000 as Range<UInt32>).filter { set.contains(Unicode.Scalar($0) ?? "\0") }
    #expect(members == [1] + Array(56..<112) + Array(3136..<5000))
  }

  @Test func hasNothingWithoutRuns() {
    // A set of one code point, which has the shortest possible literal.
    let set = ScalarSet("V###W###")
    #expect(set.contains("3") && !set.contains("2") && !set.contains("4") && !set.contains("\u{10FFFF}"))
  }
}
