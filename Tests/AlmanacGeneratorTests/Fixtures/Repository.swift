import Foundation

/// The checkout that the tests run in.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  static let invalidFixtures = root.appending(path: "Fixtures/Invalid")

  /// Whether reference output is written anew instead of compared.
  static let isRecording = ProcessInfo.processInfo.environment["ALMANAC_RECORD"] != nil

  /// The names of the folders in a folder, sorted.
  static func folders(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Compares a text with the one of a file, or writes it there when recording.
  static func matches(_ text: String, reference file: URL) throws -> Bool {
    if isRecording {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try String(contentsOf: file, encoding: .utf8) == text
  }
}
