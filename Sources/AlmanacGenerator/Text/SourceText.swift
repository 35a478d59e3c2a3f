import Foundation

/// The bytes of a text file, which can tell the line and column of each.
struct SourceText: Sendable {
  let path: String
  let bytes: [UInt8]
  private let lineStarts: [Int]

  /// - Parameter bytes: What the file has; a byte order mark at its start is no part of the text.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    let mark = Array("\u{FEFF}".utf8)
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    lineStarts = starts
  }

  init(readingFile path: String) throws {
    self.init(path: path, bytes: [UInt8](try Data(contentsOf: URL(filePath: path))))
  }

  /// The place of a byte. The end of the text has a place too.
  ///
  /// - Complexity: O(log number of lines): parsers ask for each value.
  func location(at offset: Int) -> SourceLocation {
    var lines = 0..<lineStarts.count
    while lines.count > 1 {
      let middle = lines.lowerBound + lines.count / 2
      if lineStarts[middle] <= offset { lines = middle..<lines.upperBound } else { lines = lines.lowerBound..<middle }
    }
    let line = lines.lowerBound
    return SourceLocation(path: path, line: line + 1, column: offset - lineStarts[line] + 1)
  }

  /// The offset of the first byte that no UTF-8 text has at its place, or `nil` where all is well.
  var invalidUTF8Offset: Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = [1, 2, 3, 4].first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
      guard let length else { return rest.startIndex }
      rest = rest.dropFirst(length)
    }
    return nil
  }
}
