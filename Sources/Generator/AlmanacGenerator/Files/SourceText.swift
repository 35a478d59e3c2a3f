/// The bytes of a text file, with the line and column of each.
package struct SourceText: Sendable {
  let path: String
  package let bytes: [UInt8]

  /// Creates a value for bytes, without a byte order mark at the start.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    let mark = Array("\u{FEFF}".utf8)
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
  }

  /// Returns the location of a byte, or of the end of the file.
  ///
  /// - Complexity: O(`offset`). Use it for problems, not for every value.
  package func location(at offset: Int) -> SourceLocation {
    var line = 1
    var start = 0
    for index in 0..<offset where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      start = index + 1
    }
    return SourceLocation(path: path, line: line, column: offset - start + 1)
  }

  /// Calls `body` with each line, without its line feed and carriage return, and its location.
  package func forEachLine(_ body: (_ line: ArraySlice<UInt8>, _ location: SourceLocation) -> Void) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let location = SourceLocation(path: path, line: index + 1, column: 1)
      body(line.last == UInt8(ascii: "\r") ? line.dropLast() : line, location)
    }
  }

  /// The offset of the first byte that is not UTF-8, or `nil` if all bytes are.
  var invalidUTF8Offset: Int? {
    if String(bytes: bytes, encoding: .utf8) != nil { return nil }
    // The first invalid bytes are replaced by the replacement character.
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    let end = zip(bytes, repaired).prefix { $0 == $1 }.count
    return repaired[...end].lastIndex { $0 & 0xC0 != 0x80 }
  }
}
