import Foundation
import Testing

@testable import AlmanacCommand
@testable import AlmanacGenerator

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  @Test func aRunWithoutProblemsIsATestThatPasses() throws {
    let elements = try Self.elements([])
    #expect(elements.map(\.name) == ["testsuites", "testsuite", "testcase"])
    #expect(elements[1].attributes == ["name": "almanac", "tests": "1", "failures": "0", "errors": "0"])
    #expect(elements[2].attributes == ["classname": "almanac", "name": "resources"])
  }

  @Test func writesATestForEachDiagnostic() throws {
    let elements = try Self.elements([
      Diagnostic(.flagName, path: "Flags/usa.png", message: "'usa.png' <&> \"x\" ]]> y"),
      Diagnostic(.fileUnused, path: "a.txt", line: 2, column: 3, message: "m"),
      Diagnostic(.fileUnused, path: "a.txt", message: "m").asError,
    ])
    #expect(elements[1].attributes == ["name": "almanac", "tests": "3", "failures": "2", "errors": "0"])
    let cases = elements.filter { $0.name == "testcase" }.map(\.attributes)
    #expect(cases.map { $0["classname"] } == ["almanac.flag-name", "almanac.file-unused", "almanac.file-unused"])
    #expect(
      cases.map { $0["name"] } == ["Flags/usa.png:1:1: 'usa.png' <&> \"x\" ]]> y", "a.txt:2:3: m", "a.txt:1:1: m"]
    )
    let results = elements.filter { ["failure", "system-out"].contains($0.name) }
    #expect(results.map(\.name) == ["failure", "system-out", "failure"])
    #expect(results[0].attributes == ["type": "flag-name", "message": "'usa.png' <&> \"x\" ]]> y"])
    #expect(results[0].text == "Flags/usa.png:1:1: error: 'usa.png' <&> \"x\" ]]> y [flag-name]")
    #expect(results[1].attributes.isEmpty && results[1].text == "a.txt:2:3: warning: m [file-unused]")
  }

  /// XML can't contain most control characters, not even as references. In an attribute, a line break becomes a space.
  @Test func escapesWhatXMLCannotContain() throws {
    let scalars = (0..<0xA0).compactMap { Unicode.Scalar($0 as UInt32) } + ["\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "😀"]
    for scalar in scalars {
      let text = "a\(Character(scalar))b"
      let isShown = !scalar.isUnprintable && ![0xFFFE, 0xFFFF].contains(scalar.value)
      let expected = isShown ? text : "a\\u{\(String(scalar.value, radix: 16))}b"
      let elements = try Self.elements([Diagnostic(path: text, message: text)])
      #expect(elements[2].attributes["name"] == "\(expected):1:1: \(expected)")
      #expect(elements[3].attributes["message"] == expected)
      #expect(elements[3].text == "\(expected):1:1: error: \(expected) [flag-name]")
    }
  }

  private struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  /// The elements of a report, in their order.
  private static func elements(_ diagnostics: [Diagnostic]) throws -> [Element] {
    let parser = XMLParser(data: Data(try ReportFormat.junit.report(diagnostics).utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.elements
  }

  /// Reads elements that contain either elements or text. It expects each in the element where Jenkins' schema allows
  /// it.
  private final class Reader: NSObject, XMLParserDelegate {
    private static let parents = [
      "testsuites": nil, "testsuite": "testsuites", "testcase": "testsuite", "failure": "testcase",
      "system-out": "testcase",
    ]
    private(set) var elements: [Element] = []
    private var open: [String] = []

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      #expect(Self.parents[name] == .some(open.last))
      open.append(name)
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if ["failure", "system-out"].contains(open.last) { elements[elements.count - 1].text += text }
    }
  }
}
