import Almanac
import Testing

/// Errors that must stop the program, so it never reads past the end of a literal.
///
/// Each body runs in a separate process, so it cannot capture values.
@Suite struct PreconditionTests {
  @Test func codeTableRefusesPlacesOutside() async {
    await #expect(processExitsWith: .failure) { _ = _CodeTable("usde", width: 2)[2] }
    await #expect(processExitsWith: .failure) { _ = _CodeTable("usde", width: 2)[-1] }
    await #expect(processExitsWith: .failure) { _ = _CodeTable("usde", width: 2)[Int.max] }
    await #expect(processExitsWith: .failure) { _ = _CodeTable("", width: 2)[0] }
  }

  @Test func codeTableRefusesRowsOfSeveralWidths() async {
    await #expect(processExitsWith: .failure) { _ = _CodeTable("usd", width: 2) }
    await #expect(processExitsWith: .failure) { _ = _CodeTable("us", width: 0) }
    await #expect(processExitsWith: .failure) { _ = _CodeTable("us", width: -2) }
  }

  @Test func flagTableRefusesPlacesOutside() async {
    // One flag without bytes, of 1 by 1 pixels.
    await #expect(processExitsWith: .success) {
      _ = _FlagTable("\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{1}\0\0\0\u{1}\0\0\0")[0].png
    }
    await #expect(processExitsWith: .failure) {
      _ = _FlagTable("\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{1}\0\0\0\u{1}\0\0\0")[1]
    }
    await #expect(processExitsWith: .failure) {
      _ = _FlagTable("\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0\u{1}\0\0\0\u{1}\0\0\0")[-1]
    }
  }

  @Test func flagTableRefusesALiteralThatIsCutOff() async {
    await #expect(processExitsWith: .failure) { _ = _FlagTable("") }
    // The table has one flag, but no directory or only half of it.
    await #expect(processExitsWith: .failure) { _ = _FlagTable("\u{1}\0\0\0\0\0\0\0") }
    await #expect(processExitsWith: .failure) { _ = _FlagTable("\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\0\0\0\0") }
    // The maximum number of flags in 56 bits.
    await #expect(processExitsWith: .failure) { _ = _FlagTable("\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}") }
  }

  @Test func flagTableRefusesPartsOfGroups() async {
    await #expect(processExitsWith: .failure) { _ = _FlagTable("\0") }
    await #expect(processExitsWith: .failure) { _ = _FlagTable("\0\0\0\0\0\0\0") }
    await #expect(processExitsWith: .failure) { _ = _FlagTable("\0\0\0\0\0\0\0\0\0") }
  }

  @Test func flagRefusesBytesBehindTheLiteral() async {
    // Eight bytes from the only group.
    await #expect(processExitsWith: .failure) {
      _ = _FlagTable("\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\u{8}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0")[0].png
    }
    // One byte from a missing group.
    await #expect(processExitsWith: .failure) {
      _ = _FlagTable("\u{1}\0\0\0\0\0\0\0\u{4}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\0\0\0\0\0\0\0\0")[0].png
    }
    // The largest numbers that 28 bits hold.
    await #expect(processExitsWith: .failure) {
      _ = _FlagTable("\u{1}\0\0\0\0\0\0\0\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{1}\0\0\0\u{1}\0\0\0")[0].png
    }
  }
}
