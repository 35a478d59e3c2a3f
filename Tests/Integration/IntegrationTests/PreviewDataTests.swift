import Foundation
import TestSupport
import Testing

/// The data in the page of `almanac preview`.
@Suite(.runsCommands) struct PreviewDataTests {
  /// `HostilePreviewTests` looks at the page in a browser.
  @Test func hasHostileTextsAsTheyAre() throws {
    let folder = try TemporaryFolder()
    let texts = HostileText.all.filter { $0.text != nil }
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    let codes = letters.flatMap { first in letters.map { "Q\(first)\($0)" } }
    let entries = zip(codes, texts).map { #"{"code": "\#($0)", "name": \#($1.literal), "symbol": \#($1.literal)}"# }
    try folder.add("currencies.json", Data("[\n\(entries.joined(separator: ",\n"))\n]".utf8))
    try folder.add("almanac.json", Data(#"{ currencies: { cases: "code" } }"#.utf8))
    let result = try CommandResult.run([AlmanacExecutable.path, "preview"], in: folder.url)
    // Control characters are errors, and the page shows what is wrong.
    #expect(result.status == 1, "\(result.output)")
    let html = [UInt8](try Data(contentsOf: folder.url.appending(path: "preview.html")))
    let start = try #require(html.firstRange(of: Array(#"<script type="application/json" id="data">"#.utf8)))
    let end = try #require(html[start.upperBound...].firstRange(of: Array("</script>".utf8)))
    let value = try JSONDecoder().decode(Value.self, from: Data(html[start.upperBound..<end.lowerBound]))
    let strings = value.strings
    let missing = texts.compactMap(\.text).filter { !strings.contains(Array($0.utf8)) }
    #expect(missing.isEmpty)
    #expect(html[end.upperBound...].ranges(of: Array("</script>".utf8)).count == 1)
  }

  /// The bytes of all strings in a JSON value.
  private struct Value: Decodable {
    let strings: Set<[UInt8]>

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        strings = [Array(text.utf8)]
      } else {
        let values =
          (try? container.decode([Value].self))
          ?? (try? container.decode([String: Value].self)).map {
            Array($0.values)
          }
        strings = (values ?? []).reduce(into: []) { $0.formUnion($1.strings) }
      }
    }
  }
}
