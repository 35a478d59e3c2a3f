// Scripts/copy-sources copied this from Sources/Kits/AlmanacDownload/CacheFile.swift. Do not edit.

/// A file of a cache: a line with a checksum, a line of JSON that describes what the payload belongs to, and the
/// payload.
///
/// A file that is damaged or has another head counts as missing, because the content of a cache can be made again.
package struct CacheFile<Head: Codable> {
  /// A description of what the payload belongs to.
  package let head: Head

  /// The bytes after the head, a slice of the file's bytes.
  package let payload: Data

  /// Creates the content of a file.
  package init(_ head: Head, _ payload: Data) {
    self.head = head
    self.payload = payload
  }

  /// Reads a file, or returns `nil` if it is missing, damaged or of another kind.
  package init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data)
  }

  /// Reads the bytes of a file, or returns `nil` if they are damaged or of another kind.
  package init?(_ data: Data) {
    let newline = UInt8(ascii: "\n")
    guard let end = data.firstIndex(of: newline) else { return nil }
    let content = data[data.index(after: end)...]
    guard data[..<end].elementsEqual(Checksum.text(of: content).utf8), let headEnd = content.firstIndex(of: newline),
      let head = try? JSONDecoder().decode(Head.self, from: content[..<headEnd])
    else { return nil }
    self.head = head
    payload = content[content.index(after: headEnd)...]
  }

  /// Returns the bytes of the file.
  ///
  /// - Throws: The error of the encoder.
  package func data() throws -> Data {
    let newline = Data([UInt8(ascii: "\n")])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let content = try encoder.encode(head) + newline + payload
    return Data(Checksum.text(of: content).utf8) + newline + content
  }
}
