import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// The data in the page of `almanac preview`.
@Suite(.runsCommands) struct PreviewDataTests {
  /// `HostilePreviewTests` looks at the page in a browser.
  @Test func hasHostileTextsAsTheyAre() throws {
    let folder = try TemporaryFolder()
    let texts = HostileText.all.filter { $0.text != nil }
    let codes = SectionKind.currencies.codes(texts.count)
    let entries = zip(codes, texts).map { #"{"code": "\#($0)", "name": \#($1.literal), "symbol": \#($1.literal)}"# }
    try folder.add("currencies.json", Data("[\n\(entries.joined(separator: ",\n"))\n]".utf8))
    try folder.add("almanac.json", Data(#"{ currencies: { cases: "code" } }"#.utf8))
    let result = try CommandResult.run([CommandTests.executable, "preview"], in: folder.url)
    #expect(result.status == 0, "\(result.output)")
    let html = [UInt8](try Data(contentsOf: folder.url.appending(path: "preview.html")))
    let start = try #require(html.firstRange(of: Array(#"<script type="application/json" id="data">"#.utf8)))
    let end = try #require(html[start.upperBound...].firstRange(of: Array("</script>".utf8)))
    let data = SourceText(path: "data", bytes: Array(html[start.upperBound..<end.lowerBound]))
    let strings = Self.strings(in: try JSONParser.parse(data, as: .json))
    for text in texts.compactMap(\.text) { #expect(strings.contains(Array(text.utf8)), "\(text.prefix(80))") }
    #expect(html[end.upperBound...].ranges(of: Array("</script>".utf8)).count == 1)
  }

  /// The bytes of all strings in a JSON value.
  private static func strings(in value: JSONValue) -> Set<[UInt8]> {
    if let text = value.text { return [Array(text.value.utf8)] }
    let values = (value.elements ?? []) + (value.members ?? []).map(\.value)
    return values.reduce(into: []) { $0.formUnion(strings(in: $1)) }
  }
}
