import Foundation
import Testing

/// The program without a browser.
@Suite struct ProgramTests {
  /// As in `GlobalGuide --log | head -1`: the test closes the output once it has read the address.
  @Test func staysWhenNobodyReadsItsLog() async throws {
    let guide = try RunningGuide(["--log"])
    let port = try #require(guide.address.port.flatMap(UInt16.init))
    for _ in 0..<3 {
      let answer = try await Exchange(port: port, method: "GET", path: "/healthz", body: Data()).answer()
      #expect(String(decoding: answer, as: UTF8.self) == "ok\n")
    }
  }
}
