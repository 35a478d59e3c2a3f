/// A text file with one code on each line, and comments that start with `#`.
enum CodeList {
  /// Returns the codes that must have a flag, from the file that the request or the configuration names; `nil` if there
  /// is none.
  static func read(
    _ request: Request,
    _ configured: Located<String>?,
    in folder: Folder,
    _ reader: FileReader
  ) -> [Located<String>]? {
    guard let path = request.required ?? configured.map({ folder.path(of: $0.value) }) else { return nil }
    let origin = request.required == nil ? configured?.location : nil
    return reader.text(path, namedAt: origin).map(codes(of:))
  }

  static func codes(of text: SourceText) -> [Located<String>] {
    let isVisible = { (byte: UInt8) in byte != 0x20 && byte != 0x09 && byte != 0x0D }
    var codes: [Located<String>] = []
    text.forEachLine { line, start in
      let content = line.prefix { $0 != UInt8(ascii: "#") }
      guard let first = content.firstIndex(where: isVisible), let last = content.lastIndex(where: isVisible) else {
        return
      }
      let column = first - line.startIndex + 1
      let location = SourceLocation(path: text.path, line: start.line, column: column)
      codes.append(Located(value: String(decoding: content[first...last], as: UTF8.self), location: location))
    }
    return codes
  }
}
