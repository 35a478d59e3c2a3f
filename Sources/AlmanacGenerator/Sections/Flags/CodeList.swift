/// A text file with a code on each line; `#` begins a comment.
struct CodeList: Sendable {
  let codes: [Located<String>]

  init(readingFile path: String) throws {
    let text = try SourceText(readingFile: path)
    let isVisible = { (byte: UInt8) in !" \t\r".utf8.contains(byte) }
    var codes: [Located<String>] = []
    for line in text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let content = line.prefix { $0 != UInt8(ascii: "#") }
      if let start = content.firstIndex(where: isVisible), let end = content.lastIndex(where: isVisible) {
        let code = String(decoding: content[start...end], as: UTF8.self)
        codes.append(Located(value: code, location: text.location(at: start)))
      }
    }
    self.codes = codes
  }
}
