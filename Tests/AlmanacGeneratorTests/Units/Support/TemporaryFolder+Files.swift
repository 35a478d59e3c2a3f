import Foundation
import TestSupport

extension TemporaryFolder {
  /// Makes a folder with some files.
  convenience init(_ files: [String: String]) throws {
    try self.init()
    for (name, text) in files { try add(name, Data(text.utf8)) }
  }

  /// Writes a file and returns its path.
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    try add(name, Data(bytes))
    return path(of: name)
  }

  /// The text of a file.
  func contents(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }
}
