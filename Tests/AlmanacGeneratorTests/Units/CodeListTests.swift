import TestSupport
import Testing

@testable import AlmanacGenerator

@Suite struct CodeListTests {
  @Test(
    arguments: [
      ("", []),
      ("\n\n", []),
      ("us", ["1:1 us"]),
      ("us\n", ["1:1 us"]),
      ("us\nde\ngb-eng", ["1:1 us", "2:1 de", "3:1 gb-eng"]),
      ("us\r\nde\r\n", ["1:1 us", "2:1 de"]),
      ("  us\t\n\tde \n", ["1:3 us", "2:2 de"]),
      ("\n \n\t\r\nus", ["4:1 us"]),
      ("# us\nde # Germany\n#\nfr#x#y", ["2:1 de", "4:1 fr"]),
      ("   # us", []),
      ("é\n  漢字", ["1:1 é", "2:3 漢字"]),
      // One code on each line. The rules reject other content.
      ("us de", ["1:1 us de"]), ("us,de", ["1:1 us,de"]), ("us\nus", ["1:1 us", "2:1 us"]), ("US", ["1:1 US"]),
    ]
  )
  func reads(text: String, codes: [String]) {
    #expect(Self.codes(Array(text.utf8)) == codes)
  }

  @Test func readsWhatIsNotUTF8() {
    #expect(Self.codes([0xFF, 0x0A, 0x64, 0x65]) == ["1:1 \u{FFFD}", "2:1 de"])
  }

  @Test func skipsAByteOrderMark() {
    let codes = Self.codes(Array("\u{FEFF}us\nde".utf8))
    #expect(codes == ["1:1 us", "2:1 de"])
    let commented = Self.codes(Array("\u{FEFF}# us\nde".utf8))
    #expect(commented == ["2:1 de"])
  }

  @Test func namesTheFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("codes.txt", Array("us".utf8))
    #expect(read(path).codes?.map(\.location.path) == [path])
    let missing = read(folder.path(of: "none.txt"))
    #expect(missing.codes == nil && missing.rules == [.configPath])
    let directory = read(folder.path)
    #expect(directory.codes == nil && directory.rules == [.fileUnreadable])
  }

  private func read(_ path: String) -> (codes: [Located<String>]?, rules: [Rule]) {
    var request = Request(folder: ".")
    request.required = path
    let problems = Problems()
    let codes = CodeList.read(request, nil, in: Folder(path: "."), FileReader(problems))
    return (codes, problems.sorted(isStrict: false).map(\.rule))
  }

  private static func codes(_ bytes: [UInt8]) -> [String] {
    CodeList.codes(of: SourceText(path: "codes.txt", bytes: bytes)).map {
      "\($0.location.line):\($0.location.column) \($0.value)"
    }
  }
}
