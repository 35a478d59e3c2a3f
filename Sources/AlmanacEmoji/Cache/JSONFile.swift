import Foundation

/// A value in a JSON file.
struct JSONFile<Value: Codable> {
  let url: URL

  /// The value, or `nil` if there is no file.
  ///
  /// - Throws: `DamagedFileError` if the file is damaged. It is renamed.
  func read() throws -> Value? {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    }
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      throw try FileManager.default.setAside(url, reason: error)
    }
  }

  /// Writes a value, whole or not at all.
  func write(_ value: Value) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  func remove() throws { try FileManager.default.removeFile(at: url) }
}
